import type { Question } from '#exam/question.ts';
import { questionKey } from '#exam/question-key.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import type { LogEntry } from '#exam/sitting/entry.ts';
import { mockExam } from '#exam/record/mock-exam.ts';
import { patternOf, type MockName } from './mocks.ts';
import { timesOf } from './times.ts';

/** A finished mock. `began` and `ended` are ms since the epoch; times in the log are ms since `began`. */
export interface EndedMock {
  readonly id: string;
  readonly name: MockName;
  readonly began: number;
  readonly ended: number;
  /** One list for each section, in the pattern's order. */
  readonly questions: readonly (readonly Question[])[];
  readonly log: readonly LogEntry[];
  /** By place: the id of the chosen option, which is its number. */
  readonly chosen: ReadonlyMap<number, string>;
}

/** The entry of a mock in the practice record. */
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
