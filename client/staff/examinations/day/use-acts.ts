import { useEffect, useRef, useState } from 'react';
import { createGivenSince } from '#client/lib/api/given-since.ts';
import { within } from '#client/lib/api/within.ts';
import { readText, removeText, writeText } from '#client/lib/storage/browser-storage.ts';
import { staffCall } from '../../api/staff-call.ts';
import { useChanged } from '../shared/use-examination.ts';
import { createActQueue, type Act, type ActQueue } from './act-queue.ts';

type WithoutId<Each> = Each extends unknown ? Omit<Each, 'id'> : never;

/** What a person does; its id is made here. */
export type Doing = WithoutId<Act>;

/** Why an act was not done; and, where somebody else gave time first, the same act knowing of that. */
interface Refused {
  readonly sentence: string;
  readonly giveToo: Doing | null;
}

/** Acts of this page: how many wait for a connection, and why the last one was refused. */
export function useActs(code: string) {
  const changed = useChanged(code);
  const [waiting, setWaiting] = useState(0);
  const [refused, setRefused] = useState<Refused | null>(null);
  const queue = useRef<ActQueue>(null);
  const done = useRef(changed);
  useEffect(() => {
    done.current = changed;
  });
  useEffect(() => {
    const key = `staff-acts/${code}`;
    const given = createGivenSince();
    const own = createActQueue({
      send: async (act) => {
        const body = given.of(act);
        const { at } = await within((signal) =>
          staffCall('POST /staff/examinations/:code/acts', { params: { code }, body, signal }),
        );
        given.done(act, at);
      },
      read: () => readActs(key),
      keep: (acts) => {
        if (acts.length === 0) removeText(key);
        else writeText(key, JSON.stringify(acts));
      },
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      onChange: (acts) => setWaiting(acts.length),
      onDone: () => void done.current(),
      onRefused: ({ code: why, message, detail }, act) => {
        const isGiven = why === 'changed-meanwhile';
        setRefused({ sentence: message, giveToo: isGiven ? ({ ...act, since: detail?.['at'] } as Doing) : null });
      },
    });
    queue.current = own;
    window.addEventListener('online', own.sendNow);
    return () => {
      window.removeEventListener('online', own.sendNow);
      own.close();
    };
  }, [code]);
  return {
    waiting,
    refused,
    forgetRefused: () => setRefused(null),
    act: (doing: Doing) => queue.current?.add({ ...doing, id: newId() }),
  };
}

/** A UUID of chance; `crypto.randomUUID` is there by https alone. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, place) =>
    (place === 6 ? (byte & 15) | 64 : place === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, '0'),
  ).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function readActs(key: string): readonly Act[] {
  try {
    const kept: unknown = JSON.parse(readText(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Act[]) : [];
  } catch {
    return [];
  }
}
