import type { CatalogueRows, CatalogueTable } from './rows.ts';
import { questionDefects } from './question-defects.ts';
import type { TakenKeys } from './taken-keys.ts';

/** Something wrong with the content, for the log. */
export interface RowFinding {
  readonly about: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/**
 * Leaves out rows that can't be stored or found. Such a row repeats an id, or the slug of a subject, level or
 * programme. Keys in `taken` came first. Also reports questions with defects; those stay as they are.
 */
export function validRows(rows: CatalogueRows, taken: TakenKeys): { rows: CatalogueRows; findings: RowFinding[] } {
  const findings: RowFinding[] = [];

  function distinct<Key extends 'id' | 'slug', Row extends Readonly<Record<Key, unknown>>>(
    table: CatalogueTable,
    all: readonly Row[],
    key: Key,
  ): readonly Row[] {
    const seen = new Set<unknown>(taken[table].map((row) => row[key]));
    return all.filter((row) => {
      if (!seen.has(row[key])) return seen.add(row[key]);
      findings.push({ about: { table, [key]: row[key] }, message: `a second ${table} with this ${key} is left out` });
      return false;
    });
  }
  function owned<Row extends object>(
    all: readonly Row[],
    key: keyof Row,
    owners: readonly { id: number }[],
  ): readonly Row[] {
    const ids = new Set(owners.map(({ id }) => id));
    return all.filter((row) => ids.has(row[key] as number));
  }

  const level = distinct('level', distinct('level', rows.level, 'id'), 'slug');
  const subject = distinct('subject', distinct('subject', owned(rows.subject, 'level_id', level), 'id'), 'slug');
  const unit = distinct('unit', owned(rows.unit, 'subject_id', subject), 'id');
  const programme = distinct('programme', distinct('programme', rows.programme, 'id'), 'slug');
  const entranceSubject = distinct('entrance_subject', owned(rows.entrance_subject, 'programme_id', programme), 'id');
  const entranceUnit = distinct('entrance_unit', owned(rows.entrance_unit, 'subject_id', entranceSubject), 'id');
  for (const [table, units] of [
    ['unit', unit],
    ['entrance_unit', entranceUnit],
  ] as const) {
    for (const { id, json_data } of units) {
      for (const message of questionDefects(json_data)) findings.push({ about: { table, id }, message });
    }
  }
  return {
    rows: { level, subject, unit, programme, entrance_subject: entranceSubject, entrance_unit: entranceUnit },
    findings,
  };
}
