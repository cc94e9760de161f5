import * as m from '#messages/hall.ts';
import type { DeviceCheck } from './check-device.ts';

interface Line {
  readonly name: string;
  readonly fine: boolean;
  readonly says: string;
}

/** The difference in seconds from which the check reports a device's clock. */
const clockToleranceSeconds = 2;
const lowBatteryShare = 0.3;
const minWidthPx = 320;

/** One line for each check, always in the same order. */
export function linesOf(checked: DeviceCheck, minutes: number): readonly Line[] {
  const { storage, clockAhead, answerMs, isPrivate, battery, width } = checked;
  const low = battery !== null && !battery.charging && battery.level < lowBatteryShare;
  return [
    { name: m.storage, fine: storage, says: storage ? m.storageOk : m.storageToDo },
    { name: m.clock, fine: clockAhead !== null, says: clockSays(clockAhead) },
    {
      name: m.connection,
      fine: answerMs !== null,
      says: answerMs === null ? m.connectionToDo : m.connectionOk(Math.max(0.1, answerMs / 1000).toFixed(1)),
    },
    {
      name: m.privateWindow,
      fine: isPrivate !== true,
      says: isPrivate === null ? m.privateUnknown : isPrivate ? m.privateToDo : m.privateOk,
    },
    {
      name: battery === null ? m.battery : m.batteryAt(Math.round(battery.level * 100)),
      fine: !low,
      says: battery === null ? m.batteryUnknown : low ? m.batteryToDo(minutes) : m.batteryOk,
    },
    { name: m.screen, fine: width >= minWidthPx, says: width >= minWidthPx ? m.screenOk : m.screenToDo },
  ];
}

function clockSays(ahead: number | null): string {
  if (ahead === null) return m.connectionToDo;
  if (Math.abs(ahead) < clockToleranceSeconds) return m.clockRight;
  return ahead > 0 ? m.clockFast(ahead) : m.clockSlow(-ahead);
}
