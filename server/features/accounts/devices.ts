import type { CookieSerializeOptions } from '@fastify/cookie';
import type { KeyedHash } from '#server/platform/security/keyed-hash.ts';
import { newId, type Random } from '#server/platform/security/token.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';

/** The name of the cookie that a device keeps. */
export const deviceCookie = 'device';

/** Tells which devices an account has logged in on. That opens nothing: it only keeps strangers' guesses apart. */
export interface Devices {
  /** The device's id, when the account gave its present password on it before; null else, and without an account. */
  readonly find: (cookie: string | undefined, account: DeviceOwner | undefined) => string | null;
  /** The device's cookie from now on, that the account has logged in here. */
  readonly remember: (cookie: string | undefined, account: DeviceOwner) => string;
}

/** Whose device it is, and what was given on it: the account's password, or a code of its second factor (`password_hash` then stands for the key of that). */
export type DeviceOwner = Pick<AccountRow, 'id' | 'password_hash'>;

/** Families and schools share devices; who has not logged in for the longest time is forgotten. */
const accountsOfDevice = 8;

const form = /^([\w-]{20})((?:\.[\w-]{22}){1,8})$/;
const nobody: DeviceOwner = { id: '', password_hash: '' };

/**
 * Makes the book of devices of an installation; nothing is stored but in the cookie: the device's id, and a mark for
 * each account, a keyed hash over both and the account's password hash. So a new password makes all devices new.
 */
export function createDevices(hash: KeyedHash, random: Random): Devices {
  const markOf = (device: string, { id, password_hash }: DeviceOwner) =>
    hash('device', device, id, password_hash).slice(0, 22);
  const read = (cookie: string | undefined) => {
    const [, device, marks = ''] = form.exec(cookie ?? '') ?? [];
    return { device, marks: marks.split('.').slice(1) };
  };
  return {
    find: (cookie, account) => {
      const { device, marks } = read(cookie);
      if (device === undefined) return null;
      // Nobody's mark is looked for as well: the time must not tell whether there is an account.
      return marks.includes(markOf(device, account ?? nobody)) ? device : null;
    },
    remember: (cookie, account) => {
      const { device = newId(random), marks } = read(cookie);
      const mark = markOf(device, account);
      return [device, mark, ...marks.filter((other) => other !== mark)].slice(0, 1 + accountsOfDevice).join('.');
    },
  };
}

/** Seen by our calls only and by no script; `secure` when the product is reached over https. */
export function deviceCookieOptions(secure: boolean): CookieSerializeOptions {
  return { path: '/api', httpOnly: true, sameSite: 'lax', secure, maxAge: 365 * 24 * 60 * 60 };
}
