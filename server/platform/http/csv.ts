import { create } from 'content-disposition';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

/**
 * A table as CSV text that spreadsheets read correctly. It has a byte order mark, unless it continues a file. No cell
 * can run as a formula, whatever a candidate's name is.
 */
export function csvText(rows: readonly (readonly unknown[])[], { bom = true } = {}): string {
  return stringify(
    [...rows].map((row) => [...row]),
    {
      bom,
      escape_formulas: true,
      cast: { boolean: (value) => String(value) },
    },
  );
}

/** Sends a table as a CSV file; its name may have letters of any script. */
export function sendCsv(reply: FastifyReply, name: string, rows: readonly (readonly unknown[])[]): FastifyReply {
  return reply.header('content-disposition', create(name)).type('text/csv; charset=utf-8').send(csvText(rows));
}
