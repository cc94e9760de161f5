import { chunk } from '#client/ui/chunk.ts';
import { later } from '#client/ui/later.tsx';

/** Beside a start button: back to the paper under way, if there is one of these formats. Nobody waits for it. */
export const ContinueLink = later(
  chunk('continue', () => import('./under-way-link.tsx').then(({ UnderWayLink }) => UnderWayLink)),
);
