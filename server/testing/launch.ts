// Starts the server as an installation does, but for its clock: that goes on from wherever its parent sets it, in ms since 1970.
// For tests only.
import { runServer } from '#server/main.ts';
import { movedClock } from '#server/testing/moved-clock.ts';

await runServer(undefined, movedClock());
