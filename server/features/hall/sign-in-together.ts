import { sql } from 'kysely';
import type { KeyedHash } from '#server/platform/security/keyed-hash.ts';
import type { Limiter } from '#server/platform/security/limiter.ts';
import { hashToken, newToken, type Random } from '#server/platform/security/token.ts';
import { insertRows, jsonRows } from '#server/platform/database/json-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { SilenceRow } from '#server/platform/database/tables/attempts.ts';
import type { CandidateRow } from '#server/platform/database/tables/examinations.ts';
import { pinHash } from '#server/features/examinations/candidates/candidate-rows.ts';
import {
  readExaminations,
  type StoredExamination,
} from '#server/features/examinations/examination/examination-rows.ts';
import {
  deviceColumns,
  holdAttempts,
  insertSilences,
  keyColumns,
  silenceUntil,
  textOf,
  updateAttempts,
  type Attempt,
  type AttemptKey,
} from './attempts.ts';
import { gather } from './gather.ts';
import { countPins } from './count-pins.ts';
import { pauseAfterWrong } from './limits.ts';

/** Somebody who wants in. */
export interface SignIn {
  readonly code: string;
  /** What the symbol number can be that was typed, first as it stands. */
  readonly typed: readonly string[];
  readonly pin: string;
  /** What the device calls itself. */
  readonly device: string;
  /** What the server gave it at its first sign-in; null where it brings none. */
  readonly secret: string | null;
  /** As addresses are counted. */
  readonly address: string;
  /** ms since 1970. */
  readonly at: number;
}

/** The sealed paper's hash and how many bytes it has. */
export interface PaperFile {
  readonly hash: string;
  readonly bytes: number;
}

/** What became of it, told after the commit. Times in ms since 1970. */
export type Admission =
  | {
      readonly kind: 'in';
      readonly token: string;
      readonly secret: string;
      readonly candidate: CandidateRow;
      readonly examination: StoredExamination;
      readonly paper: PaperFile | null;
      readonly log: Pick<Attempt, 'n' | 'head'>;
    }
  | { readonly kind: 'held-up'; readonly until: number }
  | { readonly kind: 'too-early'; readonly examination: StoredExamination }
  | { readonly kind: 'other-device'; readonly lastHeard: number }
  /** The answer waits so many ms, as many wrong ones came before. */
  | { readonly kind: 'wrong'; readonly pauseMs: number }
  | { readonly kind: 'not-found' };

/** How many are signed in with one commit at most, and how many of them each server has under way. */
export const mostTogether = 500;

/** How long after its last call another device can't take over without being released, in ms. */
const heardWithin = 60_000;

interface Deps {
  readonly db: Database;
  readonly random: Random;
  /** Under the secret that PINs are stored by. */
  readonly hash: KeyedHash;
  readonly limiter: Limiter;
}

/** Signs in those together who come together: a whole hall does so in one moment, and one commit costs the same for one as for hundreds. */
export function createSignInTogether(deps: Deps): (signIn: SignIn) => Promise<Admission> {
  // One at a time: what is counted of wrong PINs is then known to the next, and the database is left to those who sit already.
  return gather((batch) => signInAll(deps, batch), { lanes: 1, most: mostTogether });
}

async function signInAll({ db, random, hash, limiter }: Deps, batch: readonly SignIn[]): Promise<readonly Admission[]> {
  const codes = [...new Set(batch.map(({ code }) => code))];
  const now = Math.max(...batch.map(({ at }) => at));
  const examinations = await readExaminations(db, codes, now);
  const papers = await readPapers(db, codes);
  return db.transaction().execute(async (trx) => {
    const candidates = await readTyped(trx, batch);
    const tries = batch.map((signIn) => {
      const { code, typed, pin, address, device } = signIn;
      const candidate = typed.map((number) => candidates.get(keyText(code, number))).find((row) => row !== undefined);
      const symbolNumber = candidate?.symbol_number ?? typed[0] ?? '';
      const fits = candidate?.pin_hash === pinHash(hash, code, symbolNumber, pin) && candidate.withdrawn_at === null;
      return { signIn, code, address, device, candidate, failed: !fits, examination: examinations.get(code) };
    });
    const known = tries.filter(({ examination }) => examination !== undefined && examination.state !== 'draft');
    const counts = await countPins(trx, limiter, known, now);
    const countsOf = new Map(known.map((each, index) => [each, counts[index]]));
    const attempts = await holdAttempts(
      trx,
      known.flatMap(({ candidate, failed }) => (candidate && !failed ? [candidate] : [])),
    );
    const before = new Map(attempts);
    const sessions: Session[] = [];
    const devices = await readDevices(trx, [...attempts.values()]);
    const silences: SilenceRow[] = [];
    const taken: object[] = [];

    const results = tries.map((each): Admission => {
      const { signIn, candidate, failed, examination } = each;
      const counted = countsOf.get(each);
      if (!examination || !counted) return { kind: 'not-found' };
      if (counted.refusedUntil !== null) return { kind: 'held-up', until: counted.refusedUntil };
      if (!candidate || failed) return { kind: 'wrong', pauseMs: pauseAfterWrong(counted.counted) };
      if (examination.state === 'sealed') return { kind: 'too-early', examination };
      const { code, at } = signIn;
      const key = textOf(candidate);
      const attempt = attempts.get(key);
      if (!attempt) return { kind: 'not-found' };
      const own = [...(devices.get(key) ?? []), ...sessions.filter((one) => textOf(one) === key)];
      const { device, mayGoOn } = whoSignsIn(signIn, attempt, own, random);
      const secret = signIn.secret !== null && own.some(isOf(signIn.secret)) ? signIn.secret : newToken(random);
      const takeover = takeOver(attempt, examination, device, mayGoOn, at);
      attempts.set(key, takeover.attempt);
      if (takeover.lastHeard !== null) return { kind: 'other-device', lastHeard: takeover.lastHeard };
      if (takeover.replaces) taken.push({ ...attemptKey(candidate), device, at });
      const silence = silenceUntil(attempt, at, examination.startsAt);
      if (silence) silences.push(silence);
      const token = newToken(random);
      const secret_hash = hashToken(secret);
      sessions.push({ ...attemptKey(candidate), token_hash: hashToken(token), device, created_at: at, secret_hash });
      const log = { n: attempt.n, head: attempt.head };
      return { kind: 'in', token, secret, candidate, examination, paper: papers.get(code) ?? null, log };
    });
    await insertRows(trx, 'hall_session', sessions, {
      ...keyColumns,
      token_hash: 'text',
      device: 'text',
      created_at: 'bigint',
      secret_hash: 'text',
    });
    await replaceSessions(trx, taken);
    await insertSilences(trx, silences);
    await updateAttempts(
      trx,
      [...attempts].flatMap(([key, attempt]) => (attempt === before.get(key) ? [] : [attempt])),
      deviceColumns,
    );
    return results;
  });
}

/** A session of a device that signed in. */
interface Session extends AttemptKey {
  readonly token_hash: string;
  readonly device: string;
  readonly created_at: number;
  /** Null of one from before devices had secrets. */
  readonly secret_hash: string | null;
}

const isOf = (secret: string) => {
  const hash = hashToken(secret);
  return (session: Session) => session.secret_hash === hash;
};

/** The sessions of these attempts, which know their devices by their secrets. */
async function readDevices(
  trx: Database,
  keys: readonly AttemptKey[],
): Promise<ReadonlyMap<string, readonly Session[]>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<Session>`
    select examination, symbol_number, token_hash, device, created_at, secret_hash from hall_session
    where (examination, symbol_number) in (select examination, symbol_number from ${jsonRows(trx, keys, keyColumns)})
    order by created_at`.execute(trx);
  return Map.groupBy(rows, textOf);
}

/** Who signs in: which device, and whether it need not wait for the one before. */
interface Who {
  readonly device: string;
  readonly mayGoOn: boolean;
}

/**
 * Which device it is that signs in. A secret tells; what a device calls itself can be said by any other. Without the secret it
 * is another one. It goes on at once where nothing was heard of that name's device since it was let in: the answer to that may have been
 * lost, and the device that asks again has no secret yet. The sessions of before end then, so that no two sit together.
 */
function whoSignsIn({ device, secret }: SignIn, attempt: Attempt, known: readonly Session[], random: Random): Who {
  const same = secret === null ? undefined : known.find(isOf(secret));
  if (same !== undefined) return { device: same.device, mayGoOn: false };
  const last = known.findLast((session) => session.device === device);
  if (last === undefined || last.secret_hash === null) return { device, mayGoOn: false };
  const newest = known.at(-1);
  const isUnheard = newest?.device.split('/')[0] === device && attempt.last_heard === newest.created_at;
  return { device: `${device.slice(0, 50)}/${newToken(random).slice(0, 8)}`, mayGoOn: isUnheard };
}

interface Takeover {
  readonly attempt: Attempt;
  /** When the device was heard of that goes on, in ms since 1970; null where this one does. */
  readonly lastHeard: number | null;
  /** Whether the sessions of other devices end. */
  readonly replaces: boolean;
}

/** What the device before had claimed beyond the log is its own. */
const nothingClaimed = { claimed_n: null, claimed_head: null, claimed_at: null };

/**
 * Lets this device go on with the attempt. It is refused while another one was heard of just now and was not released, and the board
 * shows that it waits. The sessions of the other one are told so from then on. Once the paper is over,
 * any device may look at the result, and who never began is not present by it.
 */
function takeOver(
  attempt: Attempt,
  { state }: StoredExamination,
  device: string,
  mayGoOn: boolean,
  now: number,
): Takeover {
  const isOther = attempt.device !== null && attempt.device !== device;
  const isOn = state === 'open' || state === 'running';
  const { last_heard: lastHeard } = attempt;
  const isOpen = lastHeard !== null && now - lastHeard < heardWithin && attempt.released_at === null;
  if (isOther && isOn && isOpen && !mayGoOn)
    return { attempt: { ...attempt, wanted_at: now }, lastHeard, replaces: false };
  // A release is there for another device: the one that was released may go on until then.
  const released = isOther ? { released_at: null, wanted_at: null, ...nothingClaimed } : {};
  const heard = isOn || attempt.began_at !== null ? now : lastHeard;
  return {
    attempt: { ...attempt, device, last_heard: heard, ...released },
    lastHeard: null,
    replaces: isOther && isOn,
  };
}

const attemptKey = ({ examination, symbol_number }: CandidateRow) => ({ examination, symbol_number });
const keyText = (examination: string, symbol_number: string) => textOf({ examination, symbol_number });

/** The candidates whose numbers these may be, by the text of their keys. */
async function readTyped(trx: Database, batch: readonly SignIn[]): Promise<ReadonlyMap<string, CandidateRow>> {
  const typed = batch.flatMap((each) => each.typed.map((symbol_number) => ({ examination: each.code, symbol_number })));
  const { rows } = await sql<CandidateRow>`
    select candidate.* from candidate
    where (examination, symbol_number) in (select examination, symbol_number from ${jsonRows(trx, typed, keyColumns)})`.execute(
    trx,
  );
  return new Map(rows.map((row) => [textOf(row), row]));
}

/** What candidates are told of the sealed papers of these examinations. The papers themselves stay where they are. */
async function readPapers(db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, PaperFile>> {
  const asked = jsonRows(
    db,
    codes.map((examination) => ({ examination })),
    { examination: 'text' },
  );
  const { rows } = await sql<{ examination: string; hash: string; digits: number }>`
    select examination, hash, length(rtrim(sealed, '=')) as digits from sealed_paper
    where examination in (select examination from ${asked})`.execute(db);
  // In base 64 four digits are three bytes.
  return new Map(
    rows.map(({ examination, hash, digits }) => [examination, { hash, bytes: Math.floor(digits * 0.75) }]),
  );
}

/** Tells the sessions of all other devices of these candidates that they are replaced. */
async function replaceSessions(trx: Database, taken: readonly object[]): Promise<void> {
  if (taken.length === 0) return;
  await sql`
    update hall_session set replaced_at = r.at
    from ${jsonRows(trx, taken, { ...keyColumns, device: 'text', at: 'bigint' })}
    where hall_session.examination = r.examination and hall_session.symbol_number = r.symbol_number
      and hall_session.device <> r.device and hall_session.replaced_at is null`.execute(trx);
}
