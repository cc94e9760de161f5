import type { CookieSerializeOptions } from '@fastify/cookie';
import type { KeyedHash } from '#server/platform/security/keyed-hash.ts';
import { newId, type RandomBytes } from '#server/platform/security/token.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';

/** The name of the cookie that a device keeps. */
export const deviceCookie = 'device';

/** Remembers which devices an account has logged in on. This opens nothing; it only separates strangers' guesses. */
export interface Devices {
  /** The device's id, if the account gave its present password on it before. Null otherwise, and without an account. */
  readonly find: (cookie: string | undefined, account: DeviceOwner | undefined) => string | null;
  /** The device's new cookie, which says that the account has logged in here. */
  readonly remember: (cookie: string | undefined, account: DeviceOwner) => string;
}

/**
 * The owner of a device, and the proof that was given on it: password, or code of a second factor. For a code,
 * `password_hash` stands for the second factor's key.
 */
export type DeviceOwner = Pick<AccountRow, 'id' | 'password_hash'>;

/** Families and schools share devices. The account with the oldest log-in is forgotten first. */
const accountsOfDevice = 8;

const form = /^([\w-]{20})((?:\.[\w-]{22}){1,8})$/;
const nobody: DeviceOwner = { id: '', password_hash: '' };

/**
 * Makes the book of devices of an installation. Only the cookie stores anything: the device's id, and a mark for each
 * account. The mark is a keyed hash over the id, the account and its password hash. So a new password makes all devices
 * unknown.
 */
export function createDevices(hash: KeyedHash, random: RandomBytes): Devices {
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
      // The mark is also looked for without an account: the time must not tell whether there is one.
      return marks.includes(markOf(device, account ?? nobody)) ? device : null;
    },
    remember: (cookie, account) => {
      const { device = newId(random), marks } = read(cookie);
      const mark = markOf(device, account);
      return [device, mark, ...marks.filter((other) => other !== mark)].slice(0, 1 + accountsOfDevice).join('.');
    },
  };
}

/** Only our calls see this cookie, no script does; `secure` if the product is reached over https. */
export function deviceCookieOptions(secure: boolean): CookieSerializeOptions {
  return { path: '/api', httpOnly: true, sameSite: 'lax', secure, maxAge: 365 * 24 * 60 * 60 };
}
