import type { RefObject } from 'react';
import * as m from '#messages/staff-merit.ts';
import { KeysBar } from '../../ui/keys-bar.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import type { Verdict } from './key-draft.ts';

const walking = [[['j', 'k'], m.keyItems]] as const;
const deciding = [
  ...walking,
  [[m.shiftKey, 'K'], m.keyKeep],
  [['O'], m.keyAnother],
  [['V'], m.keySeveral],
  [['C'], m.keyCancel],
] as const;

interface DecisionKeysProps {
  /** The items of the list, in their order. */
  readonly places: readonly number[];
  readonly current: number | undefined;
  readonly onPick: (place: number) => void;
  /** The element of the open item's decision; empty if there is nothing to decide. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly mayDecide: boolean;
}

/** The keyboard on the key: from item to item, and the decision about the open one. */
export function DecisionKeys({ places, current, onPick, form, mayDecide }: DecisionKeysProps) {
  const step = (by: 1 | -1) => {
    const next = places[places.findIndex((place) => place === current) + by];
    if (next !== undefined) onPick(next);
  };
  const radioOf = (verdict: Verdict) =>
    form.current?.querySelector<HTMLInputElement>(`input[type=radio][value=${verdict}]`);
  // Tab goes on from there to its options or the reason.
  const choose = (verdict: Verdict) => {
    radioOf(verdict)?.click();
    radioOf(verdict)?.focus();
  };
  useKeys({
    j: () => step(1),
    // With Shift it is another key: K keeps.
    k: ({ shiftKey }) => (shiftKey ? choose('keep') : step(-1)),
    o: () => choose('another'),
    v: () => choose('several'),
    // There are two ways to cancel: a second press takes the other.
    c: () => choose(radioOf('to-all')?.checked ? 'dropped' : 'to-all'),
  });
  return <KeysBar keys={mayDecide ? deciding : walking} />;
}
