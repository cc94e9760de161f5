import { path } from '#client/shell/paths.ts';

/** Every address of the staff area. */
export const staffPaths = {
  home: path('/staff'),
  items: path('/staff/items'),
  newItem: path('/staff/items/new'),
  item: path('/staff/items/:id'),
  review: path('/staff/items/:id/review'),
  examinations: path('/staff/examinations'),
  newExamination: path('/staff/examinations/new'),
  examination: path('/staff/examinations/:code'),
} as const;
