import { groupsOf } from '#server/features/examinations/candidates/written-fields.ts';
import type { ExaminationRules } from '#contract/examination.ts';
import type { ResultRow } from '#contract/merit.ts';
import { fromHundredths, toHundredths } from '#exam/marking/hundredths.ts';
import type { PaperKey } from '#exam/marking/key.ts';
import { mark, type MarkedPaper, type MarkedSection } from '#exam/marking/mark.ts';
import type { TieDecision } from '#exam/marking/fill-seats.ts';
import { merit, type Merit } from '#exam/marking/merit.ts';
import type { Result, TieBreak } from '#exam/marking/criteria.ts';
import type { ExamPaper } from '#exam/sitting/paper.ts';
import type { Submission, Submissions } from '#server/features/examinations/examination/submissions.ts';

/** All candidates marked by one version of the key, with the lists that follow. */
export interface Results {
  readonly merit: Merit;
  /** The tie-breaks of the ranking. */
  readonly tieBreaks: readonly TieBreak[];
  /** By rank; then the candidates who never began, by symbol number. */
  readonly rows: readonly ResultRow[];
  /** The marks of candidates who sat, by symbol number. */
  readonly marked: ReadonlyMap<string, MarkedPaper>;
}

/** The rules that decide the lists; a what-if brings its own. */
export type ListRules = Pick<ExaminationRules, 'passMark' | 'tieBreaks' | 'seats'>;

/** How the sections of a paper are marked. */
export function markedSections(paper: ExamPaper): readonly MarkedSection[] {
  return paper.sections.map(({ title, items, marks, penalty }) => ({ title, count: items.length, marks, penalty }));
}

/** Marks and ranks all candidates, and cuts the lists. */
export function resultsOf(
  submissions: Submissions,
  key: PaperKey,
  { passMark, tieBreaks, seats }: ListRules,
  decided: readonly TieDecision[],
): Results {
  const sections = markedSections(submissions.paper);
  const marked = new Map<string, MarkedPaper>();
  const results: Result[] = [];
  for (const candidate of submissions.candidates) {
    if (candidate.choices === null) continue;
    const own = mark(sections, key, candidate.choices);
    marked.set(candidate.symbol_number, own);
    results.push(resultOf(candidate, own));
  }
  const lists = merit(results, { passMark: toHundredths(passMark), tieBreaks, seats, decided });
  return {
    merit: lists,
    tieBreaks,
    marked,
    rows: rowsOf(submissions.candidates, lists, marked, toHundredths(passMark)),
  };
}

/** The facts by which a candidate is ranked. */
export function resultOf(candidate: Submission, own: MarkedPaper): Result {
  return {
    symbolNumber: candidate.symbol_number,
    marks: own.marks,
    sections: Object.fromEntries(own.sections.map(({ title, marks }) => [title, marks])),
    wrong: own.wrong,
    previousScore: candidate.previous_score,
    dateOfBirth: candidate.date_of_birth,
    // Where time was up, the candidate's end counts as the hand-in.
    handInAt: candidate.handed_in_at ?? candidate.ends_at,
    groups: groupsOf(candidate),
    withheld: candidate.withheld !== null,
  };
}

function rowsOf(
  candidates: readonly Submission[],
  { ranking, open, groups }: Merit,
  marked: ReadonlyMap<string, MarkedPaper>,
  passMark: number,
): ResultRow[] {
  const seats = new Map<string, { list: string; position: number }>();
  for (const { name, symbolNumbers } of [open, ...groups])
    for (const [index, symbolNumber] of symbolNumbers.entries())
      seats.set(symbolNumber, { list: name, position: index + 1 });
  const nameOf = new Map(candidates.map(({ symbol_number, name }) => [symbol_number, name]));
  const sat = ranking.map(({ symbolNumber, rank, marks, withheld }): ResultRow => {
    const { sections = [], right = 0, wrong = 0, unanswered = 0 } = marked.get(symbolNumber) ?? {};
    return {
      rank,
      symbolNumber,
      name: nameOf.get(symbolNumber) ?? '',
      total: fromHundredths(marks),
      sections: Object.fromEntries(sections.map((section) => [section.title, fromHundredths(section.marks)])),
      right,
      wrong,
      unanswered,
      passed: marks >= passMark,
      list: seats.get(symbolNumber)?.list ?? null,
      position: seats.get(symbolNumber)?.position ?? null,
      withheld,
    };
  });
  const absent = candidates.filter(({ choices }) => choices === null).map(absentRow);
  return [...sat, ...absent];
}

function absentRow({ symbol_number, name, withheld }: Submission): ResultRow {
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
}
