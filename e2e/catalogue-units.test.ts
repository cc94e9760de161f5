import type { Page } from '@playwright/test';
import { begun, darken, expectQuestion, next, openAtStandstill, programStarted, skipTo, stored } from './exam-page.ts';
import { expect, test } from './fixtures.ts';
import { desk, phone } from './windows.ts';

interface ServedQuestion {
  readonly id: number;
  readonly options: readonly string[];
  readonly answer: string;
}

const quizCall = '/api/subject/grade-x-science-and-technology/category/chapter-quiz';
const quiz = '/school/grade-x-science-and-technology/chapter-quiz/101';
const practice = '/mcq/subject/Physics/2/Practice%201/201/practice';

/** The questions of the unit quiz, as the API has them. */
async function quizQuestions(page: Page): Promise<ServedQuestion[]> {
  const { items } = await (await page.request.get(quizCall)).json();
  return JSON.parse(items[0].content[0].json_data);
}

async function startQuiz(page: Page): Promise<void> {
  await openAtStandstill(page, quiz);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unit: Force and Motion');
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expectQuestion(page, 1);
}

test('from home to a finished unit quiz: 30 s a question, 1 s to see the answer, and the score at the end', async ({
  page,
}) => {
  await openAtStandstill(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Grade X School' }).click();
  await page.getByRole('link', { name: 'Chapter Quiz' }).first().click();
  await page.getByRole('link', { name: 'Force and Motion' }).click();
  await expect(page).toHaveURL(quiz);
  const questions = await quizQuestions(page);
  await expect(page.locator('main dl')).toContainText(`Questions${questions.length}`);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(page.getByRole('timer')).toContainText(/Time Left.*30.*s/);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();

  for (const [place, question] of questions.entries()) {
    await expectQuestion(page, place + 1);
    const wrong = place === 2;
    await darken(page, question, !wrong);
    await next(page);
    await expect(page.locator('label[data-mark=right]')).toHaveText(wrong ? /Correct answer$/ : /Correct$/);
    await expect(page.locator('label[data-mark=wrong]')).toHaveCount(wrong ? 1 : 0);
    await page.clock.runFor(999);
    await expect(page.getByRole('radio').first()).toBeDisabled();
    await page.clock.runFor(1);
  }
  await expect(page.getByRole('heading', { name: 'Quiz Completed!' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(`Your score: ${questions.length - 1} out of ${questions.length}`);
  await expect(page).toHaveURL(quiz);
  const review = page.getByRole('region', { name: 'Question by question' });
  // The wrong one is open. The others are folded to a line each, and a press opens them.
  await expect(review.getByText('Why', { exact: true })).toHaveCount(1);
  await review.getByText(`${questions.length - 1} right`).click();
  await expect(review.getByRole('heading', { level: 3 })).toHaveCount(questions.length);
  await review.getByRole('heading', { level: 3 }).last().click();
  await expect(review.getByText('Why', { exact: true })).toHaveCount(2);
  await expect(review.locator('p[data-mark=wrong]')).toHaveCount(1);
});

test('a short paper is seen whole: every question in the strip of a phone, and on the sheet of a desktop', async ({
  page,
}) => {
  await startQuiz(page);
  const questions = await quizQuestions(page);
  const label = `Question 1 of ${questions.length}, 0 correct so far`;
  const dots = page.getByRole('img', { name: label }).locator('i');
  await page.setViewportSize(phone);
  await expect(dots).toHaveCount(questions.length);
  await expect(page.getByRole('button', { name: 'Show the whole answer sheet' })).toHaveCount(0);
  await page.setViewportSize(desk);
  await expect(dots).toHaveCount(questions.length);
});

test('when the time is up a chosen option counts, and none counts as none', async ({ page }) => {
  await startQuiz(page);
  const questions = await quizQuestions(page);
  await darken(page, questions[0], true);
  await page.clock.runFor(29_900);
  await expect(page.getByRole('radio').first()).toBeEnabled();
  await page.clock.runFor(100);
  await expect(page.locator('label[data-mark=right]')).toHaveText(/Correct$/);
  await page.clock.runFor(1000);
  await expectQuestion(page, 2);
  await page.clock.runFor(30_000);
  await expect(page.locator('label[data-mark=right]')).toHaveText(/Correct answer$/);
  await page.clock.runFor(1000);
  await expectQuestion(page, 3);
  await page.clock.runFor((questions.length - 2) * 31_000);
  await expect(page.getByRole('main')).toContainText(`Your score: 1 out of ${questions.length}`);
});

test('a reload finds the question, the choice and the end of a unit quiz; Play Again resets everything', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openAtStandstill(page, quiz);
  await programStarted(page);
  const start = page.getByRole('button', { name: 'Start Quiz' });
  // With the menu over the page, opened by keyboard.
  if ((await page.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')) === 'false')
    await page.getByRole('button', { name: 'Menu' }).click();
  await start.press('Enter');
  await expectQuestion(page, 1);
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  const questions = await quizQuestions(page);
  await darken(page, questions[0], true);
  await page.clock.runFor(questions.length * 31_000);
  await page.getByRole('button', { name: 'Play Again' }).click();
  await expectQuestion(page, 1);
  await expect(page.getByRole('timer')).toContainText('30');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.clock.runFor(31_000);
  await darken(page, questions[1], true);
  await page.clock.runFor(9000);
  await page.reload();
  await expectQuestion(page, 2);
  await expect(page.getByRole('timer')).toContainText('21');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  expect(await stored(page, 'exam')).toMatchObject({ id: 'unit-quiz/grade-x-science-and-technology/chapter-quiz/101' });
  await page.clock.runFor(questions.length * 31_000);
  await expect(page.getByRole('main')).toContainText(`Your score: 1 out of ${questions.length}`);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(`Your score: 1 out of ${questions.length}`);
  await page.getByRole('button', { name: 'Play Again' }).click();
  await expectQuestion(page, 1);
});

test('a unit quiz that was left goes on from home and from its start sheet, or begins anew there', async ({ page }) => {
  await startQuiz(page);
  const questions = await quizQuestions(page);
  await darken(page, questions[0], true);
  await next(page);
  await page.clock.runFor(1000);
  await expectQuestion(page, 2);
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('region', { name: 'Paper under way' }).getByRole('link', { name: 'Continue' }).click();
  await expectQuestion(page, 2);
  await page.goto('/school/grade-x-science-and-technology/chapter-quiz');
  await page.getByRole('link', { name: 'Force and Motion' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectQuestion(page, 2);
  await page.goBack();
  await page.getByRole('link', { name: 'Force and Motion' }).click();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await expectQuestion(page, 1);
});

/** Replaces the questions of the unit quiz in the API's answer. */
async function withQuestions(page: Page, json_data: string): Promise<void> {
  await page.route(`**${quizCall}`, async (route) => {
    const body = await (await route.fetch()).json();
    body.items[0].content[0].json_data = json_data;
    await route.fulfill({ json: body });
  });
}

test('a unit whose questions are unreadable, foreign or missing says so and leads back', async ({ page }) => {
  for (const text of ['[{"id":1,', '{"questions":7}', '[]']) {
    await withQuestions(page, text);
    await page.goto(quiz);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No questions available!');
    await page.getByRole('main').getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Force and Motion No questions yet' })).toBeVisible();
  }
});

test('questions with defects are asked as they are; what is no question is left out', async ({ page }) => {
  const twin = { id: 500, category: 'dnglish', question: 'It ____ late.', options: ['is', 'are', 'be'], answer: 'was' };
  await withQuestions(page, JSON.stringify([null, 'text', twin, { id: 7 }, { ...twin, answer: '' }]));
  await startQuiz(page);
  await expect(page.locator('#stem')).toHaveText('It ____ late.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 of 2');
  await darken(page, twin, false);
  await next(page);
  await expect(page.locator('label[data-mark=right]')).toHaveCount(0);
  await page.clock.runFor(1000);
  await expectQuestion(page, 2);
});

test('a screen reader has the whole question, hears the answer as it is shown, and Nepali as Nepali', async ({
  page,
}) => {
  const force = { id: 1, category: 'physics', question: 'A force (बल र गति) of 2 N acts twice. What is the sum?' };
  await withQuestions(page, JSON.stringify([{ ...force, options: ['2 N', '4 N', '8 N'], answer: '4 N' }]));
  await startQuiz(page);
  await expect(page.locator('#stem [lang=ne]')).toHaveText('बल र गति');
  const screen = page.getByRole('main');
  await expect(screen).toMatchAriaSnapshot(`
    - main:
      - 'heading "Unit: Force and Motion Question 1 of 1" [level=1]'
      - timer: Time Left 30 s
      - status
      - img "Question 1 of 1, 0 correct so far"
      - paragraph: A force (बल र गति) of 2 N acts twice. What is the sum?
      - group "A force (बल र गति) of 2 N acts twice. What is the sum?":
        - radio "A. 2 N"
        - radio "B. 4 N"
        - radio "C. 8 N"
      - paragraph: Darken one option.
      - button "Next" [disabled]
      - status
  `);
  await page.keyboard.press('a');
  await next(page);
  await expect(screen).toMatchAriaSnapshot(`
    - group:
      - radio "A. 2 N Your answer, incorrect" [checked] [disabled]
      - radio "B. 4 N Correct answer" [disabled]
      - radio "C. 8 N" [disabled]
  `);
  await expect(page.getByRole('status').last()).toHaveText('Incorrect. Correct answer: B, 4 N.');
});

test('from home to a finished unit practice, over a reload, and to its result', async ({ page }) => {
  await openAtStandstill(page, '/');
  await page.evaluate(() => localStorage.setItem('score', '7'));
  await page.getByRole('main').getByRole('link', { name: 'Physics' }).first().click();
  await page.getByRole('link', { name: /^Practice 1\s/ }).click();
  await expect(page).toHaveURL(practice);
  await expect(page).toHaveTitle('Physics: Practice 1 · Tayari');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Physics: Practice 1');
  await expect(page.getByRole('timer')).toContainText(/Remaining Time.*1:00/);
  const questions: ServedQuestion[] = await (
    await page.request.get('/api/entrance/subjects/2/mcq/201/practice')
  ).json();
  const last = questions.length - 1;
  // All between the sixth and the last say the same.
  for (const place of [0, 1, 2, 3, 4, 5, last]) {
    if (place === last) await skipTo(page, last + 1);
    await expectQuestion(page, place + 1);
    await darken(page, questions[place], place !== 4);
    if (place === 3) {
      await page.reload();
      await expectQuestion(page, 4);
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    }
    await next(page);
    await expect(page.getByRole('radio').first()).toBeDisabled();
    await page.clock.runFor(2000);
  }
  await expect(page).toHaveURL('/result');
  await expect(page.getByRole('main')).toContainText(`You got : 6 / ${questions.length}`);
  await expect(page.getByRole('region', { name: 'Question by question' }).locator('ol > li')).toHaveCount(
    questions.length,
  );
  await expect(page.getByRole('region', { name: 'Question by question' }).getByText('Incorrect')).toHaveCount(1);
  expect(await stored(page, 'exam')).toMatchObject({ id: 'mcq-practice/2/201/practice', ended: true });
  await page.getByRole('link', { name: 'Take another test' }).click();
  await expect(page).toHaveURL('/mcq/subject/Physics/2');
  await page.getByRole('link', { name: /^Practice 1\s/ }).click();
  await expectQuestion(page, 1);
  await expect.poll(() => stored(page, 'finalScore')).toBeUndefined();
});

test('a practice under way goes on from the list of units, and another unit starts anew', async ({ page }) => {
  await page.goto('/mcq/subject/Physics/2');
  await page.getByRole('link', { name: /^Practice 1\s/ }).click();
  await expectQuestion(page, 1);
  await page.getByRole('radio').nth(1).check();
  await page.goBack();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(practice);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.goBack();
  await page.getByRole('link', { name: 'Mock 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Physics: Mock 1');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a unit of an entrance subject without questions says so and leads back', async ({ page }) => {
  await page.route('**/mcq/201/practice', (route) => route.fulfill({ json: [] }));
  await page.goto(practice);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'No questions available for this subject and section.',
  );
  await page.getByRole('link', { name: 'Back to the units' }).click();
  await expect(page).toHaveURL('/mcq/subject/Physics/2');
});

test('an entry of a unit practice that is no question is left out', async ({ page }) => {
  const good = { id: 1, category: 'physics', question: 'Which unit?', options: ['N', 'J', 'W'], answer: 'N' };
  await page.route('**/mcq/201/practice', (route) => route.fulfill({ json: [null, 'Which unit?', good] }));
  await page.goto(practice);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 of 1');
});

test('a category of another shape than agreed is a page that could not be loaded', async ({ page }) => {
  for (const json of [[], { subject: {}, category: {}, items: [{ content: null }] }]) {
    await page.route(`**${quizCall}`, (route) => route.fulfill({ json }));
    await page.goto(quiz);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded.');
    await expect(page.getByRole('alert')).toContainText('The server sent an unreadable reply');
  }
});

test.describe('while the API does not answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the result of a unit practice stands without its questions', async ({ page }) => {
    await page.goto(practice);
    await expectQuestion(page, 1);
    await begun(page);
    await page.evaluate(() => {
      const exam = JSON.parse(localStorage.getItem('exam') ?? '');
      localStorage.setItem('exam', JSON.stringify({ ...exam, ended: true, settledAt: exam.beganAt }));
      localStorage.setItem('finalScore', '20');
      localStorage.setItem('totalQuestions', '25');
    });
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/result');
    await expect(page.getByRole('main')).toContainText('You got : 20 / 25');
    await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
  });
});

test('a question in Nepali says so, on a page that is English', async ({ page }) => {
  const address = '/api/entrance/subjects/19/mcq/1901/practice';
  const [first] = (await (await page.request.get(address)).json()) as ServedQuestion[];
  await page.goto('/mcq/subject/Nepali/19/Practice%201/1901/practice');
  await expectQuestion(page, 1);
  await expect(page.locator('#stem')).toHaveAttribute('lang', 'ne');
  for (const option of first?.options ?? []) {
    await expect(page.locator('label [lang=ne]').getByText(option, { exact: true }).first()).toBeVisible();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
