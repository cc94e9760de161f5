import { listOf, objectOf, text } from '#exam/parse.ts';
import { readStored } from '#server/platform/database/stored-json.ts';
import type { EntranceSubject, EntranceSubjectName, SubjectUnit } from '#contract/entrance.ts';
import { parseQuestion } from '#exam/parse-question.ts';
import { texOf } from '#content/load/tex.ts';
import { parseMath } from './math.ts';
import { parseQuestions } from './question-defects.ts';
import type { EntranceSubjectRow, EntranceUnitRow, ProgrammeRow } from '#server/platform/database/tables/catalogue.ts';

/** What students browse who prepare for an entrance examination, by path below /api. The rows come in order. */
export function entranceAnswers(
  programmes: readonly ProgrammeRow[],
  subjects: readonly EntranceSubjectRow[],
  units: readonly EntranceUnitRow[],
): Map<string, unknown> {
  const answers = new Map<string, unknown>();
  answers.set('entrance/subjects', programmes.map(publicProgramme));
  for (const programme of programmes) {
    const own = subjects.filter(({ programme_id }) => programme_id === programme.id);
    for (const { slug } of typesOf(programme)) {
      const names = own.filter(({ type }) => type === slug).map(publicSubject);
      answers.set(`entrance/subjects/${programme.slug}/${slug}`, names);
    }
    for (const subject of own) {
      const ownUnits = units.filter(({ subject_id }) => subject_id === subject.id);
      answers.set(`entrance/subjects/${subject.id}/mcq`, ownUnits.map(publicUnit));
      for (const unit of ownUnits) {
        answers.set(`entrance/subjects/${subject.id}/mcq/${unit.id}/${unit.type}`, questionsOf(unit));
      }
    }
  }
  return answers;
}

function publicProgramme(programme: ProgrammeRow): EntranceSubject {
  const { id, title, slug } = programme;
  return { id, title, slug, types: [...typesOf(programme)] };
}

function typesOf({ types }: ProgrammeRow): EntranceSubject['types'] {
  return [...readStored('types of a programme', types, listOf(objectOf({ title: text, slug: text })))];
}

function publicSubject({ id, title, type }: EntranceSubjectRow): EntranceSubjectName {
  return { id, title, type };
}

function publicUnit({ id, title, type, json_data }: EntranceUnitRow): SubjectUnit {
  return { id, title, type, questionCount: parseQuestions(json_data)?.length ?? 0 };
}

/** The questions as they are; those with TeX come with its MathML. */
function questionsOf({ json_data, math }: EntranceUnitRow): readonly unknown[] {
  const formulas = parseMath(math);
  return (parseQuestions(json_data) ?? []).map((entry) => {
    const question = parseQuestion(entry);
    if (!formulas || !question) return entry;
    const own = [...texOf(question)].flatMap((tex) => (formulas[tex] === undefined ? [] : [[tex, formulas[tex]]]));
    return own.length === 0 ? entry : { ...question, math: Object.fromEntries(own) };
  });
}
