const firstYear = 2074;
const lastYear = 2079;

/** The years of the past-question papers, in the Bikram Sambat calendar (docs/specification.md, section 9). */
export const paperYears: readonly number[] = Array.from(
  { length: lastYear - firstYear + 1 },
  (_, place) => firstYear + place,
);
