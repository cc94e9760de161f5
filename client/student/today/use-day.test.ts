import { afterEach, expect, it, vi } from 'vitest';
import { laterDay, watchDay } from './use-day.ts';
import { aDay, november } from '#exam/testing/records.ts';

afterEach(() => vi.unstubAllGlobals());

it('a page that comes into sight on another day has that day, on the same one it keeps its moment', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  vi.stubGlobal('document', page);
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, window[name].bind(window));
  let clock = november;
  let now = november;
  const stop = watchDay(
    () => clock,
    (at) => (now = laterDay(now, at)),
  );
  const show = (visibilityState: string) => {
    Object.assign(page, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
    return now;
  };
  clock += 60_000;
  expect(show('visible')).toBe(november);
  clock += aDay;
  expect(show('hidden')).toBe(november);
  expect(show('visible')).toBe(clock);
  clock += aDay;
  window.dispatchEvent(new Event('pageshow'));
  expect(now).toBe(clock);
  stop();
  clock += aDay;
  expect(show('visible')).toBe(clock - aDay);
});
