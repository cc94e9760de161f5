import { chunk } from '#client/ui/chunk.ts';
import { deferred } from '#client/ui/deferred.tsx';

/** The college's examinations that are open or coming, once the page is there. */
export const ComingExaminations = deferred(
  chunk('coming', () => import('./coming-examinations.tsx').then((it) => it.ComingExaminations)),
);
