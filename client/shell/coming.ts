import { deferred } from '#client/ui/deferred.tsx';

/** The college's examinations that are open or coming, once the page is there. */
export const ComingExaminations = deferred(() =>
  import('./coming-examinations.tsx').then((it) => it.ComingExaminations),
);
