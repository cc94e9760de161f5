import type { KeyDecision, PaperKey, PlaceKey } from '#exam/marking/key.ts';
import { isRecord, listOf, objectOf, oneOf, text, wholeNumber } from '#exam/parse.ts';
import { readStored } from '#server/platform/database/stored-json.ts';
import type { Database } from '#server/platform/database/tables.ts';

const optionList = listOf(text);
const cancellation = oneOf('to-all', 'dropped');

/** A decision with the reason that candidates read. */
export type ReasonedDecision = KeyDecision & { readonly reason: string };

export interface KeyVersion {
  readonly version: number;
  readonly key: PaperKey;
  readonly decisions: readonly ReasonedDecision[];
  /** ms since 1970. */
  readonly madeAt: number;
}

function parsePlaceKey(value: unknown): PlaceKey | undefined {
  const right = isRecord(value) ? optionList(value['right']) : undefined;
  if (!isRecord(value) || right === undefined) return undefined;
  if (value['cancelled'] === undefined) return { right };
  const cancelled = cancellation(value['cancelled']);
  return cancelled && { right, cancelled };
}

function parseDecision(value: unknown): ReasonedDecision | undefined {
  const about = objectOf({ place: wholeNumber, reason: text })(value);
  if (about === undefined || !isRecord(value)) return undefined;
  if (value['keep'] === true) return { ...about, keep: true };
  const cancelled = cancellation(value['cancelled']);
  if (cancelled !== undefined) return { ...about, cancelled };
  const right = optionList(value['right']);
  return right && { ...about, right };
}

/** Every version of an examination's key, the first first; empty before the seal. */
export async function keyVersions(db: Database, code: string): Promise<KeyVersion[]> {
  const rows = await db
    .selectFrom('key_version')
    .selectAll()
    .where('examination', '=', code)
    .orderBy('version')
    .execute();
  return rows.map(({ version, item_key, decisions, made_at }) => {
    return {
      version,
      madeAt: made_at,
      key: readStored('a version of a key', item_key, listOf(parsePlaceKey)),
      decisions: readStored('decisions about a key', decisions, listOf(parseDecision)),
    };
  });
}

/** Stores the next version of a key with its decisions. */
export async function insertKeyVersion(
  trx: Database,
  examination: string,
  { version, key, decisions, madeAt }: KeyVersion,
): Promise<void> {
  await trx
    .insertInto('key_version')
    .values({
      examination,
      version,
      item_key: JSON.stringify(key),
      decisions: JSON.stringify(decisions),
      made_at: madeAt,
    })
    .execute();
}

/**
 * The decision about a place in the newest version that has one. Only versions from `since` (ms since 1970) on count.
 */
export function decisionOf(
  versions: readonly KeyVersion[],
  place: number,
  since = 0,
): { readonly version: number; readonly reason: string } | null {
  for (const { version, decisions, madeAt } of versions.toReversed()) {
    if (madeAt < since) return null;
    const decision = decisions.findLast((each) => each.place === place);
    if (decision) return { version, reason: decision.reason };
  }
  return null;
}
