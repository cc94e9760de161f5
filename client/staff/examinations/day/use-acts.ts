import { useEffect, useRef, useState } from 'react';
import type { BodyOf } from '#contract/calls.ts';
import { createGivenSince } from '#client/lib/api/given-since.ts';
import { keptActs } from '#client/lib/api/kept-acts.ts';
import { createOutbox } from '#client/lib/api/outbox.ts';
import { createRetryLoop } from '#client/lib/api/retry-loop.ts';
import { uuid } from '#client/lib/uuid.ts';
import { within } from '#client/lib/api/within.ts';
import { readText, removeText, writeText } from '#client/lib/storage/browser-storage.ts';
import { staffCall } from '../../api/staff-call.ts';
import { useChanged } from '../shared/use-examination.ts';

/** A command from the page of a day. Its id makes it the same when it is sent again. */
export type Act = BodyOf<'POST /staff/examinations/:code/acts'>;

type WithoutId<Each> = Each extends unknown ? Omit<Each, 'id'> : never;

/** A person's command; its id is made here. */
export type CommandDraft = WithoutId<Act>;

/** Why the server refused a command. If another person gave time first, also the same command with knowledge of that. */
interface CommandRefusal {
  readonly sentence: string;
  readonly giveToo: CommandDraft | null;
}

/** Commands of this page: how many wait for a connection, and why the server refused the last one. */
export function useActs(code: string) {
  const changed = useChanged(code);
  const [waiting, setWaiting] = useState(0);
  const [refused, setRefused] = useState<CommandRefusal | null>(null);
  const add = useRef<(act: Act) => void>(() => {});
  const done = useRef(changed);
  useEffect(() => {
    done.current = changed;
  });
  useEffect(() => {
    const key = `staff-acts/${code}`;
    const given = createGivenSince();
    let acts = readActs(key);
    const outbox = createOutbox<Act>({
      read: () => acts,
      keep: (next) => {
        acts = next;
        if (acts.length === 0) removeText(key);
        else writeText(key, JSON.stringify(acts));
        setWaiting(acts.length);
      },
      send: async (act) => {
        const body = given.of(act);
        const { at } = await within((signal) =>
          staffCall('POST /staff/examinations/:code/acts', { params: { code }, body, signal }),
        );
        given.done(act, at);
        void done.current();
      },
      onRefused: ({ code: why, message, detail }, act) => {
        const isGiven = why === 'changed-meanwhile';
        setRefused({
          sentence: message,
          giveToo: isGiven ? ({ ...act, since: detail?.['at'] } as CommandDraft) : null,
        });
      },
    });
    const loop = createRetryLoop({
      run: async () => {
        await outbox.flush();
        return null;
      },
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    });
    add.current = (act) => {
      outbox.add(act);
      void loop.soon();
    };
    loop.open();
    window.addEventListener('online', loop.online);
    return () => {
      window.removeEventListener('online', loop.online);
      loop.close();
    };
  }, [code]);
  return {
    waiting,
    refused,
    forgetRefused: () => setRefused(null),
    act: (doing: CommandDraft) => add.current({ ...doing, id: uuid() }),
  };
}

function readActs(key: string): readonly Act[] {
  try {
    return keptActs(JSON.parse(readText(key) ?? '[]')) ?? [];
  } catch {
    return [];
  }
}
