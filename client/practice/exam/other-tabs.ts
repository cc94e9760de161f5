import { isRecord } from '#exam/parse.ts';
import { parseStored, type Stored } from '#exam/practice/parse-stored.ts';
import type { StoredAttempt } from '#exam/practice/stored-attempt.ts';

/** Between the tabs that have the same exam on screen, of a format that nothing stores. */
export interface OtherTabs {
  readonly tell: (values: StoredAttempt) => void;
  readonly close: () => void;
}

/** Opens the way to them; calls back with what another one tells. */
export type TellOtherTabs = (heard: (stored: Stored) => void) => OtherTabs;

/** Calls back with what another tab tells. In browsers without such messages (Safari before 15.4) each tab is on its own. */
export const otherTabs: TellOtherTabs = (heard) => {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel('tayari-exam');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    heard(parseStored((key) => (isRecord(data) && data[key] !== undefined ? JSON.stringify(data[key]) : null)));
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tell: (values) => channel.postMessage(values),
    close: () => channel.close(),
  };
};
