import type { BrowserContext } from '@playwright/test';
import { expectQuestion, next, programStarted, skipTo, stored } from './exam-page.ts';
import { expect, test } from './fixtures.ts';

/** What some browser at the floor (build/browser-floor.ts) has not got, by what it belongs to. */
const missing: Record<string, string[]> = {
  'Array.prototype': ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  'Object.getPrototypeOf(Int8Array).prototype': ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'with'],
  'String.prototype': ['at', 'isWellFormed', 'toWellFormed'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference'],
  'Iterator.prototype': ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every'],
  Array: ['fromAsync'],
  Object: ['groupBy', 'hasOwn'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  AbortSignal: ['abort', 'any', 'timeout'],
  'AbortSignal.prototype': ['reason', 'throwIfAborted'],
  URL: ['canParse', 'parse'],
  Response: ['json'],
  Intl: ['Segmenter', 'DurationFormat'],
  'Crypto.prototype': ['randomUUID'],
  'Navigator.prototype': ['locks', 'connection', 'storage', 'userActivation', 'userAgentData'],
  'Document.prototype': ['adoptedStyleSheets', 'startViewTransition'],
  'Element.prototype': ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'moveBefore'],
  'HTMLElement.prototype': ['inert', 'showPopover', 'hidePopover', 'togglePopover'],
  'HTMLDialogElement.prototype': ['show', 'showModal', 'close', 'requestClose', 'closedBy', 'open'],
  'HTMLFormElement.prototype': ['requestSubmit'],
  globalThis: [
    'structuredClone',
    'reportError',
    'requestIdleCallback',
    'cancelIdleCallback',
    'scheduler',
    'navigation',
    'BroadcastChannel',
    'CloseWatcher',
    'CompressionStream',
    'DecompressionStream',
    'Iterator',
    'URLPattern',
  ],
};

/** The page's own script finds none of these, and attributes that are younger do nothing. What Playwright runs beside it does. */
async function makeOld(context: BrowserContext): Promise<void> {
  const deletions = Object.entries(missing).flatMap(([owner, names]) =>
    names.map((name) => `delete (${owner}).${name};`),
  );
  await context.addInitScript(`
    ${deletions.join('\n')}
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (!['inert', 'closedby'].includes(name)) setAttribute.call(this, name, value);
    };
    CSSStyleSheet = undefined;
  `);
}

test('a paper goes from the home page to its result in the oldest browser', async ({ page, context }) => {
  await makeOld(context);
  await page.goto('/');
  await programStarted(page);
  expect(await page.evaluate(() => 'groupBy' in Map || 'showModal' in document.createElement('dialog'))).toBe(false);

  const menu = page.getByRole('button', { name: 'Menu' });
  const entry = page.locator('nav a[href="/csit/entrance-preparation"]');
  await expect(entry).toBeHidden();
  await entry.evaluate((link) => link.focus());
  await expect(entry, 'what is hidden takes no focus').not.toBeFocused();
  await menu.click();
  await entry.click();
  await page.getByRole('link', { name: /2076/ }).click();
  await expectQuestion(page, 1);

  await page.getByRole('radio').first().check();
  await next(page);
  await expectQuestion(page, 2);

  const opener = page.getByRole('button', { name: 'Show the whole answer sheet' });
  const sheet = page.getByRole('dialog', { name: 'Answer sheet' });
  await expect(sheet).toBeHidden();
  await opener.click();
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('img')).toBeInViewport();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  expect(await stored(page, 'currentQuestionIndex')).toBe(1);
  await skipTo(page, 100);
  await page.getByRole('radio').first().check();
  await next(page);
  await expect(page).toHaveURL('/result');
  await expect(page.getByRole('main')).toContainText(/You got : [012] \/ 100/);
});
