import { orNull } from '#client/lib/api/answers.ts';
import { fetchSubjectUnits, fetchUnitQuestions } from '#client/lib/api/catalogue.ts';
import { mathOf, questionsOf } from '#client/lib/api/parse-questions.ts';
import { missing } from '#client/student/shell/missing.ts';
import { paths } from '#client/lib/paths.ts';
import { findEntranceSubject, noEntranceSubject, type McqUnitPlace } from './entrance-subject.ts';
import type { ExamBank } from './exam-kind.ts';
import type { McqUnitIds } from './mcq-address.ts';
import { catalogueName } from '#messages/catalogue-names.ts';
import * as m from '#messages/exam.ts';

export interface McqUnitBank extends ExamBank {
  readonly place: McqUnitPlace;
}

/** A unit's questions and its place. Shows the not-found screen when there is no such subject or unit. */
export async function loadMcqUnit({ id, uid, utype }: McqUnitIds, signal: AbortSignal): Promise<McqUnitBank> {
  const [found, units, entries] = await Promise.all([
    findEntranceSubject(id, signal),
    orNull(fetchSubjectUnits(id, signal)),
    orNull(fetchUnitQuestions(id, { uid, utype }, signal)),
  ]);
  if (!found || !units) noEntranceSubject(id);
  const unit = units.find((each) => String(each.id) === uid && each.type === utype);
  if (!unit || !entries) {
    missing({
      title: m.noUnit(uid, catalogueName(found.subject.title)),
      detail: m.noUnitOfType(utype),
      back: { label: m.seeUnits, to: paths.mcqSubject.to(found.subject) },
    });
  }
  return { questions: questionsOf(entries), math: mathOf(entries), place: { ...found, unit } };
}
