import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { desk } from './windows.ts';

/** Gives a page another window, and waits for the frame in which it has noticed. Some parts beside a paper depend on more than style. */
export async function resize(page: Page, size: typeof desk): Promise<void> {
  const before = page.viewportSize();
  if (before?.width === size.width && before.height === size.height) return;
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      }),
  );
}

/**
 * Fails when the page scrolls sideways. Also fails when a text runs out of the window or of a box that does not scroll. It looks at the
 * page as it is, and with each of these style sheets, by name.
 */
export async function expectWhole(
  page: Page,
  how: string,
  styles: Readonly<Record<string, string>> = {},
): Promise<void> {
  const whole = { sideways: 0, lost: [] };
  const names = [how, ...Object.keys(styles).map((name) => `${how}, ${name}`)];
  const looks = await page.evaluate((sheets) => {
    const runsOver = (each: Element, overflow: string) =>
      each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === overflow;
    // On purpose, by dots or by fading out, with the complete text as its title.
    const isShortened = (titled: Element | null) => {
      if (titled === null) return false;
      const { overflowX, textOverflow, maskImage } = getComputedStyle(titled);
      return overflowX === 'hidden' && (textOverflow === 'ellipsis' || maskImage !== 'none');
    };
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      // A long formula, a wide table, a toolbar or a row of links, which the keyboard reaches.
      const scrollers = [
        ...document.querySelectorAll(
          'main :is(p, span, nav, [role=region][tabindex], [role=group][tabindex], :has(> [role=toolbar]))',
        ),
      ].filter((each) => runsOver(each, 'auto'));
      const lost = [
        ...document.querySelectorAll('main :is(h1, h2, h3, p, b, small, span, a, button, label, li, dt, dd)'),
      ].filter(
        (each) =>
          (each.getBoundingClientRect().right > clientWidth + 1 || runsOver(each, 'hidden')) &&
          each.checkVisibility() &&
          !each.closest('.vh, [aria-hidden], math, [role=img]') &&
          // The head of a table that a phone shows as cards is a box of a pixel.
          (each.closest('thead')?.clientHeight ?? 2) > 1 &&
          !isShortened(each.closest('[title]')) &&
          !scrollers.some((scroller) => scroller !== each && scroller.contains(each)),
      );
      return { sideways: scrollWidth - clientWidth, lost: lost.map((each) => each.outerHTML.slice(0, 120)) };
    };
    const lookWith = (text: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
      return look();
    };
    const all = [look(), ...sheets.map(lookWith)];
    document.adoptedStyleSheets = [];
    return all;
  }, Object.values(styles));
  expect(looks.map((look, place) => ({ how: names[place], ...look }))).toEqual(
    names.map((name) => ({ how: name, ...whole })),
  );
}

/**
 * Fails when a text in Nepali has too little room for its signs above and below the letters. Lines need 1.3 of a heading's size or 1.5 of
 * another text's. No box may cut off a text that is higher than the box.
 */
export async function expectSignsWhole(page: Page, how: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const said = [...document.querySelectorAll(':lang(ne)')].filter(
      (each) =>
        [...each.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && /[\u0900-\u097f]/.test(node.nodeValue ?? ''),
        ) &&
        each.checkVisibility() &&
        !each.closest('head, script, style, noscript, .vh, [aria-hidden], math'),
    );
    const runsOverLines = (each: Element) => {
      const boxes = [...each.childNodes].flatMap((node) => {
        const range = document.createRange();
        if (node.nodeType === Node.TEXT_NODE) range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
      return boxes.some(({ top }) => boxes.some((other) => top > other.top + other.height / 2));
    };
    const close = said.filter((each) => {
      // A label of one line has no neighbour that its signs could touch.
      if (!each.matches('p, li, dd, h1, h2, h3, legend') && !runsOverLines(each)) return false;
      const { fontSize, lineHeight } = getComputedStyle(each);
      const least = each.matches(':is(h1, h2, h3, h4, legend, b, strong, .h1, .h2, .h1 *, .h2 *, h1 *, h2 *)')
        ? 1.3
        : 1.5;
      return lineHeight === 'normal' || parseFloat(lineHeight) < least * parseFloat(fontSize) - 0.01;
    });
    const clipped = new Set<Element>();
    for (const each of said) {
      for (let box: Element | null = each; box; box = box.parentElement) {
        const { overflowY, webkitLineClamp } = getComputedStyle(box);
        // If whole lines are left out on purpose, no sign is cut off.
        const cuts = (overflowY === 'hidden' || overflowY === 'clip') && webkitLineClamp === 'none';
        // An element for a screen reader only is a box of a pixel, like a table's head on a phone.
        if (cuts && box.clientHeight > 1 && box.scrollHeight > box.clientHeight + 1) clipped.add(box);
      }
    }
    return [...close, ...clipped].map((each) => {
      const { fontSize, lineHeight } = getComputedStyle(each);
      return `${each.outerHTML.slice(0, 120)}: ${lineHeight} of ${fontSize}, ${each.scrollHeight} in ${each.clientHeight}`;
    });
  });
  expect(cut, how).toEqual([]);
}

/**
 * The start of the text of the focused element, and whether it is visible: it, or a finger's height of it, is in the window and under
 * nothing else.
 */
interface FocusTarget {
  readonly element: string;
  readonly inSight: boolean;
}

/** Null when Tab has gone through the page. */
function focused(page: Page): Promise<FocusTarget | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const hit = document.elementFromPoint((box.left + box.right) / 2, (top + bottom) / 2);
    return {
      element: element.outerHTML.slice(0, 120),
      inSight: bottom - top >= Math.min(box.height, 40) && !!hit && (element.contains(hit) || hit.contains(element)),
    };
  });
}

/** Goes through the page by Tab, and fails when the focused element is out of sight or under something else. */
export async function expectFocusInSight(page: Page): Promise<void> {
  // A dialog may have its first stop only.
  const first = await focused(page);
  const seen = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === null || seen.has(stop.element)) break;
    seen.add(stop.element);
    if (!stop.inSight)
      await expect.poll(async () => (await focused(page))?.inSight, `${stop.element} is in sight`).toBe(true);
  }
  expect(first !== null || seen.size > 0).toBe(true);
}
