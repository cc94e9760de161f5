import type { Device } from '#client/candidate/attempt/device.ts';
import type { HallCalls } from '#client/candidate/attempt/hall-calls.ts';

/** The result of a device check; null where the browser doesn't tell. */
export interface DeviceCheck {
  readonly storage: boolean;
  /** How far the device's clock is ahead of the hall's, in seconds; null without a connection. */
  readonly clockAhead: number | null;
  /** How long an answer takes, in ms; null if none came. */
  readonly answerMs: number | null;
  readonly isPrivate: boolean | null;
  /** From 0 to 1. */
  readonly battery: { readonly level: number; readonly charging: boolean } | null;
  /** In CSS pixels. */
  readonly width: number;
}

interface WithBattery {
  readonly getBattery?: () => Promise<{ level: number; charging: boolean }>;
}

/** Private windows get a small part of the disk: less than this, in bytes. */
const privateQuota = 150_000_000;

/** Checks all that a paper needs of a device. Never throws. */
export async function checkDevice(device: Device, calls: Pick<HallCalls, 'info'>): Promise<DeviceCheck> {
  const sentAt = performance.now();
  const answer = await calls.info().catch(() => null);
  const answerMs = performance.now() - sentAt;
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  const battery = await (navigator as WithBattery).getBattery?.().catch(() => null);
  return {
    storage: await device.keeps(),
    clockAhead: answer && Math.round((Date.now() - answerMs / 2 - Date.parse(answer.now)) / 1000),
    answerMs: answer && answerMs,
    isPrivate: estimate?.quota === undefined ? null : estimate.quota < privateQuota,
    battery: battery ? { level: battery.level, charging: battery.charging } : null,
    width: innerWidth,
  };
}
