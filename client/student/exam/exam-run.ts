import { step, type PracticeAttempt, type Exam, type ExamEvent } from '#exam/practice/attempt.ts';
import { formatOf } from '#exam/practice/formats.ts';
import { attemptUnderWay, follow, startAttempt, type Bank } from '#exam/practice/open.ts';
import { clockOf, view, type TimedView, type View } from '#exam/practice/view.ts';
import { attemptStore, type Environment } from './attempt-store.ts';

/** What a screen shows of an exam, without the time. */
export interface RunView extends View {
  /** How many questions ran out of time while the page was hidden, until the student's next action. */
  readonly missedWhileAway: number;
  /** Whether the revealed answer stays because a form about its question is open. */
  readonly held: boolean;
}

/** One practice attempt on one screen: the engine with a clock and a storage. */
export interface ExamRun {
  readonly attempt: () => PracticeAttempt;
  /** The view after the last event: the same object while only time passes. */
  readonly snapshot: () => RunView;
  /** The same with its time: a new object each second. */
  readonly view: () => TimedView;
  readonly send: (event: ExamEvent) => void;
  /**
   * Chooses an option whose radio the browser has checked already. It is stored at once, and the screen hears of it after the radio's frame.
   * The snapshot is a new one also if the time was up, so that the radio is then drawn as it stands.
   */
  readonly pick: (option: string) => void;
  /**
   * Keeps the revealed question on this screen while a form about it is open or the student waits. Returns a function that lets it go on.
   * It then goes on once its answer has shown as long again, or by the clock, mostly at once. The run stores nothing of this: after a
   * reload, or in another tab, the exam goes on by the clock.
   */
  readonly hold: () => (then?: 'by-the-clock') => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts to save, to follow other tabs and to let time pass. Returns a function that stops it. */
  readonly begin: () => () => void;
}

/** Opens an exam: the attempt under way in storage, or a fresh one. Throws a RangeError when the bank has no question. */
export function openRun(exam: Exam, bank: Bank, environment: Environment): ExamRun {
  const { now } = environment;
  const listeners = new Set<() => void>();
  const underWay = attemptUnderWay(exam, bank, environment.readStored());
  let attempt = underWay
    ? step(underWay, { type: 'tick' }, now())
    : startAttempt(exam, bank, environment.random, now());
  const storage = attemptStore(environment, underWay);
  let missedWhileAway = 0;
  let holds = 0;
  /** The last held question, and when the student let it go. */
  let letGo = { index: -1, at: 0 };
  let snapshot: RunView = { ...view(attempt), missedWhileAway, held: false };
  let shown: TimedView = { ...snapshot, ...clockOf(attempt, now()) };
  let away = false;
  let missedSinceAway = 0;
  let stopTimer = () => {};
  /** Set while a pick waits to be told. */
  let stopTelling: (() => void) | null = null;

  /** How long the answer on screen still stays because the student held its question, in ms. */
  function heldForMs(): number {
    if (attempt.phase !== 'revealed') return 0;
    if (holds > 0) return Infinity;
    const since = now() - letGo.at;
    const { revealMs } = formatOf(exam.format);
    return letGo.index === attempt.index && since >= 0 ? Math.max(0, (revealMs ?? 0) - since) : 0;
  }

  const stepUnlessHeld = (event: ExamEvent) => (heldForMs() > 0 ? attempt : step(attempt, event, now()));

  function hold(): (then?: 'by-the-clock') => void {
    let holding = true;
    holds += 1;
    show(attempt);
    return (then) => {
      if (!holding) return;
      holding = false;
      holds -= 1;
      if (then === undefined) letGo = { index: attempt.index, at: now() };
      show(attempt);
    };
  }

  function show(next: PracticeAttempt): void {
    take(next, false);
    tell();
  }

  function tell(): void {
    stopTelling?.();
    stopTelling = null;
    for (const listener of listeners) listener();
  }

  function tellWhatWaits(): void {
    if (stopTelling !== null) tell();
  }

  function take(next: PracticeAttempt, picked: boolean): void {
    const held = next.phase === 'revealed' && holds > 0;
    if (picked || next !== attempt || missedWhileAway !== snapshot.missedWhileAway || held !== snapshot.held) {
      snapshot = { ...view(next), missedWhileAway, held };
    }
    attempt = next;
    shown = { ...snapshot, ...clockOf(attempt, now()) };
    stopTimer();
    const { lookAgainInMs } = shown;
    stopTimer =
      lookAgainInMs === null || held ? () => {} : environment.after(Math.max(lookAgainInMs, heldForMs()), letTimePass);
  }

  function send(event: ExamEvent): void {
    missedWhileAway = 0;
    const next = stepUnlessHeld(event);
    storage.save(next);
    show(next);
  }

  function pick(option: string): void {
    missedWhileAway = 0;
    const next = stepUnlessHeld({ type: 'choose', option });
    storage.save(next);
    take(next, true);
    stopTelling ??= environment.afterFrame(tell);
  }

  function letTimePass(): void {
    const next = stepUnlessHeld({ type: 'tick' });
    if (away && next.answers.length > attempt.answers.length && next.answers[attempt.index]?.outcome === 'missed') {
      missedSinceAway += 1;
    }
    // Before it shows: the screen of the end reads storage.
    storage.letTimePass(next);
    show(next);
  }

  /** The visible end stays, whatever another tab starts. */
  function followOtherTabs(): void {
    if (attempt.phase === 'ended') return;
    const elsewhere = storage.heard((stored) => follow(attempt, bank, stored));
    if (!elsewhere) return;
    const next = step(elsewhere, { type: 'tick' }, now());
    if (next !== elsewhere) storage.save(next);
    show(next);
  }

  function onVisibility(visible: boolean): void {
    // A phone may end a hidden page at any time.
    if (!visible) tellWhatWaits();
    if (visible) {
      // A browser delays the timers of a hidden page, so the run catches up on return.
      letTimePass();
      missedWhileAway += missedSinceAway;
      missedSinceAway = 0;
      show(attempt);
    }
    away = !visible;
  }

  return {
    attempt: () => attempt,
    snapshot: () => snapshot,
    view: () => shown,
    send,
    pick,
    hold,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: () => {
      if (attempt !== underWay) storage.save(attempt);
      letTimePass();
      const stopFollowing = environment.onStoredElsewhere(followOtherTabs);
      const stopWatching = environment.onVisibility(onVisibility);
      return () => {
        tellWhatWaits();
        stopFollowing();
        stopWatching();
        stopTimer();
      };
    },
  };
}
