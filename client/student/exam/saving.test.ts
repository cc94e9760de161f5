import { expect, test } from 'vitest';
import { someQuestions } from '#exam/testing/questions.ts';
import { openRun } from './exam-run.ts';
import { aBrowser } from './testing/a-browser.ts';

const drawn = { id: 'category-test', format: 'category-test' } as const;
const bank = { questions: someQuestions(8, 'english') };

function begun() {
  const browser = aBrowser();
  const tab = browser.aTab();
  const run = openRun(drawn, bank, tab.environment);
  run.begin();
  tab.written.splice(0);
  const choose = (place: number) => {
    const option = run.view().options[place]?.text ?? '';
    run.send({ type: 'choose', option });
    return option;
  };
  return { browser, tab, run, choose };
}

test('a choice is in storage when the press is dealt with, and only what it has changed was written', () => {
  const { browser, tab, choose } = begun();
  const option = choose(0);
  expect(tab.written.toSorted()).toEqual(['exam', 'selectedOptions']);
  expect(Object.values(browser.stored().selectedOptions ?? {})).toEqual([option]);
});

test('a press that changes nothing writes nothing', () => {
  const { tab, run } = begun();
  run.send({ type: 'next' });
  run.send({ type: 'choose', option: 'no option of this question' });
  expect(tab.written).toEqual([]);
});

test('the drawn paper is written once for all', () => {
  const { browser, tab, run, choose } = begun();
  choose(0);
  run.send({ type: 'next' });
  browser.pass(2000);
  choose(1);
  expect(tab.written).not.toContain('categoryQuestions');
  expect(tab.written).not.toContain('setIndex');
});

test('the end is stored before it is shown, whole, since another screen reads it', () => {
  const browser = aBrowser();
  const tab = browser.aTab();
  const science = { id: 'science-exam', format: 'science-exam' } as const;
  const run = openRun(science, { questions: someQuestions(1), setIndex: 2 }, tab.environment);
  run.begin();
  run.send({ type: 'choose', option: 'right 1' });
  const endedInStorage: unknown[] = [];
  run.subscribe(() => endedInStorage.push(browser.stored().exam?.ended));
  run.send({ type: 'next' });
  expect(endedInStorage).toEqual([true]);
  expect(browser.stored()).toMatchObject({ setIndex: 2, exam: { ended: true } });
});
