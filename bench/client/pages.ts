/** A page to measure. An exam is usable when an option can be chosen, any other page when its menu reacts. */
export interface MeasuredPage {
  readonly name: string;
  readonly url: string;
  readonly exam: boolean;
  /** Whether the faces of its first paint are in the cache already. */
  readonly facesKept?: true;
}

/** The year's paper that the floor shows too. */
export const paperYear = 2075;

/** The floor first, because the table shows the others as multiples of it. */
export function measuredPages(
  floor: string,
  inReact: string,
  product: string,
): readonly [MeasuredPage, ...MeasuredPage[]] {
  return [
    { name: 'plain static page (floor)', url: floor, exam: true },
    { name: 'the same in React', url: inReact, exam: true },
    { name: 'home', url: `${product}/`, exam: false },
    { name: 'home in Nepali', url: `${product}/ne`, exam: false },
    { name: 'home, faces kept', url: `${product}/`, exam: false, facesKept: true },
    { name: 'home in Nepali, faces kept', url: `${product}/ne`, exam: false, facesKept: true },
    { name: '+2 Science landing', url: `${product}/plus-2-science/entrance-preparation`, exam: false },
    { name: 'category test', url: `${product}/exam-questions`, exam: true },
    { name: 'entrance test', url: `${product}/csit/entrance-questions`, exam: true },
    { name: '+2 Science exam', url: `${product}/exam/science/start`, exam: true },
    { name: `year paper ${paperYear}`, url: `${product}/csit-entrance/${paperYear}`, exam: true },
  ];
}
