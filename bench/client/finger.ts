import type { Locator } from '@playwright/test';

/** How long a finger stays on what it presses, in ms. */
const held = 80;

/**
 * Presses like a hand: the finger stays down for a while before it comes up. Playwright's `click` runs code in the page to see where it
 * lands. That would count as the page's own time.
 */
export async function finger(button: Locator): Promise<() => Promise<void>> {
  const page = button.page();
  // Waits until the control can be pressed, with the finger over it.
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (box === null) throw new Error('There is nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(held);
  return async () => {
    await page.mouse.down();
    await page.waitForTimeout(held);
    await page.mouse.up();
  };
}
