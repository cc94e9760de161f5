/**
 * The clock of a server under test, in ms since 1970: it goes on from wherever the parent of this process sets it, which
 * hears the time back once it is set. For tests only.
 */
export function movedClock(): () => number {
  let moved = 0;
  process.on('message', (now: number) => {
    moved = now - Date.now();
    process.send?.(now);
  });
  // It ends with its servers; the line to the parent does not keep it.
  process.channel?.unref();
  return () => Date.now() + moved;
}
