import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { expect } from './fixtures.ts';

const source = readFileSync(join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8');
/** Axe takes turns by timers, and a page's clock may stand still: here a turn comes at once, and no turn too late. */
const turns = '(work, ms) => void (ms > 0 || queueMicrotask(work))';

/** Fails when axe finds anything on the page as it stands. It is brought once to a document: that costs more than its look. */
export async function expectNoFinding(page: Page, how: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`((setTimeout) => {${source}})(${turns})`);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    // What it would fetch of the page once more is for rules of sound and turning, which nothing here breaks.
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  });
  expect(found, how).toEqual([]);
}
