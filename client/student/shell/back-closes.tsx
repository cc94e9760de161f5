import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useBlocker } from 'react-router';

/** Closes what lies over the page. */
let closeOverlay: (() => void) | null = null;

/**
 * Over the first page of a tab stands an entry of the tab's history: Back, which would leave the product and its router
 * unasked, leaves that first. For the router both are one page.
 */
interface EntryState {
  readonly overlay?: true;
  /** The router's: the place among this tab's entries. */
  readonly idx?: number;
}
const entryState = () => globalThis.history.state as EntryState | null;
const onEntry = () => entryState()?.overlay === true;
/** What a Back comes from. */
let wasOnEntry = false;
/** What is to happen once our own step back has been made; null while none is under way. */
let onLeft: (() => void)[] | null = null;

/** Goes back from the entry, if the tab stands on it, and then on. */
export function leaveEntry(then?: () => void): void {
  if (!onLeft && onEntry()) {
    onLeft = [];
    globalThis.history.back();
  }
  if (onLeft && then) onLeft.push(then);
  else then?.();
}

/**
 * To be called before the router is made, since a browser asks the listeners of a window in their order. An entry that a
 * reload or Forward leads to is left at once.
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
  /** Opened by the student: a browser skips an entry that came without a press. */
  readonly byHand: boolean;
}

/** Rendered while something lies over the page: Back closes that before it leaves the page, as it does in apps. */
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

/** For the frame: any other Back closes what lies over the page too; a navigation waits until its entry is left. */
export function useBackCloses(): void {
  const { state, proceed, reset } = useBlocker(
    ({ historyAction }) => onEntry() || (closeOverlay !== null && historyAction === NavigationType.Pop),
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    if (closeOverlay && !onEntry()) {
      reset();
      closeOverlay();
    } else leaveEntry(proceed);
  }, [state, proceed, reset]);
}
