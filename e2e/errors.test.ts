import { expectFailure, failure, resultChunk } from './failure-page.ts';
import { expect, test } from './fixtures.ts';

test.describe('a page that is at fault', () => {
  test.use({ expectedErrors: [/A fault of this page/] });

  for (const [phase, module] of Object.entries({
    drawing: 'export function Component() { throw new Error("A fault of this page"); }',
    loading:
      'export function loader() { throw new Error("A fault of this page"); }; export const Component = () => null;',
  })) {
    test(`when ${phase} gives way to the error screen, and the frame stays`, async ({ page }) => {
      await page.route(resultChunk.file, (route) => route.fulfill({ contentType: 'text/javascript', body: module }));
      await page.goto(resultChunk.path);
      await expectFailure(page, 'A fault of this page');
      await page.getByRole('link', { name: 'Tayari, home' }).click();
      await expect(page).toHaveTitle('Home · Tayari');
      await expect(failure(page)).toHaveCount(0);
    });
  }
});
