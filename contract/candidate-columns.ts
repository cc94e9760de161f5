/** The columns of a candidates' file in their usual order. Staff see, read and write these names. */
export const candidateColumns = [
  'symbol_number',
  'name',
  'room',
  'seat',
  'groups',
  'extra_minutes',
  'date_of_birth',
  'previous_score',
  'pin',
] as const;

/** Optional contact columns. A college that keeps no contacts needs no such columns. */
export const contactColumns = ['phone', 'email', 'gender'] as const;

/** Every column that a candidates' file may have. */
export const allCandidateColumns = [...candidateColumns, ...contactColumns] as const;
export type CandidateColumn = (typeof allCandidateColumns)[number];

/** The genders that a candidate may give. */
export const genders = ['female', 'male', 'other'] as const;
