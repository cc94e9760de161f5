import { isFinished } from '#exam/record/sat.ts';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/own-record.ts';
import { ask } from './ask.tsx';
import { leaveBehind, leftBehind, takeAlong } from './take-along.ts';

const askedOwners = new Set<string>();

/** Asks who is signed in whether what visitors have left on this device is theirs; once, since phones are shared. */
export async function askWhose(owner: string): Promise<void> {
  const left = await leftBehind(owner);
  // Closed without an answer, it is asked again with the next page.
  if (left === null || askedOwners.has(owner)) return;
  askedOwners.add(owner);
  // A paper under way is there with its answers, and with its stored keys.
  const papers = left.attempts.filter(isFinished).length + left.asides.length;
  const answer = await ask({
    title: m.yours,
    what: m.leftHere(papers),
    follows: m.takenOrApart,
    safe: m.addIt,
    other: m.notMine,
  });
  if (answer === 'other') await leaveBehind(owner, Date.now());
  if (answer !== 'safe') return;
  await takeAlong(owner, left);
  showToast(m.added);
}
