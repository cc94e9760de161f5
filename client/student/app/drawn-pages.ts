import { bankImport } from '#content/load/banks.ts';
import { importPoolExplanations, importPoolQuestions } from '#content/load/entrance-pool.ts';
import type { Explanations, LoadedBank } from '#content/load/loaded-bank.ts';
import { categoryKey } from '#exam/category.ts';
import { formats, type DrawnFormat } from '#exam/practice/formats.ts';
import type { Question } from '#exam/question.ts';
import type { DrawnPaper } from '#client/student/exam/drawn-paper.ts';
import { examRoute } from '#client/student/exam/exam-routes.ts';
import { exam, type PrerenderedPage } from './prerendered-pages.ts';

/** A timed page whose paper the server draws. */
export interface DrawnPage extends Pick<PrerenderedPage, 'path' | 'chunks'> {
  readonly format: DrawnFormat;
  /** The sources that hold the questions, by set; all of them together if the format has no sets. */
  readonly sources: readonly (readonly string[])[];
  /** Those that a paper under way needs, if they are known before its set is. */
  readonly atResume: readonly string[];
  /** The questions of each set, or all of them. */
  readonly load: () => Promise<readonly LoadedBank[]>;
  readonly loadExplanations?: () => Promise<Explanations>;
}

const pool = 'virtual:entrance/entrance-pool';
const fileOf = (bank: string) => `content/banks/${bank}.json`;

async function bankOf(name: string): Promise<LoadedBank> {
  const load = bankImport(name);
  if (load === undefined) throw new Error(`There is no bank ${name}.`);
  return load();
}

function ofSets(format: 'science-exam' | 'management-exam'): DrawnPage {
  const sets = Array.from({ length: formats[format].paper.sets }, (_, place) => `${format}/set-${place + 1}`);
  return {
    format,
    path: examRoute(format).to(''),
    chunks: [exam],
    sources: sets.map((set) => [fileOf(set)]),
    atResume: [],
    load: () => Promise.all(sets.map(bankOf)),
  };
}

/** Every page whose paper the server draws. */
export const drawnPages: readonly DrawnPage[] = [
  ofSets('science-exam'),
  ofSets('management-exam'),
  {
    format: 'category-test',
    path: examRoute('category-test').to(''),
    chunks: [exam],
    sources: [[fileOf('category-test')]],
    atResume: [fileOf('category-test')],
    load: async () => [await bankOf('category-test')],
  },
  {
    format: 'entrance-quiz',
    path: examRoute('entrance-quiz').to(''),
    chunks: [exam],
    sources: [[pool, 'virtual:entrance/entrance-explanations']],
    atResume: [pool],
    load: async () => [await importPoolQuestions()],
    loadExplanations: importPoolExplanations,
  },
];

/** A question that can be the first, with a paper that begins with it. */
interface FirstPaper {
  readonly first: Question;
  readonly paper: DrawnPaper;
}

/** A paper for each question that can be the first: the first of a set, and any of the first category of a draw. */
export function firstPapers({ format }: DrawnPage, banks: readonly LoadedBank[]): readonly FirstPaper[] {
  const { paper } = formats[format];
  return banks.flatMap(({ questions, math }, set): FirstPaper[] => {
    const of = { exam: format, questions, math };
    if (paper.kind === 'set') return questions.slice(0, 1).map((first) => ({ first, paper: { ...of, setIndex: set } }));
    const [[firstCategory]] = paper.quotas;
    const inCategory = (category: string) => questions.filter((each) => categoryKey(each.category) === category);
    return inCategory(firstCategory).map((first) => {
      const categoryQuestions = paper.quotas.map(([category, count]) => {
        const all = inCategory(category);
        const begun = category === firstCategory ? [first, ...all.filter((each) => each !== first)] : all;
        return [category, begun.slice(0, count)] as const;
      });
      return { first, paper: { ...of, categoryQuestions: Object.fromEntries(categoryQuestions) } };
    });
  });
}
