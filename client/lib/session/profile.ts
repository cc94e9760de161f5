/** The key of the login response in browser storage; it survives exam starts. */
export const profileKey = 'profile';

/** The complete login response. All that we know of it is its token. */
export type Profile = Readonly<Record<string, unknown>> & { readonly token: string };

/** What a bearer header can carry (RFC 6750), in a length that no server's header limit refuses. */
const tokenPattern = /^[\w.~+/-]{1,4096}=*$/;

/** Reads the stored text. An unreadable text, or one without a token, counts as signed out. */
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

/** The owner's name, else the e-mail, as far as the profile says so: only the token of a stored profile is certain. */
export function namesIn({ user }: Profile): string[] {
  const { name, email } = (typeof user === 'object' && user !== null ? user : {}) as Record<string, unknown>;
  return [name, email].filter((part) => typeof part === 'string').filter((part) => part.trim() !== '');
}

/** The first letter of a name as it is written: with its vowel sign, and with all of a conjunct (श्रीमान → श्री). */
export function initialOf(name: string): string {
  return /^(?:\P{M}\u094d)*\P{M}\p{M}*/u.exec(name.trim())?.[0].toUpperCase() ?? '';
}
