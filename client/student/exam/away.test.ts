import { expect, test } from 'vitest';
import type { FormatName } from '#exam/practice/formats.ts';
import { someQuestions } from '#exam/testing/questions.ts';
import { openRun } from './exam-run.ts';
import { aBrowser } from './testing/a-browser.ts';

function begun(format: FormatName) {
  const browser = aBrowser();
  const tab = browser.aTab();
  const bank = { questions: someQuestions(10), setIndex: 0 };
  const run = openRun({ id: format, format }, bank, tab.environment);
  run.begin();
  return { browser, tab, run };
}

test.each<[FormatName, number]>([
  ['year-quiz', 4],
  ['science-exam', 5],
])('five minutes away in a %s: on return it says how many questions ran out of time', (format, missed) => {
  const { browser, tab, run } = begun(format);
  tab.setVisible(false);
  browser.pass(300_000);
  expect(run.snapshot().missedWhileAway).toBe(0);
  tab.setVisible(true);
  expect(run.snapshot().missedWhileAway).toBe(missed);
  expect(run.snapshot().number).toBe(missed + 1);
  browser.pass(60_000);
  expect(run.snapshot().missedWhileAway).toBe(missed);
  run.send({ type: 'choose', option: `right ${run.snapshot().number}` });
  expect(run.snapshot().missedWhileAway).toBe(0);
});

test('a browser that stops the timers of a hidden page counts one on return', () => {
  const browser = aBrowser();
  const tab = browser.aTab({ timerStep: 3_600_000 });
  const run = openRun({ id: 'x', format: 'year-quiz' }, { questions: someQuestions(10) }, tab.environment);
  run.begin();
  tab.setVisible(false);
  browser.pass(600_000);
  tab.setVisible(true);
  expect(run.snapshot()).toMatchObject({ missedWhileAway: 1, phase: 'revealed', number: 1 });
});

test('what runs out of time before the eyes of the student, or was answered, is not counted', () => {
  const { browser, tab, run } = begun('year-quiz');
  browser.pass(62_000);
  run.send({ type: 'choose', option: 'right 2' });
  run.send({ type: 'next' });
  tab.setVisible(false);
  browser.pass(10_000);
  tab.setVisible(true);
  expect(run.snapshot().missedWhileAway).toBe(0);
});

test('two absences without an answer between them add up', () => {
  const { browser, tab, run } = begun('year-quiz');
  for (const _ of [1, 2]) {
    tab.setVisible(false);
    browser.pass(62_000);
    tab.setVisible(true);
  }
  expect(run.snapshot().missedWhileAway).toBe(2);
});
