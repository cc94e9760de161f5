import { expect, it } from 'vitest';
import * as m from '#messages/hall.ts';
import type { DeviceCheck } from './check-device.ts';
import { linesOf } from './device-check-lines.ts';

const good: DeviceCheck = {
  storage: true,
  clockAhead: 0,
  answerMs: 120,
  isPrivate: false,
  battery: { level: 0.8, charging: false },
  width: 360,
};

it('finds a good device fine in each line', () => {
  expect(linesOf(good, 120).map(({ fine }) => fine)).toEqual([true, true, true, true, true, true]);
});

it.each<[string, Partial<DeviceCheck>, string]>([
  [m.storage, { storage: false }, m.storageToDo],
  [m.clock, { clockAhead: null }, m.connectionToDo],
  [m.connection, { answerMs: null }, m.connectionToDo],
  [m.privateWindow, { isPrivate: true }, m.privateToDo],
  [m.batteryAt(29), { battery: { level: 0.29, charging: false } }, m.batteryToDo(120)],
  [m.screen, { width: 319 }, m.screenToDo],
])('says what to do about %s, and nothing else', (name, found, says) => {
  expect(linesOf({ ...good, ...found }, 120).filter(({ fine }) => !fine)).toEqual([{ name, fine: false, says }]);
});

it.each<[string, Partial<DeviceCheck>, string]>([
  [m.clock, { clockAhead: 200 }, m.clockFast(200)],
  [m.clock, { clockAhead: -200 }, m.clockSlow(200)],
  [m.privateWindow, { isPrivate: null }, m.privateUnknown],
  [m.battery, { battery: null }, m.batteryUnknown],
  [m.batteryAt(10), { battery: { level: 0.1, charging: true } }, m.batteryOk],
])('tells of %s what it found, without a to-do', (name, found, says) => {
  expect(linesOf({ ...good, ...found }, 120)).toContainEqual({ name, fine: true, says });
});
