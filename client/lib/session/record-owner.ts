import type { Profile } from './profile.ts';

/** The owner of a record: an account by its id, or a visitor. */
export type Owner = string | null;

/** Only the token of a stored profile is certain, so an account may have no id here. */
export function ownerOf(profile: Profile | null): Owner {
  if (profile === null) return null;
  const { id } = (profile['user'] ?? {}) as Readonly<Record<string, unknown>>;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : 'account';
}

/** The name of an owner's tables on this device: several people share phones, so each owner has their own tables. */
export function recordName(owner: Owner): string {
  return owner === null ? 'tayari-record' : `tayari-record/${owner}`;
}
