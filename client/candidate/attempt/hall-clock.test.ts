import { expect, it } from 'vitest';
import { hallClock, heartbeatMs } from './hall-clock.ts';

it('goes by the monotonic clock from what was known before, until an answer comes', () => {
  let ticks = 500;
  const clock = hallClock(() => ticks, 10_000);
  ticks = 1500;
  expect(clock.now()).toBe(11_000);
  clock.sync(50_000, 1400, 1500);
  expect(clock.now()).toBe(50_050);
});

it('trusts the fastest answer while slower ones agree with it, and follows one that does not', () => {
  let ticks = 0;
  const clock = hallClock(() => ticks, 0);
  clock.sync(1000, 0, 0);
  ticks = 5000;
  clock.sync(4200, 3000, 5000);
  expect(clock.now()).toBe(6000);
  // The device slept: its monotonic clock stood still for a minute.
  clock.sync(66_000, 5000, 5000);
  expect(clock.now()).toBe(66_000);
});

it('a device is heard of every 20 s ± 5, and so soon that it tells what is announced within 25 s', () => {
  const remembered = 1000;
  for (const chance of [0, 0.5, 0.999]) {
    const ms = heartbeatMs(() => chance);
    expect(ms).toBeGreaterThanOrEqual(15_000);
    expect(ms + remembered).toBeLessThan(25_000);
  }
});
