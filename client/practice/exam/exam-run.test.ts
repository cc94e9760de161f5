import { expect, test } from 'vitest';
import type { Stored } from '#exam/practice/stored-keys.ts';
import { someQuestions } from '#exam/testing/questions.ts';
import { throughStorage } from '#exam/testing/storage.ts';
import { openRun, type World } from './exam-run.ts';

const exam = { id: 'year-quiz/2074', format: 'year-quiz' } as const;
const other = { id: 'year-quiz/2075', format: 'year-quiz' } as const;
const bank = { questions: someQuestions(2) };

/** A browser with a clock that is moved by hand; its tabs share one storage and hear of each other's writes. */
function aBrowser() {
  let now = 1_000_000;
  let values: Partial<Stored> = {};
  let blocked = false;
  const timers = new Map<number, { due: number; run: () => void }>();
  const tabs: Set<() => void>[] = [];
  let timerId = 0;

  function aTab(): World {
    const heard = new Set<() => void>();
    tabs.push(heard);
    return {
      now: () => now,
      random: () => 0,
      readStored: () => throughStorage(values),
      writeStored: (written) => {
        if (blocked) return;
        values = { ...values, ...written };
        for (const tab of tabs) if (tab !== heard) for (const listener of tab) listener();
      },
      onStoredElsewhere: (listener) => {
        heard.add(listener);
        return () => heard.delete(listener);
      },
      after: (ms, run) => {
        timerId += 1;
        const id = timerId;
        timers.set(id, { due: now + ms, run });
        return () => timers.delete(id);
      },
    };
  }

  return {
    aTab,
    stored: () => values,
    block: () => {
      blocked = true;
    },
    pass: (ms: number) => {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].filter(([, timer]) => timer.due <= end).toSorted(([, a], [, b]) => a.due - b.due);
        if (next === undefined) break;
        timers.delete(next[0]);
        now = Math.max(now, next[1].due);
        next[1].run();
      }
      now = end;
    },
  };
}

test('a run saves itself, ticks by itself and comes to its end by itself', () => {
  const browser = aBrowser();
  const run = openRun(exam, bank, browser.aTab());
  run.begin();
  expect(browser.stored()).toMatchObject({ currentQuestionIndex: 0, remainingTime: 60, startTime: 1_000_000 });
  browser.pass(1000);
  expect(run.view().secondsLeft).toBe(59);
  expect(browser.stored().remainingTime).toBe(59);
  browser.pass(58_999);
  expect(run.view().phase).toBe('answering');
  browser.pass(1);
  expect(run.view()).toMatchObject({ phase: 'revealed', number: 1 });
  browser.pass(1999);
  expect(run.view().number).toBe(1);
  browser.pass(1);
  expect(run.view()).toMatchObject({ phase: 'answering', number: 2, secondsLeft: 60 });
  browser.pass(62_000);
  expect(run.view().phase).toBe('ended');
  expect(browser.stored()).toMatchObject({ finalScore: 0, totalQuestions: 2 });
  expect(browser.stored().currentQuestionIndex).toBeUndefined();
});

test('while only time passes, the view but for it stays the same object; what happens gives another', () => {
  const browser = aBrowser();
  const run = openRun(exam, bank, browser.aTab());
  run.begin();
  const seen = [run.still()];
  const look = () => seen.push(run.still());
  browser.pass(3000);
  expect(run.view().secondsLeft).toBe(57);
  look();
  run.send({ type: 'choose', option: 'right 1' });
  look();
  browser.pass(57_000);
  look();
  browser.pass(2000);
  look();
  expect(seen.map((view) => seen.indexOf(view))).toEqual([0, 0, 2, 3, 4]);
  expect(seen.map(({ phase, number }) => `${phase} ${number}`)).toEqual([
    'answering 1',
    'answering 1',
    'answering 1',
    'revealed 1',
    'answering 2',
  ]);
});

test('a second tab on the same exam shows the same attempt and follows what is done in the first', () => {
  const browser = aBrowser();
  const first = openRun(exam, bank, browser.aTab());
  first.begin();
  browser.pass(5000);
  const second = openRun(exam, bank, browser.aTab());
  second.begin();
  expect(second.view().secondsLeft).toBe(55);
  first.send({ type: 'choose', option: 'right 1' });
  expect(second.view().options[1]?.chosen).toBe(true);
  second.send({ type: 'next' });
  expect(first.view()).toMatchObject({ phase: 'revealed', score: 1 });
  browser.pass(2000);
  expect([first.view().number, second.view().number]).toEqual([2, 2]);
  expect([first.view().score, second.view().score]).toEqual([1, 1]);
});

test('time passing in one exam does not overwrite another that was started since; an answer there does', () => {
  const browser = aBrowser();
  const first = openRun(exam, bank, browser.aTab());
  first.begin();
  const second = openRun(other, bank, browser.aTab());
  second.begin();
  browser.pass(3000);
  expect(browser.stored().exam?.id).toBe(other.id);
  expect(first.view().secondsLeft).toBe(57);
  first.send({ type: 'choose', option: 'right 1' });
  expect(browser.stored().exam?.id).toBe(exam.id);
});

test('with blocked storage the exam goes on in memory', () => {
  const browser = aBrowser();
  browser.block();
  const run = openRun(exam, bank, browser.aTab());
  run.begin();
  run.send({ type: 'choose', option: 'right 1' });
  run.send({ type: 'next' });
  browser.pass(2000);
  expect(run.view()).toMatchObject({ number: 2, score: 1 });
});

test('a screen that is left stops the clock and no longer writes', () => {
  const browser = aBrowser();
  const run = openRun(exam, bank, browser.aTab());
  const stop = run.begin();
  browser.pass(1000);
  stop();
  browser.pass(60_000);
  expect(browser.stored().remainingTime).toBe(59);
});
