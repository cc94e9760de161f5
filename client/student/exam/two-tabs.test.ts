import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PracticeAttempt, Exam } from '#exam/practice/attempt.ts';
import { formatOf, type FormatName } from '#exam/practice/formats.ts';
import type { Bank } from '#exam/practice/open.ts';
import { scoreOf } from '#exam/practice/mark.ts';
import { someQuestions } from '#exam/testing/questions.ts';
import { openRun, type ExamRun } from './exam-run.ts';
import { aBrowser, type ATab } from './testing/a-browser.ts';

const year = { id: 'year-quiz/2074', format: 'year-quiz' } as const;
const bank = { questions: someQuestions(4), setIndex: 0 };

interface Sitting {
  readonly tab: ATab;
  readonly run: ExamRun;
}

function sit(tab: ATab, exam: Exam, from: Bank = bank): Sitting {
  const run = openRun(exam, from, tab.environment);
  run.begin();
  return { tab, run };
}

test('a second tab on the same exam shows the same attempt and follows what is done in the first, and the other way', () => {
  const browser = aBrowser();
  const first = sit(browser.aTab(), year);
  browser.pass(5000);
  const second = sit(browser.aTab(), year);
  expect(second.run.view().secondsLeft).toBe(55);
  first.run.send({ type: 'choose', option: 'right 1' });
  expect(second.run.view().options[1]?.chosen).toBe(true);
  second.run.send({ type: 'next' });
  expect(first.run.view()).toMatchObject({ phase: 'revealed', score: 1 });
  browser.pass(2000);
  expect([first.run.view().number, second.run.view().number]).toEqual([2, 2]);
  expect([first.run.view().score, second.run.view().score]).toEqual([1, 1]);
});

test('another paper opened in a second tab, key by key, leaves the first where it is', () => {
  const browser = aBrowser({ atOnce: false });
  const first = sit(browser.aTab(), year);
  browser.pass(62_000);
  browser.deliver();
  expect(first.run.view().number).toBe(2);
  const second = browser.aTab();
  sit(second, { id: 'year-quiz/2075', format: 'year-quiz' });
  while (!second.idle() || !first.tab.idle()) {
    second.sendOne();
    second.hearOne();
    first.tab.hearOne();
    expect(first.run.view().number).toBe(2);
  }
  first.run.send({ type: 'choose', option: 'right 2' });
  browser.deliver();
  expect(browser.stored()).toMatchObject({ exam: { id: year.id }, currentQuestionIndex: 1 });
});

test('the same exam begun anew in a second tab is followed, with its paper', () => {
  const browser = aBrowser();
  const drawn = { id: 'category-test', format: 'category-test' } as const;
  const pool = { questions: someQuestions(40, 'english') };
  const first = sit(browser.aTab(), drawn, pool);
  browser.pass(62_000);
  const tab = browser.aTab();
  tab.clear();
  const again = { ...tab.environment, random: () => 0 };
  const run = openRun(drawn, pool, again);
  run.begin();
  expect(first.run.view()).toMatchObject({ number: 1 });
  expect(first.run.attempt()).toEqual(run.attempt());
});

describe('a unit quiz in two tabs', () => {
  const quiz = { id: 'unit-quiz/science/quiz/101', format: 'unit-quiz' } as const;
  const answer = ({ run }: Sitting, option: string) => {
    run.send({ type: 'choose', option });
    run.send({ type: 'next' });
  };

  test('the game begun last is the one that both play, and what is done in either is seen in both', () => {
    const browser = aBrowser();
    const first = sit(browser.aTab(), quiz);
    answer(first, 'right 1');
    browser.pass(1000);
    expect(first.run.view()).toMatchObject({ number: 2, score: 1 });
    browser.pass(2000);
    const tab = browser.aTab();
    // Like Start Quiz.
    tab.clear();
    const second = sit(tab, quiz);
    for (const { run } of [first, second]) expect(run.view()).toMatchObject({ number: 1, score: 0, secondsLeft: 30 });
    answer(first, 'right 1');
    expect(second.run.view()).toMatchObject({ phase: 'revealed', score: 1 });
    expect(second.run.attempt()).toEqual(first.run.attempt());
    expect(browser.stored()).toMatchObject({ exam: { id: quiz.id }, score: 1 });
  });

  test('the end of a game stays on screen while another tab plays again; so does another unit', () => {
    const browser = aBrowser();
    const one = { questions: someQuestions(1) };
    const first = sit(browser.aTab(), quiz, one);
    const other = sit(browser.aTab(), { ...quiz, id: 'unit-quiz/science/quiz/102' });
    answer(first, 'right 1');
    browser.pass(1000);
    sit(browser.aTab(), quiz, one);
    expect(first.run.view()).toMatchObject({ phase: 'ended', score: 1 });
    expect(other.run.view()).toMatchObject({ phase: 'answering', score: 0 });
  });
});

const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constantFrom('send', 'hear'), tab: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('choose'), tab: fc.nat(1), option: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('next'), tab: fc.nat(1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('pass'),
      ms: fc.oneof(fc.constantFrom(1, 999, 1000, 2000, 60_000), fc.nat(3000)),
    }),
  },
) as fc.Arbitrary<Action>;

type Action =
  | { readonly type: 'send' | 'hear' | 'next'; readonly tab: number }
  | { readonly type: 'choose'; readonly tab: number; readonly option: number }
  | { readonly type: 'pass'; readonly ms: number };

function act({ run, tab }: Sitting, event: Action): void {
  if (event.type === 'send') tab.sendOne();
  else if (event.type === 'hear') tab.hearOne();
  else if (event.type === 'next') run.send({ type: 'next' });
  else if (event.type === 'choose') run.send({ type: 'choose', option: run.view().options[event.option]?.text ?? '' });
}

/** What matters of an attempt. An exam that marks nothing forgets a choice that was not submitted. */
function kept(attempt: PracticeAttempt): Partial<PracticeAttempt> {
  if (formatOf(attempt.exam.format).scored) return attempt;
  const answers = attempt.answers.map((answer) => (answer.outcome === 'missed' ? { ...answer, chosen: null } : answer));
  return { ...attempt, chosen: null, answers };
}

/** Both tabs reach the end by themselves before either gets the other's message. Chance found this case, and the test has kept it since. */
const endedApart: Action[] = [60_000, 60_000, 60_000].map((ms) => ({ type: 'pass', ms }));

/** A choice that was not submitted when the time was over; the other tab never hears of it. Chance found this case too. */
const choiceUnheard: Action[] = [
  { type: 'pass', ms: 60_000 },
  { type: 'pass', ms: 60_000 },
  { type: 'choose', tab: 0, option: 0 },
  { type: 'pass', ms: 60_000 },
];

/** The same, and the other tab opens after the end, when one key of it has come: it reveals the last question by itself. */
const openedAfterEnd: Action[] = [...choiceUnheard, { type: 'send', tab: 0 }];

/** One tab goes to its end by answers and the other by time, and no message comes. Chance found this case too. */
const endedByAnswers: Action[] = [
  { type: 'pass', ms: 60_000 },
  { type: 'choose', tab: 1, option: 0 },
  { type: 'next', tab: 1 },
  { type: 'choose', tab: 1, option: 0 },
  { type: 'next', tab: 1 },
  { type: 'pass', ms: 60_000 },
];

/** A tab opens at a reveal of which `exam` has come and the score has not. Chance found this case, and the test has kept it since. */
const scoreBehind: Action[] = [
  { type: 'choose', tab: 0, option: 1 },
  { type: 'send', tab: 0 },
  { type: 'next', tab: 0 },
  { type: 'send', tab: 1 },
  { type: 'send', tab: 1 },
  { type: 'next', tab: 0 },
  { type: 'send', tab: 0 },
  { type: 'send', tab: 1 },
  { type: 'send', tab: 0 },
  { type: 'send', tab: 0 },
];

describe.each<FormatName>(['year-quiz', 'category-test', 'science-exam'])('two tabs on one %s', (format) => {
  const exam = { id: format, format } as const;
  const from = format === 'category-test' ? { questions: someQuestions(4, 'english') } : bank;
  const { seconds, scored } = formatOf(format);

  test('whatever is done in them, whenever each key comes to the other, both end where the last writer was', () => {
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 120 }),
        fc.nat(20),
        fc.constantFrom(1, 1000),
        (actions, secondOpensAfter, timerStep) => {
          const browser = aBrowser({ atOnce: false });
          const sittings: Sitting[] = [];
          /** When each question first showed. */
          const firstSeen = new Map<number, number>();

          const looked = new Set<PracticeAttempt>();
          const hasEnded = () => sittings.some(({ run }) => run.attempt().phase === 'ended');
          const look = () => {
            for (const { run, tab } of sittings) {
              const attempt = run.attempt();
              if (looked.has(attempt)) continue;
              looked.add(attempt);
              if (!firstSeen.has(attempt.index)) firstSeen.set(attempt.index, browser.now());
              // The exam skips no question: a missed one was on a screen for all its time.
              const skipped = attempt.answers.findIndex(({ outcome }, at) => {
                return outcome === 'missed' && browser.now() - (firstSeen.get(at) ?? Infinity) < seconds * 1000;
              });
              const settled = attempt.index + (attempt.phase === 'answering' ? 0 : 1);
              const seen = { skipped, score: attempt.score, settled: attempt.answers.length };
              expect(seen).toEqual({ skipped: -1, score: scoreOf(attempt.answers), settled });
              if (attempt.phase === 'ended' && scored) expect(tab.stored().totalQuestions).toBe(4);
            }
          };

          const open = (tab: ATab) => {
            const sitting = sit(tab, exam, from);
            sittings.push(sitting);
            sitting.run.subscribe(look);
            look();
          };

          open(browser.aTab());
          browser.deliver();
          for (const [place, each] of actions.entries()) {
            if (place === secondOpensAfter) open(browser.aTab({ timerStep }));
            const sitting = each.type === 'pass' ? undefined : sittings[each.tab];
            if (each.type === 'pass') browser.pass(each.ms);
            else if (sitting) act(sitting, each);
            look();
          }
          const endedWithoutContact = hasEnded();
          browser.deliverAtOnce();
          look();
          // An end stays on screen. A tab that did not hear of it goes on, and comes to its own end.
          if (hasEnded()) browser.pass(4 * (seconds + 2) * 1000);
          if (endedWithoutContact) {
            expect(sittings.map(({ run }) => run.attempt().phase)).toEqual(sittings.map(() => 'ended'));
            return;
          }
          const [first, second = first] = sittings.map(({ run }) => kept(run.attempt()));
          expect(second).toEqual(first);
          // The next event, in a second or at the end of a reveal, corrects what crossing writes have left. A reload joins them, unless
          // they have ended.
          browser.pass(3000);
          const [still] = sittings.map(({ run }) => kept(run.attempt()));
          if (still?.phase === 'ended') return;
          expect(kept(sit(browser.aTab(), exam, from).run.attempt())).toEqual(still);
        },
      ),
      {
        numRuns: 500,
        examples: [
          [scoreBehind, 9, 1],
          [endedApart, 1, 1],
          [choiceUnheard, 0, 1],
          [openedAfterEnd, 4, 1],
          [endedByAnswers, 1, 1],
        ],
      },
    );
  });
});
