import { useEffect, useState } from 'react';
import { chunk } from '#client/ui/chunk.ts';
import { createAttempt } from '#client/candidate/attempt/attempt.ts';
import type { Attempt } from '#client/candidate/attempt/attempt-state.ts';
import { openDevice, type Device } from '#client/candidate/attempt/device.ts';
import { serverCalls, type HallCalls } from '#client/candidate/attempt/hall-calls.ts';
import { hallClock } from '#client/candidate/attempt/hall-clock.ts';
import { watchLeaving } from '#client/candidate/attempt/watch-leaving.ts';

const tickMs = 5000;

const loadProgram = chunk('paper', () => import('./paper/paper-program.ts').then((it) => it.paperProgram));

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same as long as the device keeps anything. */
async function deviceName(device: Device): Promise<string> {
  const kept = await device.read('device');
  if (typeof kept === 'string') return kept;
  const id = randomName();
  await device.write('device', id);
  return id;
}

async function onServer(code: string, device: Device): Promise<HallCalls> {
  return serverCalls(code, { id: await deviceName(device), label: navigator.userAgent.slice(-80) });
}

/** The attempt of a code in this page, once the device's storage is open; null before. */
export function useAttempt(
  code: string,
  callsOf: typeof onServer = onServer,
): { attempt: Attempt; device: Device } | null {
  const [opened, setOpened] = useState<{ attempt: Attempt; device: Device } | null>(null);
  useEffect(() => {
    let attempt: Attempt | null = null;
    let left = false;
    async function open(): Promise<void> {
      const device = await openDevice();
      const calls = await callsOf(code, device);
      if (left) return;
      const monotonic = () => performance.now();
      attempt = createAttempt(code, {
        calls,
        device,
        clock: hallClock(monotonic, Date.now()),
        monotonic,
        wall: () => Date.now(),
        random: () => Math.random(),
        after: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        loadProgram,
        tab: randomName(),
      });
      setOpened({ attempt, device });
      await attempt.open();
    }
    void open();
    const online = () => attempt?.online();
    const timer = setInterval(() => attempt?.tick(), tickMs);
    const stopWatching = watchLeaving(
      () => performance.now(),
      (ms, back) => attempt?.wasLeft(ms, back),
    );
    addEventListener('online', online);
    return () => {
      left = true;
      clearInterval(timer);
      stopWatching();
      removeEventListener('online', online);
      attempt?.close();
    };
  }, [code, callsOf]);
  return opened;
}
