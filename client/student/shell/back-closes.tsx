import { useEffect, useEffectEvent } from 'react';
import type { Guard } from '#client/student/navigation/navigation.ts';

/** Closes the layer over the page. */
let closeOverlay: (() => void) | null = null;

/**
 * Over the first page of a tab there is an extra history entry. Back would leave the product without a question to the program, so it leaves
 * that entry first. Both are one page.
 */
interface EntryState {
  readonly overlay?: true;
  /** The place among this tab's entries (client/student/navigation/tab-history.ts). */
  readonly idx?: number;
}
const entryState = () => globalThis.history.state as EntryState | null;
const onEntry = () => entryState()?.overlay === true;
/** The start of a Back. */
let wasOnEntry = false;
/** The action after our own step back; null while there is none. */
let onLeft: (() => void)[] | null = null;

/** Goes back from the entry, if the tab is on it, and then on. */
export function leaveEntry(then?: () => void): void {
  if (!onLeft && onEntry()) {
    onLeft = [];
    globalThis.history.back();
  }
  if (onLeft && then) onLeft.push(then);
  else then?.();
}

/**
 * Call this before making the navigation, because a browser calls a window's listeners in their order. It leaves at once an entry that a reload
 * or Forward leads to.
 */
export function watchBack(): void {
  globalThis.addEventListener('popstate', (event) => {
    const before = wasOnEntry;
    wasOnEntry = onEntry();
    if (onLeft) {
      const left = onLeft;
      onLeft = null;
      for (const run of left) run();
    } else if (wasOnEntry) leaveEntry();
    else if (before) closeOverlay?.();
    else return;
    event.stopImmediatePropagation();
  });
  leaveEntry();
}

interface BackClosesProps {
  readonly close: () => void;
  /** Opened by the student: a browser skips an entry without a press. */
  readonly byHand: boolean;
}

/** Rendered while a layer lies over the page: Back closes the layer before it leaves the page, as in apps. */
export function BackCloses({ close, byHand }: BackClosesProps) {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    closeOverlay = () => onBack();
    if (byHand && !onLeft && entryState()?.idx === 0) {
      globalThis.history.pushState({ ...entryState(), overlay: true }, '');
      wasOnEntry = true;
    }
    return () => {
      closeOverlay = null;
      leaveEntry();
    };
  }, [byHand]);
  return null;
}

/** For the program's navigation: any other Back closes the layer too. A link waits until the layer's entry is left. */
export const guardOverlay: Guard = (arrival, goOn) => {
  if (onEntry()) leaveEntry(goOn);
  else if (closeOverlay !== null && arrival === 'step') closeOverlay();
  else return false;
  return true;
};
