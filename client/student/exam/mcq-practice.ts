import { paths } from '#client/lib/paths.ts';
import type { ExamKind } from './exam-kind.ts';
import { mcqIds } from './mcq-address.ts';
import { mcqUnits } from './mcq-units.ts';
import { topicName } from '#client/question/topic-name.ts';
import { catalogueName } from '#messages/catalogue-names.ts';
import * as m from '#messages/exam.ts';
import { practice } from '#messages/exam-names.ts';

/** Practice over a unit of an entrance subject, as the table of exam kinds has it. */
export const mcqPractice: Omit<ExamKind, 'timeLabel' | 'timeStyle'> = {
  showsCategory: false,
  heading: (_, { place }) =>
    place ? `${catalogueName(place.subject.title)}: ${topicName(place.unit.title)}` : practice,
  topic: (_, { place }) => ({ subject: place?.subject.title, topic: place?.unit.title }),
  whenEmpty: m.noQuestionsOfSection,
  landing: (key, { place }) => ({
    to: paths.mcqSubject.to({ id: mcqIds(key).id, title: place?.subject.title ?? 'subject' }),
    words: m.backToUnits,
  }),
  // A caller with a bank's key waits for the bank.
  load: async (_, key) => (await mcqUnits()).loadMcqUnit(mcqIds(key), new AbortController().signal),
};
