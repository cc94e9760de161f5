import { Agent } from 'node:http';
import { simulatedDevice, type DeviceCall } from '#server/testing/simulated-device.ts';
import { candidate, code, questions } from './hall.ts';

/** An answer, and how long it took. A save counts from the tap. */
export interface Timing {
  readonly call: DeviceCall;
  /** ms after the run began. */
  readonly at: number;
  readonly ms: number;
}

/** What all devices of a run share. */
export interface Run {
  readonly url: string;
  readonly startsAt: number;
  readonly began: number;
  readonly agent: Agent;
  readonly timings: Timing[];
  /** How many entries each call carried. */
  readonly sizes: number[];
  readonly errors: string[];
}

/** A run against a server. `startsAt` in ms since 1970. */
export function newRun(url: string, startsAt: number): Run {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  return { url, startsAt, began: performance.now(), agent, timings: [], sizes: [], errors: [] };
}

/** A candidate's device. It sends each entry at once. */
export interface Device {
  readonly signIn: () => Promise<void>;
  readonly begin: () => Promise<void>;
  /**
   * Sends at once, or together with later taps if a call is under way. Resolves once all of them are saved. `due` is the intended time, by
   * performance.now().
   */
  readonly tap: (due?: number) => Promise<void>;
  readonly handIn: () => Promise<void>;
  /** How many entries are saved by the server's word. */
  readonly saved: () => number;
}

/** The device of the nth candidate. A wrong answer goes into the run's errors. */
export function device(run: Run, n: number): Device {
  const { url, agent, startsAt, began, timings, sizes, errors } = run;
  const world = {
    url,
    agent,
    now: Date.now,
    byContract: false,
    refused: (what: string) => void errors.push(what),
    took: (call: DeviceCall, from: number) =>
      void timings.push({ call, at: from - began, ms: performance.now() - from }),
    sends: (entries: number) => void sizes.push(entries),
  };
  const own = { id: `device-${n}`, label: 'bench' };
  const one = simulatedDevice(world, { code, startsAt, ...candidate(n), device: own });
  let tapped = 0;
  return {
    signIn: async () => void (await one.signIn()),
    begin: async () => void (await one.begin()),
    tap: async (due) => {
      one.add({ kind: 'choose', place: tapped % questions, option: 'abcd'.charAt(tapped % 4) }, undefined, due);
      tapped += 1;
      await one.send();
    },
    handIn: async () => {
      one.add({ kind: 'hand-in' });
      await one.send();
    },
    saved: one.saved,
  };
}
