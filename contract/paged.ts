import { z } from 'zod';
import { pageSize } from '#contract/page-size.ts';

/** Which part of a list is wanted: the page's number, from 1, and its number of rows. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  size: z.coerce.number().int().min(1).max(200).default(pageSize),
} as const;

/** A page of a list, with the number of all rows. */
export function paged<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), total: z.int() });
}
