// Starts the server as an installation does, but for its clock, which goes on from wherever its parent sets it (ms since
// 1970), and for the options of a paper, which keep their ids.
// For tests only.
import { runServer } from '#server/main.ts';
import { movedClock } from '#server/testing/moved-clock.ts';

await runServer(undefined, movedClock(), undefined, () => 1 - Number.EPSILON);
