import type { PagedFormat } from '#client/student/exam/exam-routes.ts';
import { formats } from '#exam/practice/formats.ts';

/** Loaded during an exam, so that its end needs no network: the page of the end, and the address of that page's still. */
export function fetchEndOf(format: PagedFormat): Promise<string> {
  return formats[format].endsAt === '/result' ? toResult() : toThankYou();
}

async function toResult(): Promise<string> {
  const [loops] = await Promise.all([
    import('#client/student/result/result-loops.ts'),
    import('#client/student/result/result-route.tsx'),
  ]);
  return loops.resultStill();
}

async function toThankYou(): Promise<string> {
  const [loops] = await Promise.all([
    import('#client/student/thankyou/thank-you-loops.ts'),
    import('#client/student/thankyou/thank-you-route.tsx'),
  ]);
  return loops.thankYouStill();
}
