import { questionKey } from '#exam/question-key.ts';
import type { Question } from '#exam/question.ts';
import { timesOf } from '#exam/mock/times.ts';
import { longestAnswer, type KeptAttempt } from '#exam/record/record.ts';
import { satExam } from '#exam/record/sat-exam.ts';
import { itemsOf } from '#exam/sitting/paper.ts';
import type { OwnSitting } from '#server/features/hall/own-sittings.ts';

/** What the id of a sat examination begins with in the record. */
export const satIdPrefix = 'examination-';

/** A place of a paper that counts, with its question as practice has it. */
interface SatPlace {
  readonly place: number;
  readonly subject: string;
  readonly question: Question;
  /** Whether practice can show it: it shows no figure, and one right option. */
  readonly isWhole: boolean;
}

/** The places of a paper that the final key did not cancel. */
export function satPlaces({ paper, explanations, versions, examination }: Omit<OwnSitting, 'own'>): SatPlace[] {
  const key = versions.at(-1)?.key ?? [];
  const subjects = paper.sections.flatMap(({ items }, section) => {
    return items.map(() => examination.rules.sections[section]?.subject ?? '');
  });
  return itemsOf(paper).flatMap((item, place) => {
    const [subject = '', own] = [subjects[place], key[place]];
    if (own === undefined || own.cancelled !== undefined) return [];
    const right = item.options.filter(({ id }) => own.right.includes(id));
    const explanation = explanations.texts[place];
    const question: Question = {
      id: place + 1,
      category: subject,
      question: item.stem,
      options: item.options.map(({ text }) => text),
      answer: right[0]?.text ?? '',
      ...(explanation && { explanation }),
      ...(item.language === 'ne' && { language: 'ne' as const }),
    };
    return [{ place, subject, question, isWhole: item.figure === null && right.length === 1 }];
  });
}

/** The entry of a sat examination in the practice record; null for a candidate who never began. */
export function satAttempt(sitting: OwnSitting): KeptAttempt | null {
  const { examination, paper, own, log, versions } = sitting;
  const { choices, began_at: beganAt } = own;
  if (choices === null || beganAt === null) return null;
  const key = versions.at(-1)?.key ?? [];
  const items = itemsOf(paper);
  const endedAt = own.handed_in_at ?? own.ends_at ?? beganAt;
  const times = timesOf(items.length, log, endedAt);
  return {
    id: satIdPrefix + examination.code,
    exam: satExam(examination.code),
    pace: Math.max(1, Math.round((examination.rules.minutes * 60) / items.length)),
    began: examination.startsAt + beganAt,
    ended: examination.startsAt + endedAt,
    places: satPlaces(sitting).map(({ place, subject, question }) => {
      const chosen = items[place]?.options.findIndex(({ id }) => id === choices[place]) ?? -1;
      const isRight = key[place]?.right.some((id) => id === choices[place]) === true;
      return {
        question: questionKey(question),
        id: question.id,
        subject,
        topic: null,
        chosen: chosen < 0 ? null : chosen,
        outcome: chosen < 0 ? 'missed' : isRight ? 'right' : 'wrong',
        ms: Math.min(longestAnswer, Math.round(times[place] ?? 0)),
      };
    }),
  };
}
