import type { KeyDecision, PaperKey } from '#exam/marking/key.ts';
import type { Database } from '#server/database/tables.ts';

/** A decision with the reason that candidates read. */
export type ReasonedDecision = KeyDecision & { readonly reason: string };

export interface KeyVersion {
  readonly version: number;
  readonly key: PaperKey;
  readonly decisions: readonly ReasonedDecision[];
}

/** Every version of an examination's key, the first first; none before it is sealed. */
export async function keyVersions(db: Database, code: string): Promise<KeyVersion[]> {
  const rows = await db
    .selectFrom('key_version')
    .selectAll()
    .where('examination', '=', code)
    .orderBy('version')
    .execute();
  return rows.map(({ version, item_key, decisions }) => {
    return {
      version,
      key: JSON.parse(item_key) as PaperKey,
      decisions: JSON.parse(decisions) as ReasonedDecision[],
    };
  });
}

/** What the newest version that decided about a place says of it. */
export function decisionOf(
  versions: readonly KeyVersion[],
  place: number,
): { readonly version: number; readonly reason: string } | null {
  for (const { version, decisions } of versions.toReversed()) {
    const decision = decisions.findLast((each) => each.place === place);
    if (decision) return { version, reason: decision.reason };
  }
  return null;
}
