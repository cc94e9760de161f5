import { placeOfQuestion, questionTopics } from '#content/load/question-topics.ts';
import { scoreOf } from '#exam/practice/mark.ts';
import { groupBy } from '#exam/group-by.ts';
import type { QuestionPlace } from '#exam/question.ts';
import { questionKey } from '#exam/question-key.ts';
import type { RandomSource } from '#exam/random.ts';
import type { PastAnswer } from '#exam/record/answers.ts';
import { attemptId } from '#exam/record/attempt-id.ts';
import { ownExam, type OwnPractice } from '#exam/record/own-practice.ts';
import { paperOfStudent, realPapers, secondsAnItem } from '#exam/record/papers.ts';
import { standingsOf, type QuestionStanding } from '#exam/record/practice-order.ts';
import { difficulties, drawSet, fittingQuestions, placeNumber, type SetChoice } from '#exam/record/question-set.ts';
import type { PaperAside } from '#exam/record/record.ts';
import { mathFor } from '#client/student/record/keep-attempt.ts';
import type { DeviceRecord } from '#client/student/record/device-record.ts';
import type { KeptQuestion } from '#client/student/record/record-tables.ts';
import { setQuestionKeys } from '#client/student/record/set-keys.ts';
import { loadTopicBank } from '#client/student/exam/topic-bank.ts';
import type { PracticeQuestion } from './practice-session.tsx';
import type { RecordData } from './read-record.ts';

/** How many questions "Practise this" asks. */
const topicSetSize = 10;

/** What the record says of a built-in question. */
type StandingOf = (question: QuestionPlace) => QuestionStanding | undefined;

/** Reads once from the answers, in order of time, what they say of built-in questions. */
export function builtInStandings(answers: readonly PastAnswer[]): StandingOf {
  const standings = standingsOf(answers, ({ question }) => {
    const placed = placeOfQuestion(question);
    return placed && placeNumber(placed);
  });
  return (question) => standings.get(placeNumber(question));
}

/** The built-in questions that fit a choice. */
export function fittingBuiltIn(choice: SetChoice, standingOf: StandingOf): QuestionPlace[] {
  return fittingQuestions(choice, (topic) => questionTopics[topic], standingOf);
}

/** The seconds a question of the student's paper: of the goal, else of the last practice, else of the first paper. */
export function paperPace({ goal, attempts }: Pick<RecordData, 'goal' | 'attempts'>): number {
  return secondsAnItem(paperOfStudent(goal?.paper ?? null, attempts) ?? realPapers[0]);
}

/** A set to begin. */
interface NewSet {
  readonly choice: SetChoice;
  readonly count: number;
  readonly pace: number;
  readonly timed: boolean;
}

/** The texts that a set under way is kept as, beside the papers under way. */
const setKeys = { questions: 'questions', pace: 'pace', timed: 'timed', shownAt: 'shownAt' } as const;

/**
 * Draws a set at `now` (ms since the epoch) and keeps it on the device with its questions. Returns its id; null if no question fits. Rejects
 * with a ChunkLoadError when the questions do not come.
 */
export async function beginSet(
  { choice, count, pace, timed }: NewSet,
  { device, answers }: Pick<RecordData, 'device' | 'answers'>,
  random: RandomSource,
  now: number,
): Promise<string | null> {
  const standingOf = builtInStandings(answers);
  const questions = await loadPlaced(drawSet(fittingBuiltIn(choice, standingOf), count, standingOf, random));
  if (questions.length === 0) return null;
  await device.putQuestions(questions);
  const exam = ownExam(practiceOf(choice));
  const id = attemptId(await device.device(), exam, now);
  const keys = {
    [setKeys.questions]: JSON.stringify(questions.map(({ key }) => key)),
    [setKeys.pace]: String(pace),
    [setKeys.timed]: String(timed),
  };
  await device.putAside({ id, exam, began: now, left: now, settled: 0, total: questions.length, keys });
  return id;
}

/** Begins ten questions of a topic, as `beginSet` does; null if it has no built-in question. */
export async function beginTopicSet(
  topic: number,
  data: RecordData,
  random: RandomSource,
  now: number,
): Promise<string | null> {
  const choice = { topics: [topic], difficulties, kind: 'all', onlyNepali: false } as const;
  return beginSet({ choice, count: topicSetSize, pace: paperPace(data), timed: false }, data, random, now);
}

/** A set of one topic is a practice of that topic. */
function practiceOf({ topics }: SetChoice): OwnPractice {
  const [topic = -1, ...others] = topics;
  const only = others.length === 0 ? questionTopics[topic] : undefined;
  return only === undefined ? { kind: 'set' } : { kind: 'topic', subject: only.subject, topic: only.title };
}

/** A set under way. */
export interface QuestionSet {
  readonly aside: PaperAside;
  /** How many of its questions were answered, and how many of those were right. */
  readonly answered: { readonly count: number; readonly right: number };
  /** Those that are left. */
  readonly questions: readonly PracticeQuestion[];
  readonly timed: boolean;
  /** When the first of them was shown, in ms since the epoch; null if that is not known. */
  readonly shownAt: number | null;
}

/**
 * The set that is kept under an id; null if there is no such set, or if it has no question left. Rejects with a ChunkLoadError when its
 * questions do not come.
 */
export async function readSet(device: DeviceRecord, id: string): Promise<QuestionSet | null> {
  const [aside, known] = await Promise.all([device.aside(id), device.attempt(id)]);
  const keys = aside && setQuestionKeys(aside);
  if (aside === undefined || keys === undefined) return null;
  const places = known?.places ?? [];
  const found = await questionsOf(
    device,
    keys.filter((key) => !places.some(({ question }) => question === key)),
  );
  const pace = Number(aside.keys[setKeys.pace]) || paperPace({ goal: undefined, attempts: [] });
  const questions = [...found].map(([key, question]): PracticeQuestion => {
    const topic = questionTopics[placeOfQuestion(key)?.topic ?? -1];
    return { question, subject: topic?.subject ?? question.question.category, topic: topic?.title ?? null, pace };
  });
  if (questions.length === 0) {
    await device.dropAside(id);
    return null;
  }
  return {
    aside,
    answered: { count: places.length, right: scoreOf(places) },
    questions,
    timed: aside.keys[setKeys.timed] === 'true',
    shownAt: Number(aside.keys[setKeys.shownAt]) || null,
  };
}

/** In the order of the keys: those on the device, else those of their topics. Leaves out what is in neither. */
async function questionsOf(device: DeviceRecord, keys: readonly string[]): Promise<ReadonlyMap<string, KeptQuestion>> {
  const here = await device.questions(keys);
  const missing = keys.filter((key) => !here.has(key)).flatMap((key) => placeOfQuestion(key) ?? []);
  const fetched = new Map((await loadPlaced(missing)).map((each) => [each.key, each] as const));
  return new Map(
    keys.flatMap((key) => {
      const question = here.get(key) ?? fetched.get(key);
      return question === undefined ? [] : [[key, question] as const];
    }),
  );
}

/** Questions by their places, in that order. Rejects with a ChunkLoadError when they do not come. */
async function loadPlaced(places: readonly QuestionPlace[]): Promise<KeptQuestion[]> {
  const banks = new Map(
    await Promise.all(
      [...groupBy(places, ({ topic }) => topic).keys()].map(
        async (topic) => [topic, await loadTopicBank(topic)] as const,
      ),
    ),
  );
  return places.flatMap(({ topic, place }) => {
    const bank = banks.get(topic);
    const question = bank?.questions[place];
    if (bank === undefined || question === undefined) return [];
    return [{ key: questionKey(question), question, math: mathFor(question, bank.math) }];
  });
}

/** Keeps how far a set is at `now` (ms since the epoch). A finished one is kept by the record alone. */
export async function keepSetAt(device: DeviceRecord, set: QuestionSet, settled: number, now: number): Promise<void> {
  const { aside } = set;
  const { [setKeys.shownAt]: _, ...keys } = aside.keys;
  await (settled < totalOf(set)
    ? device.putAside({ ...aside, settled, left: now, total: totalOf(set), keys })
    : device.dropAside(aside.id));
}

/** Keeps when the next question of a set was shown (ms since the epoch): a reload gives no time. */
export async function keepShownAt(device: DeviceRecord, { aside }: QuestionSet, now: number): Promise<void> {
  const known = await device.aside(aside.id);
  if (known === undefined || known.keys[setKeys.shownAt] !== undefined) return;
  await device.putAside({ ...known, keys: { ...known.keys, [setKeys.shownAt]: String(now) } });
}

/** How many questions a set has: those answered, and those left. Content may have changed since it began. */
export function totalOf({ answered, questions }: QuestionSet): number {
  return answered.count + questions.length;
}
