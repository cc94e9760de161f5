import { setTimeout as pause } from 'node:timers/promises';
import type { Device, Run } from './device.ts';

/** Spread evenly and without a visible order, the same in each run: multiples of the golden ratio. */
const spread = (n: number) => (n * 0.618_033_988_75) % 1;

/** As many saves as possible, by devices that each wait for their answer. Returns how many per second. */
export async function asFastAsItGoes(devices: readonly Device[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let saves = 0;
  await Promise.all(
    devices.map(async (device) => {
      while (performance.now() < until) {
        await device.tap();
        saves += 1;
      }
    }),
  );
  return saves / seconds;
}

/**
 * Devices that tap at a fixed pace, each every so many ms, a fifth more or less. They tap even before the last tap is saved. Returns how
 * many entries were saved per second. A tap counts from its due time, however late this program sends it.
 */
export async function tappingOn(devices: readonly Device[], everyMs: number, seconds: number): Promise<number> {
  const saved = () => devices.reduce((sum, device) => sum + device.saved(), 0);
  const before = saved();
  const began = performance.now();
  const taps = devices.map((device, n) => ({
    device,
    every: everyMs * (0.8 + 0.4 * spread(n * 3)),
    due: began + spread(n) * everyMs,
    saved: Promise.resolve(),
  }));
  for (let now = began; now < began + seconds * 1000; now = performance.now()) {
    for (const one of taps) {
      for (; one.due <= now; one.due += one.every) one.saved = one.device.tap(one.due);
    }
    await pause(1);
  }
  const perSecond = ((saved() - before) / (performance.now() - began)) * 1000;
  await Promise.all(taps.map((one) => one.saved));
  return perSecond;
}

/** So many saves a second, evenly. A device that still waits skips its turn. */
export async function atARate(devices: readonly Device[], rate: number, seconds: number): Promise<void> {
  const began = performance.now();
  const busy = new Set<Device>();
  const all: Promise<void>[] = [];
  for (let sent = 0; sent < rate * seconds;) {
    const due = Math.min(rate * seconds, ((performance.now() - began) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const device = devices[sent % devices.length];
      if (device === undefined || busy.has(device)) continue;
      busy.add(device);
      all.push(device.tap().finally(() => busy.delete(device)));
    }
    await pause(2);
  }
  await Promise.all(all);
}

/**
 * The curve of a day, times in ms: the time for all sign-ins, the pause between taps, the length of the paper, and the time for all
 * hand-ins.
 */
export interface Curve {
  readonly signIn: number;
  readonly each: number;
  readonly paper: number;
  readonly handIn: number;
  /** The longest time after the start until a device asks for the key. Devices spread this themselves, so it is never compressed. */
  readonly jitter: number;
}

/** All candidates sign in, start together, answer and hand in. */
export async function examDay(run: Run, devices: readonly Device[], curve: Curve): Promise<void> {
  const at = (ms: number) => pause(Math.max(0, ms - Date.now()));
  const opened = Date.now();
  await Promise.all(
    devices.map(async (device, n) => {
      await at(opened + spread(n) * curve.signIn);
      await device.signIn();
      await at(run.startsAt + spread(n * 7) * curve.jitter);
      await device.begin();
      const end = run.startsAt + curve.paper;
      const done = end - spread(n * 3) * curve.handIn;
      for (let next = Date.now() + spread(n * 5) * curve.each; next < done; next += curve.each) {
        await at(next);
        await device.tap();
      }
      await at(done);
      await device.handIn();
    }),
  );
}
