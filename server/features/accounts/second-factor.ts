import type { AccountDeps } from './deps.ts';
import type { DeviceOwner } from './devices.ts';
import { limits } from '#server/platform/security/limits.ts';
import { hashToken, type RandomBytes } from '#server/platform/security/token.ts';
import { newTotpSecret, totpStep, totpUri } from '#server/platform/security/totp.ts';
import { isPostgres } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

const recoveryCodes = 10;

/** Lower-case Base32 letters without those that look alike; 24 of them are 120 bits. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const codeLength = 24;

type Owner = Pick<AccountRow, 'id' | 'email_key'>;
type Deps = Pick<AccountDeps, 'devices' | 'limiter' | 'now'>;

/** All limits under which a wrong code may count. */
const wrongCodes = [limits.wrongCodeOnDevice, limits.wrongCodesOfDayOnDevice, limits.wrongCode, limits.wrongCodesOfDay];

/** Whether an account has a second factor, and how many recovery codes it has left. */
export async function secondFactorOf(db: Database, accountId: string): Promise<{ on: boolean; left: number }> {
  const found = await confirmed(db, accountId);
  const { left } = await db
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { on: found !== undefined, left };
}

/** The owner mark for devices on which this account has given a code of its second factor; null without one. */
export async function givesCodes(db: Database, accountId: string): Promise<DeviceOwner | null> {
  const found = await confirmed(db, accountId);
  return found === undefined ? null : codeOwner(accountId, found.secret);
}

function codeOwner(id: string, secret: string): DeviceOwner {
  return { id, password_hash: `code ${secret}` };
}

/**
 * Begins the set-up of a second factor and drops an earlier beginning. Throws 'second-factor-on' when there is one
 * already.
 */
export async function beginSecondFactor(
  db: Database,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  random: RandomBytes,
): Promise<{ secret: string; uri: string }> {
  if (await confirmed(db, id)) throw new AppError('second-factor-on');
  const secret = newTotpSecret(random);
  await db
    .insertInto('second_factor')
    .values({ account_id: id, secret, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ secret, last_step: 0 }))
    .execute();
  return { secret, uri: totpUri(secret, email) };
}

/**
 * Turns the second factor on, if `code` belongs to the one that was begun. Throws 'wrong-code', 'second-factor-on' and
 * 'too-many-attempts'.
 */
export async function confirmSecondFactor(deps: Deps, db: Database, owner: Owner, code: string): Promise<void> {
  if (await confirmed(db, owner.id)) throw new AppError('second-factor-on');
  await takeTotp(deps, db, owner, code, undefined);
  await db.updateTable('second_factor').set({ confirmed_at: deps.now() }).where('account_id', '=', owner.id).execute();
}

/** Makes ten new recovery codes; the old ones become invalid. Only their hashes are stored. */
export async function newRecoveryCodes(trx: Database, accountId: string, random: RandomBytes): Promise<string[]> {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  const codes = Array.from({ length: recoveryCodes }, () =>
    // 32 letters divide the 256 values of a byte without a remainder.
    Array.from(random(codeLength), (byte) => letters.charAt(byte % letters.length)).join(''),
  );
  const rows = codes.map((code) => ({ code_hash: hashToken(code), account_id: accountId }));
  await trx.insertInto('recovery_code').values(rows).execute();
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

/**
 * Uses a code of the app, or a recovery code, which is then gone. Returns which of the two it was. Throws 'wrong-code',
 * also for a code that was used before. Throws 'too-many-attempts', though never for a recovery code, which can't be
 * guessed. `cookie` is the device's: on a device where a code was given before, guesses from elsewhere hold up nothing.
 */
export async function takeCode(
  deps: Deps,
  db: Database,
  owner: Owner,
  code: string,
  cookie: string | undefined,
): Promise<'app' | 'recovery'> {
  if (code.length !== codeLength) {
    await takeTotp(deps, db, owner, code, cookie);
    return 'app';
  }
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', owner.id)
    .where('code_hash', '=', hashToken(code))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('wrong-code');
  return 'recovery';
}

/** Removes the second factor of an account. */
export async function removeSecondFactor(trx: Database, accountId: string): Promise<void> {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('second_factor').where('account_id', '=', accountId).execute();
}

function confirmed(db: Database, accountId: string) {
  return db
    .selectFrom('second_factor')
    .select('secret')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

async function takeTotp(
  { devices, limiter, now }: Deps,
  db: Database,
  owner: Owner,
  code: string,
  cookie: string | undefined,
): Promise<void> {
  const isRight = await db.transaction().execute(async (trx) => {
    // This lock serialises guesses: of many in one moment, each is counted before the next is checked.
    const factor = await trx
      .selectFrom('second_factor')
      .select(['secret', 'last_step'])
      .where('account_id', '=', owner.id)
      .$if(isPostgres(trx), (query) => query.forUpdate())
      .executeTakeFirst();
    const device = factor === undefined ? null : devices.find(cookie, codeOwner(owner.id, factor.secret));
    const attempt = { account: owner.email_key, address: '', device };
    await limiter.check(trx, wrongCodes, attempt, now());
    const step = factor === undefined ? null : totpStep(factor.secret, code, now());
    if (factor === undefined || step === null || step <= factor.last_step) {
      await limiter.count(trx, wrongCodes, attempt, now());
      return false;
    }
    await trx.updateTable('second_factor').set({ last_step: step }).where('account_id', '=', owner.id).execute();
    return true;
  });
  // This is outside the transaction, so that the count stays.
  if (!isRight) throw new AppError('wrong-code');
}
