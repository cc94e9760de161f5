import { formats } from '#exam/practice/formats.ts';
import { paths } from '#client/shell/paths.ts';
import type { McqUnitPlace } from './entrance-subject.ts';
import type { ExamKind } from './exam-kind.ts';
import { loadMcqUnit } from './load-mcq-unit.ts';
import { mcqIds, mcqUnitPath } from './mcq-address.ts';

function titlesOf(place?: McqUnitPlace) {
  return { subject: place?.subject.title ?? 'subject', unit: place?.unit.title ?? 'unit' };
}

/** Practice over a unit of an entrance subject, as the table of exam kinds has it. */
export const mcqPractice: Omit<ExamKind, 'timeLabel' | 'timeStyle'> = {
  showsCategory: false,
  heading: (_, { place }) => (place ? `${place.subject.title}: ${place.unit.title}` : formats['mcq-practice'].title),
  startPath: (key, bank) => mcqUnitPath(key, titlesOf(bank?.place)),
  landing: (key, bank) => ({
    to: paths.mcqSubject.to({ id: mcqIds(key).id, title: titlesOf(bank.place).subject }),
    words: 'Back to the units',
  }),
  // Whoever asks for a bank by its key waits for it.
  load: (_, key) => loadMcqUnit(mcqIds(key), new AbortController().signal),
};
