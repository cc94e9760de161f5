import type { DeskLine } from '#contract/applications.ts';
import type { ApplicationRow } from '#server/platform/database/tables/applications.ts';
import { iso } from '#server/platform/iso.ts';
import { doubtsOf, formIn, namesIn } from '../application-rows.ts';

/** The columns that a line of the desk is made of. */
export const lineColumns = [
  'number',
  'state',
  'form',
  'sent_form',
  'district',
  'claimed',
  'fee',
  'submitted_at',
  'corrected',
  'doubts',
  'late',
  'symbol_number',
] as const;

/** An application as a line of the desk. Of a draft it shows what was typed so far. */
export function deskLine(row: Pick<ApplicationRow, (typeof lineColumns)[number]>): DeskLine {
  const form = formIn(row.sent_form ?? row.form);
  return {
    number: row.number,
    state: row.state,
    name: form.name ?? '',
    nameNepali: form.nameNepali ?? '',
    district: row.district,
    groups: [...namesIn(row.claimed)],
    fee: row.fee,
    submittedAt: row.submitted_at === null ? null : iso(row.submitted_at),
    corrected: [...namesIn(row.corrected)],
    doubts: doubtsOf(row),
    late: row.late === 1,
    symbolNumber: row.symbol_number,
  };
}
