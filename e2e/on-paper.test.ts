import { expect, test } from './fixtures.ts';
import { openState } from './open-state.ts';
import { finished } from './reach.ts';
import { heading } from './sights.ts';

test('a result is printed in ink on paper, whatever the theme, with its review and nothing to press', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.context().clearCookies();
  await openState(page, server, {
    name: 'result',
    path: '/csit/entrance-questions',
    after: finished,
    sees: [heading('Question by question')],
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByText('You got')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Question by question' }).locator('ol > li').first()).toBeVisible();
  for (const gone of ['header', '#side', '[data-overlay]', '[data-film]', 'main a']) {
    await expect(page.locator(gone).first()).toBeHidden();
  }
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
});
