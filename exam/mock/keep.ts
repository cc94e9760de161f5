import type { Question } from '#exam/question.ts';
import { questionKey } from '#exam/question-key.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import type { Entry } from '#exam/sitting/entry.ts';
import { mockExam, patternOf, type MockName } from './mocks.ts';
import { timesOf } from './times.ts';

/** A mock that is over. Times of the log are ms since `began`, which is ms since the epoch, as `ended` is. */
export interface EndedMock {
  readonly id: string;
  readonly name: MockName;
  readonly began: number;
  readonly ended: number;
  /** A list a section, in the pattern's order. */
  readonly questions: readonly (readonly Question[])[];
  readonly log: readonly Entry[];
  /** By place: the id of the option that was darkened, which is its number. */
  readonly chosen: ReadonlyMap<number, string>;
}

/** What is kept of a mock in the record. */
export function keptMock({ id, name, began, ended, questions, log, chosen }: EndedMock): KeptAttempt {
  const { minutes, sections } = patternOf(name);
  const all = questions.flatMap((own, section) => own.map((question) => ({ question, section })));
  const times = timesOf(all.length, log, ended - began);
  return {
    id,
    exam: mockExam(name),
    pace: Math.round((minutes * 60) / sections.reduce((sum, { count }) => sum + count, 0)),
    began,
    ended,
    places: all.map(({ question, section }, place) => {
      const option = chosen.get(place);
      const text = option === undefined ? undefined : question.options[Number(option)];
      return {
        question: questionKey(question),
        id: question.id,
        subject: sections[section]?.subject ?? '',
        topic: null,
        chosen: text === undefined ? null : Number(option),
        outcome: text === undefined ? 'missed' : text === question.answer ? 'right' : 'wrong',
        ms: Math.round(times[place] ?? 0),
      };
    }),
  };
}
