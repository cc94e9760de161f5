import type { SubjectUnit } from '#contract/entrance.ts';
import { fetchEntranceSubjects, type ProgrammeSubjects } from '#client/lib/api/catalogue.ts';
import { missing } from '#client/student/shell/missing.ts';
import * as m from '#messages/exam.ts';

export interface SubjectPlace {
  readonly programme: ProgrammeSubjects;
  readonly subject: ProgrammeSubjects['subjects'][number];
}

/** A unit's place: its programme, its subject and itself. */
export interface McqUnitPlace extends SubjectPlace {
  readonly unit: SubjectUnit;
}

/** An entrance subject and its programme, because an answer about units names neither. Null when no programme lists the subject. */
export async function findEntranceSubject(id: string, signal: AbortSignal): Promise<SubjectPlace | null> {
  const programmes = await fetchEntranceSubjects(signal);
  for (const programme of programmes) {
    const subject = programme.subjects.find((each) => String(each.id) === id);
    if (subject) return { programme, subject };
  }
  return null;
}

/** For loaders: logs a missing subject (docs/specification.md, section 8), and the screen says so. */
export function noEntranceSubject(id: string): never {
  // oxlint-disable-next-line no-console -- the specification asks for it
  console.error(`There is no entrance subject ${id}.`);
  missing({
    title: m.noEntranceSubject(id),
    detail: m.subjectsOnHome,
  });
}
