import { forgetting_curve, default_w } from 'ts-fsrs';
import type { PastAnswer } from './answers.ts';
import { beginOfDay, dayOf } from './day.ts';
import { reviewsOf, type ToReview } from './due.ts';
import { mergeBookmarks, mergeCards } from './merge.ts';
import { mockExam } from './mock-exam.ts';
import { ownExam, type PlannedPractice } from './own-practice.ts';
import { realPapers, secondsAnItem, type RealPaper } from './papers.ts';
import { isFinished, reviewExam } from './sat.ts';
import { winsOf, type PracticeTopic, type TopicWin } from './wins.ts';
import type { Goal, ReviewCard } from './record.ts';

/** The parts of a record that decide the plan of a day. */
export interface ToPlan extends ToReview {
  /** In order of time, as `answersOf` gives them. */
  readonly answers: readonly PastAnswer[];
  /** The topics that can be practised. */
  readonly topics: readonly PracticeTopic[];
  /** Without a connection: those of them whose questions are on the device. */
  readonly topicsHere?: readonly PracticeTopic[];
}

/** Some questions of a topic. */
export interface Draw {
  readonly subject: string;
  readonly topic: string;
  readonly count: number;
}

interface Part {
  /** How long it takes, in whole minutes. */
  readonly minutes: number;
  /** How many questions it has, and how many of them were answered today, and right. */
  readonly count: number;
  readonly done: number;
  readonly right: number;
}

/** Questions to review. */
export interface ReviewPart extends Part {
  readonly kind: 'review';
  /** The questions that are left, in order. */
  readonly keys: readonly string[];
  /** How many are due in all, with those that do not fit. */
  readonly due: number;
}

/** Questions by topic. */
export interface PracticePart extends Part {
  readonly kind: PlannedPractice['kind'];
  readonly practice: PlannedPractice;
  readonly draws: readonly Draw[];
  /** What the practice of its topic would win; null for parts of several topics. */
  readonly win: TopicWin | null;
  /** Seconds a question of this student, and of the paper; null for a part without a clock. */
  readonly clock: { readonly seconds: number; readonly allowed: number } | null;
}

export type PlanPart = ReviewPart | PracticePart;

/** A mock of the student's paper, which takes the place of a day's plan. */
export interface MockOffer {
  /** Whether it was sat on this day. */
  readonly isSat: boolean;
  /** When one was sat last, in ms since the epoch; null before the first. */
  readonly last: number | null;
}

/** What is to do on a day. */
export interface DayPlan {
  /**
   * `first`: nothing was practised before today. `away`: the last practice was long ago. `tomorrow`, `paper`: the
   * student's paper is tomorrow or today.
   */
  readonly kind: 'first' | 'usual' | 'away' | 'tomorrow' | 'paper';
  readonly minutes: number;
  readonly parts: readonly PlanPart[];
  /** The part to go on with; null when all are done. */
  readonly now: number | null;
  readonly paper: (typeof realPapers)[number] | null;
  /** How many days until the paper; null without a day, or after it. */
  readonly daysLeft: number | null;
  /** The reviews of the coming day with the next ones, where none is due today. */
  readonly nextReviews: { readonly day: number; readonly count: number } | null;
  /** A mock once a week, beside the parts: it has the minutes of the paper, not those of the goal. Null when none is due. */
  readonly mock: MockOffer | null;
  /** On the day before the paper: how long to see its screen once, in minutes, beside the parts. Null on other days. */
  readonly screenMinutes: number | null;
  /** While `away`: when the last practice was (ms since the epoch), and over how many days the reviews are spread. */
  readonly away: { readonly since: number; readonly days: number } | null;
}

/** The minutes of a student without a goal. */
export const usualMinutes = 10;

/** A student who has not practised for this many days was away. */
const awayDays = 14;

/** A mock is due so many days after the last one, or after the first practice. */
const mockDays = 7;

/** On the day before the paper, from so many minutes on, so many are for its screen. */
const eve = { from: 20, screenMinutes: 6 } as const;

/** The share of the minutes that reviews take at most, and the share for the clock. */
const reviewShare = 0.35;
const timedShare = 0.25;

/** A part of fewer questions is not worth a beginning; a part of more is tiring. */
const fewest = 3;
const most = 20;
const sampleSize = 10;

/** The seconds for a question before enough answers are known, and how many are enough. */
const usualSeconds = { review: 45, topic: 55 } as const;
const enoughTimes = 10;

/** What comes with an answer: the reading of its explanation, in seconds. */
const readingSeconds = 10;

/**
 * What to do on the day of `now` (ms since the epoch), in the minutes of the goal. The plan is made from what was known
 * at the beginning of the day: it stays while its parts are done. The same record, goal and day give the same plan.
 *
 * Reviews come first, in about a third of the minutes. Those are chosen that are likeliest to be forgotten: the lowest
 * retrievability R(t, S) of FSRS-6 (https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm), t days
 * since the last review, S the card's stability. After a long break the highest comes first. Then comes the topic that
 * would win the most marks (`winsOf`), then from 15 minutes on a quarter of the minutes by the paper's clock. What is not
 * planned stays due: nothing is lost. Once a week a mock is offered in place of the parts.
 */
export function plan(given: ToPlan, goal: Goal | null, now: number): DayPlan {
  // In whatever order a device holds them.
  const today = dayOf(now);
  const begin = beginOfDay(today);
  // A bookmark of today is for tomorrow: it would change the plan under the student's finger.
  const bookmarks = mergeBookmarks(given.bookmarks).filter(({ changed }) => changed < begin);
  const record = { ...given, cards: mergeCards(given.cards), bookmarks };
  const before = record.answers.filter(({ at }) => at < begin);
  const since = record.answers.slice(before.length).filter(({ at }) => dayOf(at) === today);
  const minutes = goal?.minutes ?? usualMinutes;
  const paper = realPapers.find(({ name }) => name === goal?.paper) ?? null;
  const daysLeft = goal === null || goal.day === null || goal.day < today ? null : goal.day - today;
  const topics = topicsOf(record.topics, paper);
  const here = record.topicsHere === undefined ? topics : topics.filter((topic) => record.topicsHere?.includes(topic));
  const base = { minutes, paper, daysLeft, nextReviews: null, away: null, mock: null, screenMinutes: null };
  if (daysLeft === 0) return { ...base, kind: 'paper', parts: [], now: null };
  if (before.length === 0 && record.cards.every(({ reviewed }) => reviewed >= begin)) {
    const parts = samplePart(here, minutes, since, today);
    return { ...base, kind: 'first', parts, now: placeOfNow(parts) };
  }
  const last = before[before.length - 1]?.at ?? Math.max(...record.cards.map(({ reviewed }) => reviewed));
  const kind = daysLeft === 1 ? 'tomorrow' : today - dayOf(last) >= awayDays ? 'away' : 'usual';
  const screenMinutes = kind === 'tomorrow' && minutes >= eve.from ? eve.screenMinutes : null;
  const room = kind === 'tomorrow' ? minutes - (screenMinutes ?? 0) : Math.floor(minutes * reviewShare);
  const review = reviewPart(record, before, now, kind, room);
  const left = minutes - (review?.minutes ?? 0);
  const parts: PlanPart[] = [
    ...(review === null ? [] : [review]),
    ...(kind === 'tomorrow' ? [] : practiceParts(kind, { topics, here, before, since, today, paper, left, minutes })),
  ];
  return {
    ...base,
    kind,
    parts,
    now: placeOfNow(parts),
    nextReviews: review === null ? nextReviews(record, before, now) : null,
    mock: kind === 'usual' && paper !== null ? mockOffer(record.answers, paper, today) : null,
    screenMinutes,
    away: kind === 'away' ? { since: last, days: review === null ? 1 : Math.ceil(review.due / review.count) } : null,
  };
}

function placeOfNow(parts: readonly PlanPart[]): number | null {
  const place = parts.findIndex(({ done, count }) => done < count);
  return place < 0 ? null : place;
}

/** `answers` in order of time, of which some are earlier than `today`. */
function mockOffer(answers: readonly PastAnswer[], { name }: RealPaper, today: number): MockOffer | null {
  const exam = mockExam(name);
  const ends = answers.flatMap(({ attempt }) => (attempt.exam === exam && isFinished(attempt) ? [attempt.ended] : []));
  const last = ends.length === 0 ? null : ends.reduce((latest, each) => Math.max(latest, each));
  const since = dayOf(last ?? answers[0]?.at ?? Infinity);
  if (last !== null && since === today) return { isSat: true, last };
  return today - since >= mockDays ? { isSat: false, last } : null;
}

/** The topics of the paper's subjects; all without a paper, or where the paper has none. */
function topicsOf(topics: readonly PracticeTopic[], paper: RealPaper | null): readonly PracticeTopic[] {
  const own = topics.filter(({ subject }) => paper?.sections.some((section) => section.subject === subject));
  return own.length === 0 ? topics : own;
}

function reviewPart(
  record: ToPlan,
  before: readonly PastAnswer[],
  now: number,
  kind: DayPlan['kind'],
  room: number,
): ReviewPart | null {
  const today = dayOf(now);
  const known = knownQuestions(record, before);
  const done = record.cards.filter(({ reviewed, question }) => dayOf(reviewed) === today && known.has(question));
  const cards = new Map(record.cards.map((card) => [card.question, card]));
  const isDone = (key: string) => dayOf(cards.get(key)?.reviewed ?? 0) === today;
  const open = reviewsOf(record, before, now, Infinity).toDo.filter((key) => !isDone(key));
  const due = open.length + done.length;
  const seconds = secondsOf(
    before.filter(({ attempt }) => attempt.exam === reviewExam),
    usualSeconds.review,
  );
  const count = Math.min(due, Math.floor((room * 60) / seconds));
  if (count === 0) return null;
  const keys = byRetrievability(open, cards, beginOfDay(today), kind === 'away');
  return {
    kind: 'review',
    minutes: Math.min(room, Math.max(1, Math.ceil((count * seconds) / 60))),
    count,
    done: Math.min(count, done.length),
    right: Math.min(count, done.filter(({ rated }) => rated > 1).length),
    keys: keys.slice(0, Math.max(0, count - done.length)),
    due,
  };
}

/** The questions that could be due at the beginning of the day: once wrong, reviewed or bookmarked before it. */
function knownQuestions({ bookmarks }: ToPlan, before: readonly PastAnswer[]): ReadonlySet<string> {
  const known = new Set(bookmarks.flatMap(({ question, marked }) => (marked ? [question] : [])));
  for (const { question, outcome, attempt } of before)
    if (outcome !== 'right' || attempt.exam === reviewExam) known.add(question);
  return known;
}

/** Questions without a card were answered wrong and never reviewed: they count as forgotten. */
function byRetrievability(
  keys: readonly string[],
  cards: ReadonlyMap<string, ReviewCard>,
  at: number,
  highestFirst: boolean,
): string[] {
  const known = new Map(keys.map((key) => [key, retrievability(cards.get(key), at)]));
  const of = (key: string) => known.get(key) ?? 0;
  // The order of `reviewsOf` decides between two that are equal.
  return [...keys].sort((one, other) => (highestFirst ? of(other) - of(one) : of(one) - of(other)));
}

/** The chance from 0 to 1 that a card's question would be right at a time (ms since the epoch), by FSRS-6. */
export function retrievability(card: ReviewCard | undefined, at: number): number {
  if (card === undefined) return 0;
  const days = Math.max(0, at - card.reviewed) / 86_400_000;
  return forgetting_curve(default_w, days, Math.max(card.stability, 0.001));
}

interface Room {
  readonly topics: readonly PracticeTopic[];
  readonly here: readonly PracticeTopic[];
  readonly before: readonly PastAnswer[];
  readonly since: readonly PastAnswer[];
  readonly today: number;
  readonly paper: RealPaper | null;
  /** The minutes that are left after the reviews, and those of the day. */
  readonly left: number;
  readonly minutes: number;
}

function practiceParts(kind: DayPlan['kind'], room: Room): PracticePart[] {
  const { topics, here, before, since, today, paper, left, minutes } = room;
  const clock = kind === 'away' ? null : timedPart(room);
  const sample = kind === 'away' ? samplePart(here, Math.floor(left / 2), since, today) : [];
  const taken = [...(clock === null ? [] : [clock]), ...sample].reduce((sum, part) => sum + part.minutes, 0);
  let rest = left - taken;
  const parts: PracticePart[] = [];
  // Forty minutes of one topic are too many: the second best has its half.
  const practised = new Set(here.map(keyOf));
  const wins = winsOf(topics, before, paper)
    .filter((win) => practised.has(keyOf(win)))
    .slice(0, minutes >= 40 ? 2 : 1);
  for (const [place, win] of wins.entries()) {
    const own = Math.floor(rest / (wins.length - place));
    const part = topicPart(win, own, before, since);
    if (part === null) continue;
    rest -= part.minutes;
    parts.push(part);
  }
  return kind === 'away' ? [...sample, ...parts] : [...parts, ...(clock === null ? [] : [clock])];
}

function topicPart(
  win: TopicWin,
  minutes: number,
  before: readonly PastAnswer[],
  since: readonly PastAnswer[],
): PracticePart | null {
  const { subject, topic } = win;
  const seconds = secondsOf(
    before.filter((answer) => answer.subject === subject),
    usualSeconds.topic,
  );
  const count = Math.min(most, win.questions, Math.floor((minutes * 60) / seconds));
  if (count < fewest) return null;
  return ownPart({ kind: 'topic', subject, topic }, [{ subject, topic, count }], seconds, minutes, since, win);
}

/** The subject whose pace is furthest behind the paper's; where none is, the one that was not practised for longest. */
function timedPart({ here, before, since, today, paper, left, minutes }: Room): PracticePart | null {
  const own = Math.floor(minutes * timedShare);
  if (minutes < 15 || paper === null || left - own < fewest) return null;
  const allowed = secondsAnItem(paper);
  const subjects = paper.sections
    .map(({ subject }) => ({ subject, ...paceIn(before, subject) }))
    .filter(({ subject }) => here.some((topic) => topic.subject === subject))
    .sort((one, other) => Math.max(other.seconds, allowed) - Math.max(one.seconds, allowed) || one.last - other.last);
  const [first] = subjects;
  if (first === undefined) return null;
  // The clock ends a question at the paper's pace.
  const seconds = Math.min(allowed, first.seconds || allowed) + readingSeconds;
  const count = Math.min(most, Math.floor((own * 60) / seconds));
  if (count < fewest) return null;
  const draws = spread(
    here.filter(({ subject }) => subject === first.subject),
    count,
    today,
  );
  const part = ownPart({ kind: 'timed', subject: first.subject }, draws, seconds, own, since, null);
  return { ...part, clock: { seconds: first.seconds, allowed } };
}

/** Two questions of each subject, at most ten. */
function samplePart(
  topics: readonly PracticeTopic[],
  minutes: number,
  since: readonly PastAnswer[],
  today: number,
): PracticePart[] {
  const subjects = [...new Set(topics.map(({ subject }) => subject))].slice(0, sampleSize / 2);
  const count = Math.min(subjects.length * 2, Math.floor((minutes * 60) / usualSeconds.topic));
  if (count < fewest) return [];
  const draws = subjects.flatMap((each, place) =>
    spread(
      topics.filter(({ subject }) => subject === each),
      Math.floor((count + subjects.length - 1 - place) / subjects.length),
      today,
    ),
  );
  return [ownPart({ kind: 'sample' }, draws, usualSeconds.topic, minutes, since, null)];
}

function ownPart(
  practice: PlannedPractice,
  draws: readonly Draw[],
  seconds: number,
  minutes: number,
  since: readonly PastAnswer[],
  win: TopicWin | null,
): PracticePart {
  const exam = ownExam(practice);
  const own = since.filter(({ attempt }) => attempt.exam === exam);
  const count = draws.reduce((sum, draw) => sum + draw.count, 0);
  return {
    kind: practice.kind,
    practice,
    draws,
    win,
    clock: null,
    minutes: Math.min(minutes, Math.max(1, Math.ceil((count * seconds) / 60))),
    count,
    done: Math.min(count, own.length),
    right: Math.min(count, own.filter(({ outcome }) => outcome === 'right').length),
  };
}

function keyOf({ subject, topic }: Pick<PracticeTopic, 'subject' | 'topic'>): string {
  return `${subject}/${topic}`;
}

/** So many questions over topics, one each, beginning with another one every day. */
function spread(topics: readonly PracticeTopic[], count: number, today: number): Draw[] {
  const counts = new Map<PracticeTopic, number>();
  for (let n = 0; n < count && topics.length > 0; n += 1) {
    const topic = topics[(today * count + n) % topics.length];
    if (topic !== undefined) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  return [...counts].map(([{ subject, topic }, own]) => ({ subject, topic, count: own }));
}

/** The median of the latest answer times in a subject, in s, and when it was last practised; 0 where that is not known. */
function paceIn(answers: readonly PastAnswer[], subject: string): { seconds: number; last: number } {
  const own = answers.filter((answer) => answer.subject === subject);
  return { seconds: medianSeconds(own) ?? 0, last: own[own.length - 1]?.at ?? 0 };
}

/** How long a question takes with its explanation, in s, by the latest answer times. */
function secondsOf(answers: readonly PastAnswer[], otherwise: number): number {
  const median = medianSeconds(answers);
  return median === null ? otherwise : Math.min(120, Math.max(15, median)) + readingSeconds;
}

function medianSeconds(answers: readonly PastAnswer[]): number | null {
  const times = answers.flatMap(({ ms }) => (ms > 0 ? [ms] : [])).slice(-50);
  if (times.length < enoughTimes) return null;
  return Math.round((times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0) / 1000);
}

function nextReviews(record: ToPlan, before: readonly PastAnswer[], now: number): DayPlan['nextReviews'] {
  const { next } = reviewsOf(record, before, now, Infinity);
  if (next === null) return null;
  const day = dayOf(next);
  return { day, count: record.cards.filter(({ due }) => dayOf(due) === day).length };
}
