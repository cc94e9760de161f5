import { z } from 'zod';
import type { ContentFiles } from './content-files.ts';
import { numbered } from './numbered.ts';

/** A heading over units of a subject; its slug is the name of their folder. */
export const categories = [
  { title: 'Chapter Quiz', slug: 'chapter-quiz' },
  { title: 'Model Test', slug: 'model-test' },
] as const;

const levelsSchema = z.array(z.object({ id: z.int(), title: z.string(), slug: z.string(), description: z.string() }));
const subjectSchema = z.object({ id: z.int(), title: z.string(), slug: z.string(), order: z.number() });
const unitHead = { id: z.int(), name: z.string(), item: z.string() };
const quizSchema = z.object({ ...unitHead, questions: z.array(z.unknown()) });
const testSchema = z.object({
  ...unitHead,
  from: z.array(z.object({ unit: z.int(), questions: z.array(z.int()).exactOptional() })),
});

type CatalogueLevel = z.infer<typeof levelsSchema>[number];

interface CatalogueSubject {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly levelId: number;
}

interface CatalogueUnit {
  readonly id: number;
  readonly subjectId: number;
  readonly category: (typeof categories)[number]['slug'];
  /** The common title of these units. */
  readonly item: string;
  readonly name: string;
  /** As the file has them; they should be questions. */
  readonly questions: readonly unknown[];
}

/** What schools and bachelors study, in the order of display. */
export interface Catalogue {
  readonly levels: readonly CatalogueLevel[];
  readonly subjects: readonly CatalogueSubject[];
  readonly units: readonly CatalogueUnit[];
}

/** Reads `catalogue/`. A file with errors is left out, with a finding. Never throws. */
export function readCatalogue(files: ContentFiles): Catalogue {
  const levels = files.read('catalogue/levels.json', levelsSchema) ?? [];
  const found = levels.flatMap((level) => subjectsOf(files, level));
  const quizzes = found.flatMap(({ folder, subject }) => quizzesOf(files, folder, subject.id));
  const tests = found.flatMap(({ folder, subject }) => testsOf(files, folder, subject.id, quizzes));
  return { levels, subjects: found.map(({ subject }) => subject), units: [...quizzes, ...tests] };
}

function subjectsOf(files: ContentFiles, level: CatalogueLevel) {
  return files
    .under(`catalogue/${level.slug}/`)
    .filter((path) => path.endsWith('/subject.json'))
    .flatMap((path) => {
      const subject = files.read(path, subjectSchema);
      return subject
        ? [{ folder: path.slice(0, -'subject.json'.length), subject: { ...subject, levelId: level.id } }]
        : [];
    })
    .toSorted((a, b) => a.subject.order - b.subject.order);
}

function quizzesOf(files: ContentFiles, folder: string, subjectId: number): CatalogueUnit[] {
  return files.under(`${folder}chapter-quiz/`).flatMap((path) => {
    const quiz = files.read(path, quizSchema);
    return quiz ? [{ ...quiz, subjectId, category: 'chapter-quiz' as const }] : [];
  });
}

function testsOf(
  files: ContentFiles,
  folder: string,
  subjectId: number,
  quizzes: readonly CatalogueUnit[],
): CatalogueUnit[] {
  return files.under(`${folder}model-test/`).flatMap((path) => {
    const test = files.read(path, testSchema);
    if (!test) return [];
    const questions = test.from.flatMap(({ unit, questions: ids }) => {
      const quiz = quizzes.find(({ id }) => id === unit);
      const picked = quiz ? pick(quiz.questions, ids) : [];
      if (picked.length < (ids?.length ?? 1)) {
        const message = quiz ? `unit ${unit} lacks questions that are asked for` : `there is no unit ${unit}`;
        files.findings.push({ level: 'error', file: path, id: null, message });
      }
      return picked;
    });
    return [
      {
        id: test.id,
        name: test.name,
        item: test.item,
        subjectId,
        category: 'model-test' as const,
        questions: numbered(questions),
      },
    ];
  });
}

function pick(questions: readonly unknown[], ids: readonly number[] | undefined): readonly unknown[] {
  if (!ids) return questions;
  return ids.flatMap((id) => questions.filter((question) => (question as { id?: unknown } | null)?.id === id));
}
