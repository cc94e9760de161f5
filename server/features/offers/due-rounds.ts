import { nextRound } from '#exam/marking/offers.ts';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { OfferDeps } from './deps.ts';
import { holdExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { holdRound } from './hold-round.ts';
import { offeredLists, readOfferFacts } from './offer-facts.ts';

const hourMs = 60 * 60_000;

/**
 * Begins the rounds whose hour has come: after a deadline the free seats are offered to the next, where there is one. A
 * round that comes late by more than an hour has its whole time from then on.
 */
export async function beginDueRounds({ db, now, publications }: OfferDeps): Promise<void> {
  for (const { examination } of await dueExaminations(db, now())) {
    // One after the other: each is a transaction, and SQLite has one writer.
    // oxlint-disable-next-line eslint/no-await-in-loop
    await beginDueRound({ db, now, publications }, examination);
  }
}

async function dueExaminations(db: Database, now: number) {
  return db
    .selectFrom('offer_rule')
    .innerJoin('offer_round', 'offer_round.examination', 'offer_rule.examination')
    .select('offer_rule.examination')
    .distinct()
    .where('offer_round.answer_until', '<=', now)
    .whereRef('offer_round.answer_until', '>', 'offer_rule.deadline_seen')
    .execute();
}

async function beginDueRound(
  { db, now, publications }: Pick<OfferDeps, 'db' | 'now' | 'publications'>,
  code: string,
): Promise<void> {
  const publication = await publications.find(code);
  if (!publication) return;
  const published = publication.published.results;
  await db.transaction().execute(async (trx) => {
    await holdExamination(trx, code);
    const facts = await readOfferFacts(trx, code, published);
    // Another server may have begun it meanwhile.
    const at = Math.max(now(), facts?.rules.rounds.at(-1)?.atMs ?? 0);
    if (!facts || !(await dueExaminations(trx, at)).some(({ examination }) => examination === code)) return;
    const deadlines = facts.rules.rounds.map(({ untilMs }) => untilMs).filter((untilMs) => untilMs <= at);
    const deadline = Math.max(...deadlines);
    await trx.updateTable('offer_rule').set({ deadline_seen: deadline }).where('examination', '=', code).execute();
    const begin = at - deadline > hourMs ? at : deadline;
    const round = { atMs: at, untilMs: begin + facts.roundHours * hourMs, decided: [] };
    if (nextRound(offeredLists(published), facts.rules, facts.answers, round).offers.length === 0) return;
    const details = await holdRound(trx, published, facts, round);
    const line = { actor: 'system', act: 'offers-begun', subject: `examination:${code}`, examination: code } as const;
    await writeAudit(trx, { ...line, details }, at);
  });
}
