// Starts the server like an installation, for tests only. Its parent can set its clock (ms since 1970), and the options
// of a paper keep their ids.
import { runServer } from '#server/main.ts';
import { movedClock } from '#server/testing/moved-clock.ts';

await runServer(undefined, movedClock(), undefined, () => 1 - Number.EPSILON);
