import { describe, expect, test } from 'vitest';
import { someQuestions } from '#exam/testing/questions.ts';
import type { Exam } from '#exam/practice/attempt.ts';
import { openRun } from './exam-run.ts';
import { aBrowser } from './testing/a-browser.ts';

const exam = { id: 'year-quiz/2074', format: 'year-quiz' } as const;
const other = { id: 'year-quiz/2075', format: 'year-quiz' } as const;
const bank = { questions: someQuestions(2) };

test('a run saves itself, ticks by itself and comes to its end by itself', () => {
  const browser = aBrowser();
  const run = openRun(exam, bank, browser.aTab().environment);
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

test('while only time passes, the snapshot stays the same object; what happens gives another', () => {
  const browser = aBrowser();
  const run = openRun(exam, bank, browser.aTab().environment);
  run.begin();
  const seen = [run.snapshot()];
  const look = () => seen.push(run.snapshot());
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

test('a reload in the same tab finds what was done, and writes nothing that is there already', () => {
  const browser = aBrowser();
  const stop = openRun(exam, bank, browser.aTab().environment).begin();
  stop();
  const reloaded = browser.aTab();
  const run = openRun(exam, bank, reloaded.environment);
  run.begin();
  expect(run.view()).toMatchObject({ number: 1, secondsLeft: 60 });
  expect(reloaded.written).toEqual([]);
});

test('time passing in one exam does not overwrite another that was started since; an answer there does, with all of it', () => {
  const browser = aBrowser();
  const firstTab = browser.aTab();
  const drawn = { id: 'category-test', format: 'category-test' } as const;
  const pool = { questions: someQuestions(9, 'english') };
  const first = openRun(drawn, pool, firstTab.environment);
  first.begin();
  const secondTab = browser.aTab();
  secondTab.clear();
  const second = openRun(other, bank, secondTab.environment);
  second.begin();
  browser.pass(32_000);
  expect(browser.stored().exam?.id).toBe(other.id);
  expect(first.view()).toMatchObject({ number: 2, secondsLeft: 30 });
  first.send({ type: 'choose', option: first.view().options[0]?.text ?? '' });
  const reloaded = openRun(drawn, pool, browser.aTab().environment);
  expect(reloaded.attempt()).toEqual(first.attempt());
});

test('with blocked storage the exam goes on in memory', () => {
  const browser = aBrowser();
  browser.block();
  const run = openRun(exam, bank, browser.aTab().environment);
  run.begin();
  run.send({ type: 'choose', option: 'right 1' });
  run.send({ type: 'next' });
  browser.pass(2000);
  expect(run.view()).toMatchObject({ number: 2, score: 1 });
});

test('a screen that is left stops the clock and no longer writes', () => {
  const browser = aBrowser();
  const run = openRun(exam, bank, browser.aTab().environment);
  const stop = run.begin();
  browser.pass(1000);
  stop();
  browser.pass(60_000);
  expect(browser.stored().remainingTime).toBe(59);
});

describe('an option that the browser has darkened already', () => {
  const opened = (of: Exam = exam) => {
    const browser = aBrowser();
    const tab = browser.aTab();
    const run = openRun(of, bank, tab.environment);
    const stop = run.begin();
    const heard: string[] = [];
    run.subscribe(() => {
      const { number, phase, options } = run.snapshot();
      heard.push(`${number} ${phase} ${options.find(({ chosen }) => chosen)?.letter ?? '-'}`);
    });
    return { browser, tab, run, stop, heard };
  };

  test('is stored in the same task, and the screen hears of it after its frame', () => {
    const { browser, run, heard } = opened();
    run.pick('wrong 1a');
    run.pick('right 1');
    expect(browser.stored().exam?.chosen).toEqual(['right 1']);
    expect(run.snapshot().nextEnabled).toBe(true);
    expect(heard).toEqual([]);
    browser.pass(0);
    expect(heard).toHaveLength(1);
    expect(browser.stored().exam?.chosen).toEqual(['right 1']);
  });

  test('takes part in what follows at once, and tells nothing of the next question', () => {
    const { browser, run, heard } = opened({ id: 'science-exam', format: 'science-exam' });
    run.pick('right 1');
    run.send({ type: 'next' });
    expect(run.snapshot().number).toBe(2);
    expect(heard).toEqual(['2 answering -']);
    browser.pass(0);
    expect(heard).toHaveLength(1);
  });

  test('is heard of before a page is hidden or left', () => {
    const hidden = opened();
    hidden.run.pick('right 1');
    hidden.tab.setVisible(false);
    expect(hidden.heard).toHaveLength(1);
    const left = opened();
    left.run.pick('right 1');
    left.stop();
    expect(left.heard).toHaveLength(1);
    left.browser.pass(0);
    expect(left.heard).toHaveLength(1);
  });

  test('is drawn as it stands if its time was up', () => {
    const { browser, tab, run, heard } = opened();
    run.send({ type: 'choose', option: 'wrong 1a' });
    browser.pass(60_000);
    heard.length = 0;
    const before = run.snapshot();
    run.pick('right 1');
    expect(run.snapshot()).toEqual(before);
    expect(run.snapshot() === before, 'a new object, so that the screen draws').toBe(false);
    expect(tab.stored().exam?.chosen).toEqual(['wrong 1a']);
    browser.pass(0);
    expect(heard).toHaveLength(1);
  });

  test('in another tab counts as the later action', () => {
    const { browser, run } = opened();
    const there = openRun(exam, bank, browser.aTab().environment);
    there.begin();
    run.pick('wrong 1a');
    there.pick('right 1');
    browser.pass(0);
    for (const each of [run, there]) expect(each.attempt().chosen).toBe('right 1');
  });
});

describe('a form about a revealed question', () => {
  const revealed = (tab = aBrowser().aTab()) => {
    const run = openRun(exam, bank, tab.environment);
    run.begin();
    run.send({ type: 'choose', option: 'right 1' });
    run.send({ type: 'next' });
    return run;
  };

  test('holds the paper while it is open, and lets it go on 2 s after it is closed', () => {
    const browser = aBrowser();
    const tab = browser.aTab();
    const run = revealed(tab);
    browser.pass(1999);
    const before = browser.stored();
    const letGo = run.hold();
    expect(run.snapshot().held).toBe(true);
    browser.pass(3_600_000);
    tab.setVisible(false);
    tab.setVisible(true);
    run.send({ type: 'next' });
    expect(run.view()).toMatchObject({ phase: 'revealed', number: 1, missedWhileAway: 0 });
    expect(browser.stored()).toEqual(before);
    letGo();
    letGo();
    expect(run.snapshot().held).toBe(false);
    browser.pass(1999);
    expect(run.view()).toMatchObject({ phase: 'revealed', number: 1 });
    browser.pass(1);
    expect(run.view()).toMatchObject({ phase: 'answering', number: 2, secondsLeft: 60 });
  });

  test('waits as long as the student does, and then goes on at once', () => {
    const browser = aBrowser();
    const run = revealed(browser.aTab());
    const goOn = run.hold();
    browser.pass(600_000);
    expect(run.view()).toMatchObject({ phase: 'revealed', number: 1 });
    goOn('by-the-clock');
    browser.pass(0);
    expect(run.view()).toMatchObject({ phase: 'answering', number: 2, secondsLeft: 60 });
  });

  test('holds no question that is still to be answered, and not the next one', () => {
    const browser = aBrowser();
    const run = openRun(exam, bank, browser.aTab().environment);
    run.begin();
    const letGo = run.hold();
    browser.pass(1000);
    expect(run.view().secondsLeft).toBe(59);
    letGo();
    browser.pass(59_000);
    expect(run.view()).toMatchObject({ phase: 'revealed', number: 1 });
    browser.pass(2000);
    expect(run.view()).toMatchObject({ phase: 'answering', number: 2 });
  });

  test('does not hold another tab, which it follows; after a reload the paper goes on as the clock says', () => {
    const browser = aBrowser();
    const run = revealed(browser.aTab());
    run.hold();
    const second = openRun(exam, bank, browser.aTab().environment);
    const stop = second.begin();
    browser.pass(2000);
    expect([run.view().number, second.view().number]).toEqual([2, 2]);
    stop();
    browser.pass(62_000);
    expect(openRun(exam, bank, browser.aTab().environment).view()).toMatchObject({ phase: 'ended' });
  });
});
