/** The columns of a candidates' file in their usual order: what the staff are told, read and written. */
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
