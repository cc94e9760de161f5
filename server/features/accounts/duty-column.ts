import { sql, type RawBuilder } from 'kysely';
import { duties as allDuties, type Duty } from '#contract/duty.ts';
import type { AccountRow } from '#server/platform/database/tables/accounts.ts';

/** The duties in an account's row, in the order of the contract. */
export function dutiesIn({ duties }: Pick<AccountRow, 'duties'>): readonly Duty[] {
  const held = duties.split(' ');
  return allDuties.filter((duty) => held.includes(duty));
}

/** The text of the column `account.duties` for these duties. */
export function dutiesText(duties: readonly Duty[]): string {
  return allDuties.filter((duty) => duties.includes(duty)).join(' ');
}

/** Whether an account has a duty, as a condition on its row. */
export function holdsDuty(duty: Duty): RawBuilder<boolean> {
  return sql<boolean>`' ' || duties || ' ' like ${`% ${duty} %`}`;
}
