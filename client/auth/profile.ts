/** The login response, kept whole; all that is known of it is that it carries a token. */
export type Profile = Readonly<Record<string, unknown>> & { readonly token: string };

/** Reads the stored text; anything unreadable or without a token counts as nobody signed in. */
export function parseProfile(text: string | null): Profile | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isProfile(value) ? value : null;
  } catch {
    return null;
  }
}

function isProfile(value: unknown): value is Profile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    value.token !== ''
  );
}
