import type { Page } from '@playwright/test';
import {
  answer,
  begun,
  darken,
  expectQuestion,
  next,
  openAtStandstill,
  programStarted,
  stored,
  storedPaper,
} from './exam-page.ts';
import { expect, test } from './fixtures.ts';

const landing = '/plus-2-science/entrance-preparation';

/** From the landing to the first question of a test that has begun. The clock stands still until the test moves it. */
async function begin(page: Page): Promise<void> {
  await openAtStandstill(page, landing);
  await page.getByRole('link', { name: 'Start Test' }).click();
  await expect(page).toHaveURL('/exam-questions');
  await expectQuestion(page, 1);
  await begun(page);
}

/** Brings the test to its question of this number, and gives the score so far. */
async function skipTo(page: Page, number: number, score: number): Promise<void> {
  await page.evaluate(
    ([index, points]) => {
      const exam = JSON.parse(localStorage.getItem('exam') ?? '');
      const paper = Object.values(JSON.parse(localStorage.getItem('categoryQuestions') ?? '')).flat() as {
        readonly answer: string;
      }[];
      const chosen = paper.slice(0, index).map((question) => question.answer);
      const late = chosen.flatMap((_, place) => (place < points ? [] : [place]));
      localStorage.setItem('exam', JSON.stringify({ ...exam, chosen, late }));
      localStorage.setItem('currentQuestionIndex', String(index));
      localStorage.setItem('score', String(points));
      localStorage.setItem('startTime', String(Date.now()));
    },
    [number - 1, score] as const,
  );
  await page.reload();
  await expectQuestion(page, number);
}

test('all hundred right: each is marked correct, moves on after 2 s, and the result says 100 / 100', async ({
  page,
}) => {
  await begin(page);
  const paper = await storedPaper(page);
  expect(paper).toHaveLength(100);
  const answerRight = async (place: number) => {
    await expectQuestion(page, place + 1);
    await answer(page, paper[place], true);
    await expect(page.getByRole('radio', { name: /Correct$/ })).toHaveCount(1);
    await page.clock.runFor(2000);
  };
  for (const place of [0, 1, 2]) await answerRight(place);
  await skipTo(page, 98, 97);
  for (const place of [97, 98, 99]) await answerRight(place);
  await expect(page).toHaveURL('/result');
  await expect(page.getByRole('main')).toContainText('You got : 100 / 100');
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Time taken: 12.s/);
  expect(await stored(page, 'finalScore')).toBe(100);
  expect(await stored(page, 'totalQuestions')).toBe(100);
  expect(await stored(page, 'currentQuestionIndex')).toBeUndefined();
});

test('wrong answers are marked incorrect beside the right option, and nothing is scored; nobody answers the rest, and the end comes by itself', async ({
  page,
}) => {
  await begin(page);
  const wrong = 3;
  for (const [place, question] of (await storedPaper(page)).slice(0, wrong).entries()) {
    await expectQuestion(page, place + 1);
    await answer(page, question, false);
    await expect(page.getByRole('radio', { name: /Your answer, incorrect$/ })).toHaveCount(1);
    await expect(page.getByRole('radio', { name: /Correct answer$/ })).toHaveCount(1);
    await page.clock.runFor(2000);
  }
  await skipTo(page, 97, 0);
  await page.clock.runFor(4 * 32_000 - 1);
  await expect(page).toHaveURL('/exam-questions');
  await page.clock.runFor(1000);
  await expect(page.getByRole('main')).toContainText('You got : 0 / 100');
  await expect(page.getByText('No answer in time')).toHaveCount(100);
});

test('the time runs out at the thirtieth second and not before; what was only darkened is not counted', async ({
  page,
}) => {
  await begin(page);
  const [first] = await storedPaper(page);
  const startTime = await stored<number>(page, 'startTime');
  const shown = await page.evaluate(() => Date.now());
  await darken(page, first, true);
  await page.clock.runFor((startTime ?? 0) + 29_999 - shown);
  await expect(page.getByRole('timer')).toContainText('0:01');
  await expect(page.getByRole('radio').first()).toBeEnabled();
  await page.clock.runFor(1);
  await expect(page.getByRole('timer')).toContainText('0:00');
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await expect(page.getByText('Time is up.')).toBeAttached();
  await page.clock.runFor(1999);
  await expectQuestion(page, 1);
  await page.clock.runFor(1);
  await expectQuestion(page, 2);
  expect(await stored(page, 'score')).toBe(0);
});

test('a reload at every phase changes nothing: the choice, the time, the reveal and the score are as they were', async ({
  page,
}) => {
  await begin(page);
  const [first, second] = await storedPaper(page);

  await page.clock.runFor(7000);
  await darken(page, first, true);
  await page.reload();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('timer')).toContainText(/0:2[23]/);

  await next(page);
  await page.clock.runFor(1000);
  await page.reload();
  await expect(page.locator('label[data-mark=right]')).toHaveText(/Correct$/);
  await expect(page.getByRole('radio').first()).toBeDisabled();
  expect(await stored(page, 'score')).toBe(1);
  await page.clock.runFor(1000);
  await expectQuestion(page, 2);

  await page.reload();
  await expectQuestion(page, 2);
  expect((await storedPaper(page))[1]?.id).toBe(second?.id);
  expect(await stored(page, 'score')).toBe(1);

  await page.clock.runFor(31_000);
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await page.clock.runFor(2000);
  await expectQuestion(page, 3);
});

test('an hour away is one expiry: the question is lost, the next one waits', async ({ page }) => {
  await begin(page);
  await page.goto('/');
  await page.clock.fastForward(3_600_000);
  await page.goto('/exam-questions');
  await expectQuestion(page, 1);
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await page.clock.runFor(2000);
  await expectQuestion(page, 2);
  await expect(page.getByRole('timer')).toContainText('0:30');
});

test('with storage blocked the test goes on in memory, to the next question', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: blocked });
  });
  await openAtStandstill(page, '/exam-questions');
  await page.getByRole('radio').first().check();
  await next(page);
  await page.clock.runFor(2000);
  await expectQuestion(page, 2);
});

test('with storage full the test goes on in memory', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openAtStandstill(page, '/exam-questions');
  await page.getByRole('radio').first().check();
  await next(page);
  await page.clock.runFor(2000);
  await expectQuestion(page, 2);
});

test('Start Test clears what is stored except the profile, and draws anew', async ({ page }) => {
  await page.goto(landing);
  await programStarted(page);
  const profile = JSON.stringify({ token: 'kept', user: { id: 1, name: 'Sita', email: 's@x.np', role: 'student' } });
  await page.evaluate((text) => {
    localStorage.setItem('profile', text);
    for (const key of ['score', 'finalScore', 'setIndex', 'selectedOptions', 'something else'])
      localStorage.setItem(key, '1');
  }, profile);
  await page.getByRole('link', { name: 'Start Test' }).click();
  await begun(page);
  const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(keys).toEqual([
    'categoryQuestions',
    'currentQuestionIndex',
    'exam',
    'profile',
    'remainingTime',
    'score',
    'selectedOptions',
    'startTime',
  ]);
  expect(await page.evaluate(() => localStorage.getItem('profile'))).toBe(profile);
  expect(await stored(page, 'score')).toBe(0);
});

test('by keyboard alone: letters and digits darken, Enter goes on, and does nothing before a choice', async ({
  page,
}) => {
  await begin(page);
  await page.keyboard.press('Enter');
  await expectQuestion(page, 1);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await page.keyboard.press('c');
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await page.keyboard.press('1');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await page.clock.runFor(2000);
  await expectQuestion(page, 2);
  await expect(page.locator('#stem')).toBeFocused();
});

test('taken in Nepali, with English from its middle to its last questions: every answer counts, and the result says so in Nepali', async ({
  page,
}) => {
  await openAtStandstill(page, `/ne${landing}`);
  await page.getByRole('link', { name: 'परीक्षा सुरु गर्नुहोस्' }).click();
  await expect(page).toHaveURL('/ne/exam-questions');
  const paper = await storedPaper(page);
  const answerNext = async (place: number, verdict: RegExp, right: boolean) => {
    await expectQuestion(page, place + 1);
    await darken(page, paper[place], right);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: verdict })).toHaveCount(1);
    await page.clock.runFor(2000);
  };
  const switchTo = async (language: string) => {
    await page.locator('#nav-toggle').click();
    await page.getByRole('navigation').getByRole('button', { name: language }).click();
  };
  await answerNext(0, /सही$/, true);
  await answerNext(1, /तपाईंको उत्तर, गलत$/, false);
  await skipTo(page, 50, 48);
  // A wrong one: the press on the right one then takes the focus back from the menu control, which Enter would open.
  await darken(page, paper[49], false);
  const chosen = page.getByRole('radio', { checked: true });
  const value = await chosen.getAttribute('value');
  await switchTo('English');
  await expect(page).toHaveURL('/exam-questions');
  await expectQuestion(page, 50);
  await expect(chosen).toHaveAttribute('value', String(value));
  await answerNext(49, /Correct$/, true);
  await skipTo(page, 98, 96);
  await answerNext(97, /Your answer, incorrect$/, false);
  await switchTo('नेपाली');
  await expect(page).toHaveURL('/ne/exam-questions');
  await answerNext(98, /सही$/, true);
  await answerNext(99, /सही$/, true);
  await expect(page).toHaveURL('/ne/result');
  await expect(page.getByRole('main')).toContainText('तपाईंको प्राप्ताङ्क: ९८');
  expect(await stored(page, 'finalScore')).toBe(98);
});
