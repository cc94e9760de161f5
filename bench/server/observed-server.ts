// The server unchanged, with a watch on its event loop and its memory. Its last line has the figures.
import { writeSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { runServer } from '#server/main.ts';

/** The figures of a server from its start to its end; delays in ms, memory in MB. */
export interface ServerFigures {
  readonly delay50: number;
  readonly delay99: number;
  readonly delayMost: number;
  readonly memoryMost: number;
  readonly memoryEnd: number;
}

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10;

await runServer();
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
let most = 0;
setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 250).unref();

process.once('exit', () => {
  const seen: ServerFigures = {
    // The watch itself sleeps ten milliseconds each turn, which is not a delay.
    delay50: milliseconds(Math.max(0, delay.percentile(50) - 10e6)),
    delay99: milliseconds(Math.max(0, delay.percentile(99) - 10e6)),
    delayMost: milliseconds(Math.max(0, delay.max - 10e6)),
    memoryMost: megabytes(most),
    memoryEnd: megabytes(process.memoryUsage.rss()),
  };
  writeSync(1, `${JSON.stringify(seen)}\n`);
});
