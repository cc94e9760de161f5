import type { Locator } from '@playwright/test';

/** So long a finger stays on what it presses, in ms. */
const held = 80;

/**
 * Presses as a hand does, whose finger is down for a while before it comes up. What `click` of Playwright does in the page
 * to see where it lands would count as the page's own time.
 */
export async function finger(button: Locator): Promise<() => Promise<void>> {
  const page = button.page();
  // Waits until it can be pressed, and is over it then.
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
