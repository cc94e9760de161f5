import { formats } from '#exam/practice/formats.ts';
import { paths } from '#client/shell/paths.ts';
import type { ExamKind } from './exam-kind.ts';
import { loadMcqUnit } from './load-mcq-unit.ts';
import { mcqIds } from './mcq-address.ts';

/** Practice over a unit of an entrance subject, as the table of exam kinds has it. */
export const mcqPractice: Omit<ExamKind, 'timeLabel' | 'timeStyle'> = {
  showsCategory: false,
  heading: (_, { place }) => (place ? `${place.subject.title}: ${place.unit.title}` : formats['mcq-practice'].title),
  whenEmpty: 'No questions available for this subject and section.',
  landing: (key, { place }) => ({
    to: paths.mcqSubject.to({ id: mcqIds(key).id, title: place?.subject.title ?? 'subject' }),
    words: 'Back to the units',
  }),
  // Whoever asks for a bank by its key waits for it.
  load: (_, key) => loadMcqUnit(mcqIds(key), new AbortController().signal),
};
