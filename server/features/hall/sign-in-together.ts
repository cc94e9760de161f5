import { sql } from 'kysely';
import type { KeyedHash } from '#server/platform/security/keyed-hash.ts';
import type { Limiter } from '#server/platform/security/limiter.ts';
import { hashToken, newToken, type RandomBytes } from '#server/platform/security/token.ts';
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
  type ExamAttempt,
  type AttemptKey,
} from './attempts.ts';
import { gather } from './gather.ts';
import { countPins } from './count-pins.ts';
import { pauseAfterWrong } from './limits.ts';

/** A candidate who wants to sign in. */
export interface SignIn {
  readonly code: string;
  /** The symbol numbers that the typed text can stand for, the normalised form first. */
  readonly typed: readonly string[];
  readonly pin: string;
  /** The name that the device gives itself. */
  readonly device: string;
  /** The secret that the server gave it at its first sign-in; null if it brings none. */
  readonly secret: string | null;
  /** The address in the form in which addresses are counted. */
  readonly address: string;
  /** ms since 1970. */
  readonly at: number;
}

/** The sealed paper's hash and its size in bytes. */
export interface PaperFile {
  readonly hash: string;
  readonly bytes: number;
}

/** The result of a sign-in, known after the commit. Times in ms since 1970. */
export type Admission =
  | {
      readonly kind: 'in';
      readonly token: string;
      readonly secret: string;
      readonly candidate: CandidateRow;
      readonly examination: StoredExamination;
      readonly paper: PaperFile | null;
      readonly log: Pick<ExamAttempt, 'n' | 'head'>;
    }
  | { readonly kind: 'held-up'; readonly until: number }
  | { readonly kind: 'too-early'; readonly examination: StoredExamination }
  | { readonly kind: 'other-device'; readonly lastHeard: number }
  /** The answer waits so many ms, because of earlier wrong tries. */
  | { readonly kind: 'wrong'; readonly pauseMs: number }
  | { readonly kind: 'not-found' };

/** The most sign-ins of one commit, and the most that each server has under way. */
export const mostTogether = 500;

/** How long after a device's last call another one needs a release to take over, in ms. */
const heardWithin = 60_000;

interface Deps {
  readonly db: Database;
  readonly random: RandomBytes;
  /** Hashes with the secret that PINs are stored with. */
  readonly hash: KeyedHash;
  readonly limiter: Limiter;
}

/**
 * Signs in together all candidates who come together. A whole hall signs in at one moment, and one commit costs the
 * same for one as for hundreds.
 */
export function createSignInTogether(deps: Deps): (signIn: SignIn) => Promise<Admission> {
  // Only one batch runs at a time. So the next one knows the counts of wrong PINs, and the database stays free for
  // candidates who sit.
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
  /** Null for a session from before devices had secrets. */
  readonly secret_hash: string | null;
}

const isOf = (secret: string) => {
  const hash = hashToken(secret);
  return (session: Session) => session.secret_hash === hash;
};

/** The sessions of these attempts that know their devices by secrets. */
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

/** Which device signs in, and whether it may take over at once. */
interface SignInRequest {
  readonly device: string;
  readonly mayGoOn: boolean;
}

/**
 * Decides which device signs in. A secret proves it; any device can claim a name. Without the secret it is another
 * device. It may take over at once if the device of that name has made no call since its sign-in. Then the answer may
 * have been lost, so that the same device asks again without a secret. The earlier sessions end, so that no two devices
 * sit together.
 */
function whoSignsIn(
  { device, secret }: SignIn,
  attempt: ExamAttempt,
  known: readonly Session[],
  random: RandomBytes,
): SignInRequest {
  const same = secret === null ? undefined : known.find(isOf(secret));
  if (same !== undefined) return { device: same.device, mayGoOn: false };
  const last = known.findLast((session) => session.device === device);
  if (last === undefined || last.secret_hash === null) return { device, mayGoOn: false };
  const newest = known.at(-1);
  const isUnheard = newest?.device.split('/')[0] === device && attempt.last_heard === newest.created_at;
  return { device: `${device.slice(0, 50)}/${newToken(random).slice(0, 8)}`, mayGoOn: isUnheard };
}

interface Takeover {
  readonly attempt: ExamAttempt;
  /** When the other device with the attempt was last heard, in ms since 1970. Null if this device has it. */
  readonly lastHeard: number | null;
  /** Whether the sessions of other devices end. */
  readonly replaces: boolean;
}

/** Claims of the earlier device beyond the log don't bind the next one. */
const nothingClaimed = { claimed_n: null, claimed_head: null, claimed_at: null };

/**
 * Lets this device continue the attempt. If another device was heard just now and not released, it refuses, and the
 * board shows that this device waits. Otherwise the sessions of the other device get an error from then on. Once the
 * paper is over, any device may show the result, and this doesn't make an absent candidate present.
 */
function takeOver(
  attempt: ExamAttempt,
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
  // A release is for another device; until then the released one may continue.
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

/** The candidates with these possible numbers, by the text of their keys. */
async function readTyped(trx: Database, batch: readonly SignIn[]): Promise<ReadonlyMap<string, CandidateRow>> {
  const typed = batch.flatMap((each) => each.typed.map((symbol_number) => ({ examination: each.code, symbol_number })));
  const { rows } = await sql<CandidateRow>`
    select candidate.* from candidate
    where (examination, symbol_number) in (select examination, symbol_number from ${jsonRows(trx, typed, keyColumns)})`.execute(
    trx,
  );
  return new Map(rows.map((row) => [textOf(row), row]));
}

/** What candidates are told about the sealed papers of these examinations. The papers themselves are not read. */
async function readPapers(db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, PaperFile>> {
  const asked = jsonRows(
    db,
    codes.map((examination) => ({ examination })),
    { examination: 'text' },
  );
  const { rows } = await sql<{ examination: string; hash: string; digits: number }>`
    select examination, hash, length(rtrim(sealed, '=')) as digits from sealed_paper
    where examination in (select examination from ${asked})`.execute(db);
  // In base64 four digits are three bytes.
  return new Map(
    rows.map(({ examination, hash, digits }) => [examination, { hash, bytes: Math.floor(digits * 0.75) }]),
  );
}

/** Marks the sessions of all other devices of these candidates as replaced. */
async function replaceSessions(trx: Database, taken: readonly object[]): Promise<void> {
  if (taken.length === 0) return;
  await sql`
    update hall_session set replaced_at = r.at
    from ${jsonRows(trx, taken, { ...keyColumns, device: 'text', at: 'bigint' })}
    where hall_session.examination = r.examination and hall_session.symbol_number = r.symbol_number
      and hall_session.device <> r.device and hall_session.replaced_at is null`.execute(trx);
}
