import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLeaving } from './watch-leaving.ts';

/** A window. The test decides whether its page is visible and has the focus. */
function windowOf() {
  const shown = { visibilityState: 'visible', focus: true };
  class Page extends EventTarget {
    readonly hasFocus = () => shown.focus;
    get visibilityState() {
      return shown.visibilityState;
    }
  }
  const page = new Page();
  const target = new EventTarget();
  vi.stubGlobal('document', page);
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, target[name].bind(target));
  return {
    hide: (isHidden: boolean) => {
      shown.visibilityState = isHidden ? 'hidden' : 'visible';
      page.dispatchEvent(new Event('visibilitychange'));
    },
    focus: (hasFocus: boolean) => {
      shown.focus = hasFocus;
      target.dispatchEvent(new Event(hasFocus ? 'focus' : 'blur'));
    },
  };
}

let told: [ms: number, back: boolean][];
let there: ReturnType<typeof windowOf>;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  there = windowOf();
  stop = watchLeaving(Date.now, (ms, back) => told.push([ms, back]));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['the page is hidden', (away: boolean) => there.hide(away)],
  ['another window is in front', (away: boolean) => there.focus(!away)],
] as const)('%s for more than 3 s: it is told while it lasts, and how long it was', (_, leave) => {
  leave(true);
  vi.advanceTimersByTime(3000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(told).toEqual([[expect.closeTo(3100, -1), false]]);
  vi.advanceTimersByTime(6800);
  leave(false);
  vi.advanceTimersByTime(1);
  expect(told.slice(1)).toEqual([[expect.closeTo(10_000, -1), true]]);
});

it('a glance of 3 s is no leaving, however often', () => {
  for (let glances = 0; glances < 3; glances += 1) {
    there.focus(false);
    vi.advanceTimersByTime(2900);
    there.focus(true);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});
