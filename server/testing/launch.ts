// Starts the server as an installation does, but for its clock: that goes on from wherever its parent sets it, in ms since 1970.
// For tests only.
import { runServer } from '#server/main.ts';

let moved = 0;

process.on('message', (now: number) => {
  moved = now - Date.now();
  process.send?.(now);
});
// It ends with its servers; the line to the parent does not keep it.
process.channel?.unref();
await runServer(undefined, () => Date.now() + moved);
