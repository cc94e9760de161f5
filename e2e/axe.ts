import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { expect } from './fixtures.ts';

const source = readFileSync(join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8');
/** Axe takes turns by timers, and a page's clock may stand still. Here each turn comes at once. */
const turns = '(work, ms) => void (ms > 0 || queueMicrotask(work))';

/**
 * Fails when axe finds anything on the page in its current state. It loads axe once for each document, because that costs more than the
 * check.
 */
export async function expectNoFinding(page: Page, how: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`((setTimeout) => {${source}})(${turns})`);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    // These rules would fetch the page's files again. They are about sound and screen rotation, which nothing here breaks.
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  });
  expect(found, how).toEqual([]);
}
