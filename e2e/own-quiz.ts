import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const quiz = '/school/grade-x-science-and-technology/chapter-quiz/101';
const asked = (id: number) => ({
  id,
  category: 'physics',
  question: `Which is number ${id}?`,
  options: ['first', 'second', 'third', 'fourth'],
  answer: 'first',
  explanation: `Number ${id} comes first.`,
});

/** Gives a unit quiz these questions, and opens it. */
async function openQuiz(page: Page, ids: readonly number[]): Promise<void> {
  const call = '**/api/subject/grade-x-science-and-technology/category/chapter-quiz';
  await page.unroute(call);
  await page.route(call, async (route) => {
    const body = await (await route.fetch()).json();
    body.items[0].content[0].json_data = JSON.stringify(ids.map(asked));
    await route.fulfill({ json: body });
  });
  await page.goto(quiz);
}

/** Plays a unit quiz of these questions by keyboard, on a clock that stands still. The first so many answers are wrong. */
export async function playQuiz(page: Page, ids: readonly number[], wrong: number): Promise<void> {
  await openQuiz(page, ids);
  // The end of an earlier quiz is still there.
  await page.getByRole('button', { name: /Start Quiz|Play Again/ }).click();
  for (const [place, id] of ids.entries()) {
    await expect(page.locator('#stem')).toHaveText(`Which is number ${id}?`);
    // A student needs some time for an answer, and the record finds the last question by it.
    await page.clock.runFor(1000);
    await page.keyboard.press(place < wrong ? 'b' : 'a');
    await page.keyboard.press('Enter');
    await expect(page.locator('label[data-mark=right]')).toBeVisible();
    await page.clock.runFor(1000);
  }
  await expect(page.getByText(`${ids.length - wrong} out of ${ids.length}`)).toBeVisible();
}
