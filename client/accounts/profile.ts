/** Where browser storage keeps the login response; it survives exam starts. */
export const profileKey = 'profile';

/** The login response, kept whole; all that is known of it is that it carries a token. */
export type Profile = Readonly<Record<string, unknown>> & { readonly token: string };

/** What a bearer header can carry (RFC 6750), and no server's header limit refuses. */
const tokenPattern = /^[\w.~+/-]{1,4096}=*$/;

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
    tokenPattern.test(value.token)
  );
}
