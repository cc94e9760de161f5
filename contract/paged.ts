import { z } from 'zod';
import { pageSize } from '#contract/page-size.ts';

/** How much of a list is asked for: the number of a page, from 1, and how many rows it has. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  size: z.coerce.number().int().min(1).max(200).default(pageSize),
} as const;

/** A page of a list, and how many rows there are in all. */
export function paged<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), total: z.int() });
}
