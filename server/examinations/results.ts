import type { AnswerOf } from '#contract/calls.ts';
import { toHundredths, fromHundredths } from '#exam/marking/hundredths.ts';
import type { PaperKey } from '#exam/marking/key.ts';
import { mark, type Marked } from '#exam/marking/mark.ts';
import { merit } from '#exam/marking/merit.ts';
import type { Result } from '#exam/marking/rank.ts';
import { choicesOf, fold } from '#exam/sitting/fold.ts';
import { orderOf } from '#exam/sitting/order.ts';
import type { Entry } from '#exam/sitting/entry.ts';
import type { AttemptRow, CandidateRow, Database } from '#server/database/tables.ts';
import { candidatesOf } from '#server/examinations/candidate-rows.ts';
import type { StoredExamination } from '#server/examinations/examination-rows.ts';
import type { SealedText } from '#server/examinations/sealed-text.ts';
import { AppError } from '#server/errors/app-error.ts';
import { entryOf } from '#server/examinations/entry-of.ts';

type ResultRow = AnswerOf<'GET /staff/examinations/:code/results'>['rows'][number];
type Sat = CandidateRow & Pick<AttemptRow, 'began_at' | 'ends_at' | 'handed_in_at'>;

/** Everybody who was to sit: by rank, then by symbol number; whoever never began has neither marks nor rank. */
export async function resultsOf(db: Database, { code, rules }: StoredExamination): Promise<ResultRow[]> {
  const sealed = await db.selectFrom('sealed_paper').selectAll().where('examination', '=', code).executeTakeFirst();
  if (!sealed) throw new AppError('not-found');
  const paper = JSON.parse(sealed.paper) as SealedText;
  const key = JSON.parse(sealed.item_key) as PaperKey;
  const candidates: Sat[] = await candidatesOf(db, code)
    .where('candidate.withdrawn_at', 'is', null)
    .selectAll('candidate')
    .select(['attempt.began_at', 'attempt.ends_at', 'attempt.handed_in_at'])
    .orderBy('candidate.symbol_number')
    .execute();
  const logs = await logsOf(db, code);
  const marked = new Map<string, Marked>();
  const results: Result[] = [];
  for (const candidate of candidates) {
    if (candidate.began_at === null) continue;
    const order = orderOf(paper, candidate.seed, paper);
    const limits = { endsAt: candidate.ends_at ?? 0, takenBack: [] };
    const sitting = fold(paper, order, logs.get(candidate.symbol_number) ?? [], limits);
    const sections = paper.sections.map(({ title, items, marks, penalty }) => ({
      title,
      count: items.length,
      marks,
      penalty,
    }));
    const own = mark(sections, key, choicesOf(paper, sitting));
    marked.set(candidate.symbol_number, own);
    results.push({
      symbolNumber: candidate.symbol_number,
      marks: own.marks,
      sections: Object.fromEntries(own.sections.map(({ title, marks }) => [title, marks])),
      wrong: own.wrong,
      previousScore: candidate.previous_score,
      dateOfBirth: candidate.date_of_birth,
      handInAt: candidate.handed_in_at ?? candidate.ends_at,
      groups: JSON.parse(candidate.member_of) as string[],
      withheld: candidate.withheld !== null,
    });
  }
  return inOrder(candidates, results, marked, rules);
}

function inOrder(
  candidates: readonly Sat[],
  results: readonly Result[],
  marked: ReadonlyMap<string, Marked>,
  rules: StoredExamination['rules'],
): ResultRow[] {
  const passMark = toHundredths(rules.passMark);
  const lists = merit(results, { passMark, tieBreaks: rules.tieBreaks, seats: rules.seats, decided: [] });
  const seats = new Map<string, { list: string; position: number }>();
  for (const list of [lists.open, ...lists.groups])
    for (const [index, symbolNumber] of list.symbolNumbers.entries())
      seats.set(symbolNumber, { list: list.name, position: index + 1 });
  const nameOf = new Map(candidates.map(({ symbol_number, name }) => [symbol_number, name]));
  const sat = lists.ranking.map(({ symbolNumber, rank, marks, withheld }): ResultRow => {
    const own = marked.get(symbolNumber);
    const seat = seats.get(symbolNumber);
    return {
      rank,
      symbolNumber,
      name: nameOf.get(symbolNumber) ?? '',
      total: fromHundredths(marks),
      sections: Object.fromEntries(
        (own?.sections ?? []).map((section) => [section.title, fromHundredths(section.marks)]),
      ),
      right: own?.right ?? 0,
      wrong: own?.wrong ?? 0,
      unanswered: own?.unanswered ?? 0,
      passed: marks >= passMark,
      list: seat?.list ?? null,
      position: seat?.position ?? null,
      withheld,
    };
  });
  const absent = candidates
    .filter(({ began_at }) => began_at === null)
    .map(({ symbol_number, name, withheld }): ResultRow => {
      return {
        rank: null,
        symbolNumber: symbol_number,
        name,
        total: null,
        sections: {},
        right: 0,
        wrong: 0,
        unanswered: 0,
        passed: false,
        list: null,
        position: null,
        withheld: withheld !== null,
      };
    });
  return [...sat, ...absent];
}

/** Every log of an examination, in order, by symbol number. */
async function logsOf(db: Database, code: string): Promise<Map<string, Entry[]>> {
  const rows = await db
    .selectFrom('entry')
    .select(['symbol_number', 'n', 'at', 'kind', 'place', 'option'])
    .where('examination', '=', code)
    .orderBy('symbol_number')
    .orderBy('n')
    .execute();
  const logs = new Map<string, Entry[]>();
  for (const row of rows) {
    const log = logs.get(row.symbol_number);
    if (log) log.push(entryOf(row));
    else logs.set(row.symbol_number, [entryOf(row)]);
  }
  return logs;
}
