import { seededRandom } from '#exam/testing/seeded-random.ts';
import type { RandomSource } from '#exam/random.ts';
import { answersOf } from '#exam/record/answers.ts';
import { dayOf } from '#exam/record/day.ts';
import { reviewsOf } from '#exam/record/due.ts';
import { ownExam } from '#exam/record/own-practice.ts';
import { realPapers } from '#exam/record/papers.ts';
import { plan } from '#exam/record/plan.ts';
import type { Goal, KeptAttempt, KeptPlace, ReviewCard } from '#exam/record/record.ts';
import { review } from '#exam/record/review-card.ts';
import { reviewExam } from '#exam/record/sat.ts';
import type { PracticeTopic } from '#exam/record/wins.ts';
import { SimulatedStudent } from './student.ts';

/** How the days are spent: by the plan, on questions of random topics, or on due reviews and nothing else. */
export const ways = ['plan', 'random', 'reviews'] as const;
export type Way = (typeof ways)[number];

/** One student and one way. */
export interface Trial {
  readonly seed: number;
  readonly way: Way;
  readonly minutes: number;
  readonly days: number;
}

const dayMs = 86_400_000;
const begin = 1_793_502_900_000;
/** Without the explanation; a question that is known already is read faster. */
const seconds = { fresh: 45, known: 25 } as const;
/** The plan counts as much for the reading of an explanation. */
const readingSeconds = 10;
const paper = realPapers[0];

/** The topics of the simulated bank, of unequal sizes, as those of a real one. */
export const topics: readonly PracticeTopic[] = paper.sections.flatMap(({ subject }) =>
  Array.from({ length: 10 }, (_, n) => ({ subject, topic: `${subject} ${n + 1}`, questions: 12 + ((n * 7) % 30) })),
);

const keyOf = ({ subject, topic }: Pick<PracticeTopic, 'subject' | 'topic'>) => `${subject}/${topic}`;

const marksOf: ReadonlyMap<string, number> = new Map(
  paper.sections.flatMap(({ subject, items }) => {
    const own = topics.filter((topic) => topic.subject === subject);
    const all = own.reduce((sum, { questions }) => sum + questions, 0);
    return own.map((topic) => [keyOf(topic), (items * topic.questions) / all] as const);
  }),
);

/**
 * The marks of 100 that a simulated student gains in some days. Everybody begins with a paper of 100 questions, which is
 * what is known of the student. The same trial gives the same marks.
 */
export function marksGained({ seed, way, minutes, days }: Trial): number {
  // Each student is the same for all ways: chance of practice is apart.
  const student = new SimulatedStudent(topics, seededRandom(seed));
  const random = seededRandom(seed + 1_000_000);
  const attempts: KeptAttempt[] = [];
  const cards = new Map<string, ReviewCard>();
  const goal: Goal = { paper: paper.name, day: dayOf(begin) + days + 30, minutes, days: 7, changed: begin };

  const ask = (exam: string, day: number, asked: readonly (readonly [PracticeTopic, number])[]) => {
    const began = begin + day * dayMs;
    const places = asked.map(([topic, id]): KeptPlace => {
      const question = `${keyOf(topic)}/${id}`;
      const right = student.answer(keyOf(topic), question, day);
      const outcome = right ? 'right' : 'wrong';
      if (exam === reviewExam) {
        cards.set(question, review(cards.get(question) ?? null, question, right ? 3 : 1, began));
      }
      const { subject } = topic;
      return {
        question,
        id,
        subject,
        topic: topic.topic,
        chosen: 0,
        outcome,
        ms: 1000 * (exam === reviewExam ? seconds.known : seconds.fresh),
      };
    });
    attempts.push({ id: `${exam}-${day}`, exam, pace: 72, began, ended: began + 1000 * places.length, places });
  };
  const seen = new Map<PracticeTopic, number>();
  const next = (topic: PracticeTopic): readonly [PracticeTopic, number] => {
    const count = seen.get(topic) ?? 0;
    seen.set(topic, count + 1);
    return [topic, count % topic.questions];
  };
  const byKey = (question: string): readonly [PracticeTopic, number] => {
    const [subject, topic, id] = question.split('/');
    const found = topics.find((each) => each.subject === subject && each.topic === topic);
    if (found === undefined) throw new Error(`${question} has no topic.`);
    return [found, Number(id)];
  };

  ask('year-quiz/2074', 0, firstPaper(random).map(next));
  const before = student.marks(topics, marksOf, 0);
  for (let day = 1; day <= days; day += 1) {
    const record = { cards: [...cards.values()], bookmarks: [], answers: answersOf(attempts), topics };
    const now = begin + day * dayMs;
    const countOf = (each: number) => Math.floor((minutes * 60) / (each + readingSeconds));
    if (way === 'random')
      ask(
        'random',
        day,
        Array.from({ length: countOf(seconds.fresh) }, () => next(anyOf(topics, random))),
      );
    else if (way === 'reviews') {
      ask(reviewExam, day, reviewsOf(record, record.answers, now).toDo.slice(0, countOf(seconds.known)).map(byKey));
    } else
      for (const part of plan(record, goal, now).parts) {
        if (part.kind === 'review') ask(reviewExam, day, part.keys.map(byKey));
        else {
          const asked = part.draws.flatMap((draw) => {
            const topic = topics.find((each) => keyOf(each) === keyOf(draw));
            return topic === undefined ? [] : Array.from({ length: draw.count }, () => next(topic));
          });
          ask(ownExam(part.practice), day, asked);
        }
      }
  }
  return student.marks(topics, marksOf, days) - before;
}

function firstPaper(random: RandomSource): PracticeTopic[] {
  return paper.sections.flatMap(({ subject, items }) => {
    const own = topics.filter((topic) => topic.subject === subject);
    return Array.from({ length: items }, () => anyOf(own, random));
  });
}

function anyOf<T>(all: readonly T[], random: RandomSource): T {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
}

/** The mean of some figures, and half of its 95 % interval. */
export function meanOf(figures: readonly number[]): { mean: number; half: number } {
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const variance = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / (figures.length - 1);
  return { mean, half: 1.96 * Math.sqrt(variance / figures.length) };
}
