import { isPoorConnection } from '#client/ui/poor-connection.ts';
import { whenIdle } from '#client/ui/when-idle.ts';

/** The pages that are computed from the whole record. */
const reckonedPages = [
  () => import('#client/student/progress/progress-route.tsx'),
  () => import('#client/student/mistakes/mistakes-route.tsx'),
  () => import('#client/student/review/review-route.tsx'),
];

/** Reads the data of these pages when the browser has nothing else to do, so that they open fast. */
export function readAhead(): void {
  if (isPoorConnection()) return;
  whenIdle(() => {
    readAll().catch(() => {
      // A student who goes there requests it again.
    });
  });
}

async function readAll(): Promise<void> {
  for (const page of reckonedPages) await (await page()).loader();
}
