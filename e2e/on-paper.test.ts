import { expect, test } from './fixtures.ts';
import { openState } from './open-state.ts';
import { states } from './states.ts';

test('a result is printed in ink on paper, whatever the theme, with its review and without the frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.context().clearCookies();
  const result = states.find(({ name }) => name === 'result');
  if (!result) throw new Error('There is no such state.');
  await openState(page, result);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 246)');
  await expect(page.getByText('You got')).toBeVisible();
  await expect(page.locator('.review ol > li').first()).toBeVisible();
  for (const gone of ['.topbar', '.side', '.overlay', '.media']) await expect(page.locator(gone)).toBeHidden();
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
});
