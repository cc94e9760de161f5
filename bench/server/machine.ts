import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Prints the machine and its load: without these the figures below say little. */
export function sayMachine(): void {
  const [minute = 0] = loadavg();
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(
    `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, ${memory} GB, Node ${process.version}, load ${minute.toFixed(1)} when it began`,
  );
}
