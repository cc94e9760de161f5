import { formFields } from '#contract/application-form.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { iso } from '#server/platform/iso.ts';
import { decisionOf, doubtsOf, formIn, namesIn } from '../application-rows.ts';

/** The columns that stand before the typed fields. */
const head = ['application', 'symbol_number', 'state', 'submitted_at', 'late', 'date_of_birth_ad'] as const;

/** The columns after them. */
const tail = [
  'fee',
  'groups_claimed',
  'groups_refused',
  'extra_minutes',
  'decided_at',
  'reason',
  'corrected',
  'doubts',
] as const;

/**
 * All submitted applications of an examination with all fields, as a table with headings. Each typed field stands as it
 * was submitted.
 */
export async function applicationTable(
  db: Database,
  code: string,
  questions: number,
): Promise<(string | number | null)[][]> {
  const rows = await db
    .selectFrom('application')
    .selectAll()
    .where('examination', '=', code)
    .where('sent_form', 'is not', null)
    .orderBy('submitted_at')
    .orderBy('number')
    .execute();
  const answers = Array.from({ length: questions }, (_, place) => `answer-${place}` as const);
  const fields = [...formFields.filter((field) => field !== 'groups'), ...answers];
  const lines = rows.map((row) => {
    const form = formIn(row.sent_form ?? row.form);
    const decision = decisionOf(row);
    const typed = fields.map((field) => form[field] ?? null);
    const moment = (at: number | null) => (at === null ? null : iso(at));
    return [
      row.number,
      row.symbol_number,
      row.state,
      moment(row.submitted_at),
      row.late,
      row.date_of_birth,
      ...typed,
      row.fee,
      namesIn(row.claimed).join(';'),
      decision?.kind === 'accept' ? decision.refusedGroups.join(';') : null,
      decision?.kind === 'accept' ? decision.extraMinutes : null,
      moment(row.decided_at),
      reasonOf(decision),
      namesIn(row.corrected).join(';'),
      doubtsOf(row)
        .map((doubt) => doubt.code)
        .join(';'),
    ];
  });
  return [[...head, ...fields, ...tail], ...lines];
}

function reasonOf(decision: ReturnType<typeof decisionOf>): string | null {
  if (decision?.kind === 'refuse') return decision.reason;
  return decision?.kind === 'return'
    ? [...decision.reasons, decision.text].filter((text) => text !== '').join('; ')
    : null;
}
