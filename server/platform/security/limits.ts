/** The facts of an attempt that limits count by. */
export interface Attempt {
  /** The tried e-mail, in the form that finds accounts. */
  readonly account: string;
  /** The origin, in the form in which addresses are counted. */
  readonly address: string;
  /** The device, if this account has logged in on it before; null on any other. */
  readonly device: string | null;
  /** The candidate whose PIN is tried, if it is a PIN. */
  readonly candidate?: { readonly examination: string; readonly symbol_number: string };
}

/** A row of the table below. */
export interface Limit {
  readonly name: string;
  readonly by: readonly ('account' | 'address' | 'device')[];
  /** The devices for which it counts: those on which the account has logged in before, all others, or any. */
  readonly devices: 'known' | 'new' | 'any';
  readonly allowed: number;
  /** How long a count lives from its first, in ms. */
  readonly windowMs: number;
  /** Whether one account counts only once, however often it is tried. */
  readonly eachAccountOnce: boolean;
  /** The effect when it is used up: 429, a pause after each further one, no mail, or a message to the owner. */
  readonly effect: 'refuse' | 'slow' | 'no-mail' | 'tell';
  /** Whether the board of the examination shows the count of each candidate. */
  readonly onBoard?: true;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Each limit: its name, the key of its counts, how many in which time, and the effect. A whole school can sit behind
 * one address, together with an attacker. So an address alone only slows attempts down; it refuses only reports of
 * questions. Guesses of others never count against a device on which the owner has logged in. docs/security.md has the
 * numbers.
 */
export const limits = {
  wrongPasswordOnDevice: row('login-device', ['account', 'device'], 'known', 10, 15 * minute),
  wrongPasswordFromAddress: row('login-account-address', ['account', 'address'], 'new', 10, 15 * minute),
  wrongPassword: row('login-account', ['account'], 'new', 100, day),
  failingAccountsOfAddress: { ...row('login-address', ['address'], 'new', 100, day, 'slow'), eachAccountOnce: true },
  // A person who tries codes knows the password. Of a million codes three are right at any time. These limits never
  // hold up a recovery code. Here a device is known if a code of this second factor was given on it. A stranger's
  // guesses never count there.
  wrongCodeOnDevice: row('second-factor-device', ['account', 'device'], 'known', 5, 15 * minute),
  wrongCodesOfDayOnDevice: row('second-factor-device-day', ['account', 'device'], 'known', 30, day),
  wrongCode: row('second-factor', ['account'], 'new', 5, 15 * minute),
  wrongCodesOfDay: row('second-factor-day', ['account'], 'new', 30, day),
  failedLogins: row('login-failures', ['account'], 'any', 4, 7 * day, 'tell'),
  wrongCurrentPassword: row('change-password', ['account'], 'any', 10, 15 * minute),
  emailTaken: row('register-account', ['account'], 'any', 10, hour),
  emailsTakenFromAddress: row('register-taken-address', ['address'], 'any', 100, day, 'slow'),
  accountsFromAddress: row('register-address', ['address'], 'any', 1500, hour, 'slow'),
  linkOnDevice: row('link-device', ['account', 'device'], 'known', 5, hour),
  linkFromAddress: row('link-account-address', ['account', 'address'], 'new', 5, hour),
  linksOfAddress: { ...row('link-address', ['address'], 'new', 100, hour, 'slow'), eachAccountOnce: true },
  mails: row('link-mail', ['account'], 'new', 10, hour, 'no-mail'),
  // Among many mails that a stranger asked for, there is always one whose link still works.
  mailsInRow: row('link-mail-spaced', ['account'], 'new', 1, 10 * minute, 'no-mail'),
  // A stranger may have made the account with another person's e-mail, and that person wants no mail for each change.
  mailsOfChange: row('change-mail', ['account'], 'any', 10, hour, 'no-mail'),
  // These count by question instead of account. A refused reporter loses nothing by waiting.
  reportsOfQuestion: row('report-question', ['account', 'address'], 'any', 10, day),
  reportsFromAddress: row('report-address', ['address'], 'any', 300, hour),
} as const satisfies Record<string, Limit>;

function row(
  name: string,
  by: Limit['by'],
  devices: Limit['devices'],
  allowed: number,
  windowMs: number,
  effect: Limit['effect'] = 'refuse',
): Limit {
  return { name, by, devices, allowed, windowMs, effect, eachAccountOnce: false };
}

const pauseStepMs = 5;
const longestPauseMs = 10_000;

/** The pause before the next attempt from the same place, in ms. It grows with each attempt over the limit. */
export function pauseAfter({ limit, count }: { readonly limit: Limit; readonly count: number }): number {
  if (limit.effect !== 'slow') return 0;
  return Math.min(longestPauseMs, Math.max(0, count - limit.allowed) * pauseStepMs);
}
