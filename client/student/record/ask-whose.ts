import { isFinished } from '#exam/record/sat.ts';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/own-record.ts';
import { ask } from './ask.tsx';
import { leaveBehind, leftBehind, takeAlong } from './take-along.ts';

const askedOwners = new Set<string>();

/** Asks a signed-in student whether the visitors' data on this device is theirs. It asks once, because several people share phones. */
export async function askWhose(owner: string): Promise<void> {
  const left = await leftBehind(owner);
  // After a close without an answer, the next page asks again.
  if (left === null || askedOwners.has(owner)) return;
  askedOwners.add(owner);
  // It holds a paper under way with its answers, and with its stored keys.
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
