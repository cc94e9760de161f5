import { describe, expect, test } from 'vitest';
import { someQuestions } from '#exam/testing/questions.ts';
import { openRun } from './exam-run.ts';
import { aBrowser } from './testing/a-browser.ts';

const drawn = { id: 'category-test', format: 'category-test' } as const;
const bank = { questions: someQuestions(8, 'english') };

function begun() {
  const browser = aBrowser();
  const tab = browser.aTab();
  const run = openRun(drawn, bank, tab.environment);
  const stop = run.begin();
  tab.written.splice(0);
  const choose = (place: number) => {
    const option = run.view().options[place]?.text ?? '';
    run.send({ type: 'choose', option });
    return option;
  };
  return { browser, tab, run, stop, choose };
}

test('a choice is shown first and stored when it has been drawn, and only what it has changed', () => {
  const { browser, tab, run, choose } = begun();
  const option = choose(0);
  expect(run.snapshot().options[0]?.chosen).toBe(true);
  expect(tab.written).toEqual([]);
  tab.paint();
  expect(tab.written.toSorted()).toEqual(['exam', 'selectedOptions']);
  expect(Object.values(browser.stored().selectedOptions ?? {})).toEqual([option]);
});

test('several choices before a frame are one write', () => {
  const { tab, choose } = begun();
  choose(0);
  choose(1);
  choose(2);
  tab.paint();
  expect(tab.written.toSorted()).toEqual(['exam', 'selectedOptions']);
});

test('the drawn paper is written once for all', () => {
  const { browser, tab, run, choose } = begun();
  choose(0);
  run.send({ type: 'next' });
  tab.paint();
  browser.pass(2000);
  choose(1);
  tab.paint();
  expect(tab.written).not.toContain('categoryQuestions');
  expect(tab.written).not.toContain('setIndex');
});

describe('a choice that was not drawn yet is not lost', () => {
  test.each<[string, (parts: ReturnType<typeof begun>) => void]>([
    ['when the page is hidden or left', ({ tab }) => tab.setVisible(false)],
    ['when the screen is left', ({ stop }) => stop()],
    ['when the next second comes first', ({ browser }) => browser.pass(1000)],
  ])('%s', (_, happens) => {
    const parts = begun();
    const option = parts.choose(1);
    happens(parts);
    expect(Object.values(parts.browser.stored().selectedOptions ?? {})).toEqual([option]);
  });

  test('when another tab writes meanwhile: what was done here is later', () => {
    const { browser, choose, run } = begun();
    const other = browser.aTab();
    const second = openRun(drawn, bank, other.environment);
    second.begin();
    choose(1);
    second.send({ type: 'choose', option: second.view().options[2]?.text ?? '' });
    other.paint();
    browser.deliver();
    expect(run.view().options.map(({ chosen }) => chosen)).toEqual([false, true, false, false]);
    expect(second.view().options).toEqual(run.view().options);
  });
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
