/**
 * The clock of a server under test, in ms since 1970. The parent of this process sets it, and gets the time back once
 * it is set. For tests only.
 */
export function movedClock(): () => number {
  let moved = 0;
  process.on('message', (now: number) => {
    moved = now - Date.now();
    process.send?.(now);
  });
  // The process ends with its servers; the line to the parent does not keep it alive.
  process.channel?.unref();
  return () => Date.now() + moved;
}
