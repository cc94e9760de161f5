import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { entranceAnswers } from './entrance-answers.ts';
import { parseQuestions } from './question-defects.ts';
import { schoolAnswers } from './school-answers.ts';
import type { CatalogueTable } from './rows.ts';
import type { Database, Tables } from '#server/platform/database/tables.ts';

/** The catalogue's answers by their path below /api, each ready to become JSON. */
export type CatalogueAnswers = ReadonlyMap<string, unknown>;

/**
 * Reads everything that the catalogue serves from the database. A unit that can't be read is logged, and served as it
 * is.
 */
export async function loadAnswers(db: Database, logger: FastifyBaseLogger): Promise<CatalogueAnswers> {
  const levels = await shownRows(db, 'level');
  const subjects = await shownRows(db, 'subject');
  const units = await shownRows(db, 'unit');
  const programmes = await shownRows(db, 'programme');
  const entranceSubjects = await shownRows(db, 'entrance_subject');
  const entranceUnits = await shownRows(db, 'entrance_unit');
  for (const { id, json_data } of [...units, ...entranceUnits]) {
    if (parseQuestions(json_data) === null) logger.warn({ unit: id }, 'json_data of a unit is not the text of a list');
  }
  return new Map([
    ...schoolAnswers(levels, subjects, units),
    ...entranceAnswers(programmes, entranceSubjects, entranceUnits),
  ]);
}

/** The rows of a table that are not retired, in their order of display. */
async function shownRows<Table extends CatalogueTable>(db: Database, table: Table): Promise<readonly Tables[Table][]> {
  const { rows } = await sql<Tables[Table]>`
    select * from ${sql.table(table)} where retired_at is null order by place
  `.execute(db);
  return rows;
}
