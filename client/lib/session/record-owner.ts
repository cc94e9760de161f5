import type { Profile } from './profile.ts';

/** Whose record it is: that of an account by its id, or a visitor's. */
export type Owner = string | null;

/** Of a stored profile nothing is known but its token, so an account may have no id here. */
export function ownerOf(profile: Profile | null): Owner {
  if (profile === null) return null;
  const { id } = (profile['user'] ?? {}) as Readonly<Record<string, unknown>>;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : 'account';
}

/** What the tables of an owner are called on this device: phones are shared, so each has tables of their own. */
export function recordName(owner: Owner): string {
  return owner === null ? 'tayari-record' : `tayari-record/${owner}`;
}
