import type { AnswerOf } from '#contract/calls.ts';
import type { Level, Subject, SubjectCategory } from '#contract/catalogue.ts';
import type { EntranceSubjectName, SubjectUnit } from '#contract/entrance.ts';
import type { Question } from '#contract/question.ts';
import { askCatalogue, isList } from './ask-catalogue.ts';

/** A programme with an entrance: csit, bca, plus-2-science, plus-2-management. */
type EntranceProgramme = AnswerOf<'GET /entrance/subjects'>[number];

export interface ProgrammeSubjects {
  readonly title: string;
  readonly slug: string;
  readonly subjects: readonly EntranceSubjectName[];
}

export function fetchLevels(signal: AbortSignal): Promise<readonly Level[]> {
  return askCatalogue('GET /levels', { signal });
}

export function fetchSubjects(level: string, signal: AbortSignal): Promise<readonly Subject[]> {
  return askCatalogue('GET /subjects/:slug', { params: { slug: level }, signal });
}

function isCategory(answer: unknown): boolean {
  const { subject, category, items } = (answer ?? {}) as SubjectCategory;
  return isList([subject, category]) && isList(items) && items.every(({ content }) => isList(content));
}

/** What a subject has in one of its categories. */
export function fetchCategory(subject: string, category: string, signal: AbortSignal): Promise<SubjectCategory> {
  return askCatalogue('GET /subject/:subject_slug/category/:category_slug', {
    params: { subject_slug: subject, category_slug: category },
    signal,
    accepts: isCategory,
  });
}

function fetchProgrammes(signal: AbortSignal): Promise<readonly EntranceProgramme[]> {
  return askCatalogue('GET /entrance/subjects', { signal });
}

/** The subjects of a programme, under whichever of its types they are listed. A subject of two types shows once. */
async function fetchSubjectsOf(
  { slug, types }: EntranceProgramme,
  signal: AbortSignal,
): Promise<readonly EntranceSubjectName[]> {
  const lists = await Promise.all(
    types.map((type) =>
      askCatalogue('GET /entrance/subjects/:sub_slug/:sub_type', {
        params: { sub_slug: slug, sub_type: type.slug },
        signal,
      }),
    ),
  );
  return [...new Map(lists.flat().map((subject) => [subject.id, subject])).values()];
}

/** Every programme with its subjects. */
export async function fetchEntranceSubjects(signal: AbortSignal): Promise<readonly ProgrammeSubjects[]> {
  const programmes = await fetchProgrammes(signal);
  return Promise.all(
    programmes.map(async (programme) => {
      const { title, slug } = programme;
      return { title, slug, subjects: await fetchSubjectsOf(programme, signal) };
    }),
  );
}

/** The subjects of one programme; an empty list when the API does not list it. */
export async function fetchProgrammeSubjects(
  slug: string,
  signal: AbortSignal,
): Promise<readonly EntranceSubjectName[]> {
  const programmes = await fetchProgrammes(signal);
  const programme = programmes.find((one) => one.slug === slug);
  return programme ? fetchSubjectsOf(programme, signal) : [];
}

/** The units of an entrance subject. */
export function fetchSubjectUnits(id: string, signal: AbortSignal): Promise<readonly SubjectUnit[]> {
  return askCatalogue('GET /entrance/subjects/:id/mcq', { params: { id }, signal });
}

/** The questions of a unit of an entrance subject, as its bank has them. */
export function fetchUnitQuestions(
  id: string,
  { uid, utype }: { uid: string; utype: string },
  signal: AbortSignal,
): Promise<readonly Question[]> {
  // The reader of questions leaves out an entry that is not a question.
  return askCatalogue('GET /entrance/subjects/:id/mcq/:uid/:utype', {
    params: { id, uid, utype },
    signal,
    accepts: Array.isArray,
  });
}
