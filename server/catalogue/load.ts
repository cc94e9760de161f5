import type { FastifyBaseLogger } from 'fastify';
import { entranceAnswers } from '#server/catalogue/entrance-answers.ts';
import { parseQuestions } from '#server/catalogue/question-defects.ts';
import { schoolAnswers } from '#server/catalogue/school-answers.ts';
import type { Database } from '#server/database/tables.ts';

/** The catalogue's answers by their path below /api, each ready to become JSON. */
export type CatalogueAnswers = ReadonlyMap<string, unknown>;

/** Reads everything that the catalogue answers from the database. A unit that can't be read is logged, and served as it is. */
export async function loadAnswers(db: Database, logger: FastifyBaseLogger): Promise<CatalogueAnswers> {
  const levels = await db.selectFrom('level').selectAll().where('retired_at', 'is', null).orderBy('place').execute();
  const subjects = await db
    .selectFrom('subject')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('place')
    .execute();
  const units = await db.selectFrom('unit').selectAll().where('retired_at', 'is', null).orderBy('place').execute();
  const programmes = await db
    .selectFrom('programme')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('place')
    .execute();
  const entranceSubjects = await db
    .selectFrom('entrance_subject')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('place')
    .execute();
  const entranceUnits = await db
    .selectFrom('entrance_unit')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('place')
    .execute();
  for (const { id, json_data } of [...units, ...entranceUnits]) {
    if (parseQuestions(json_data) === null) logger.warn({ unit: id }, 'json_data of a unit is not the text of a list');
  }
  return new Map([
    ...schoolAnswers(levels, subjects, units),
    ...entranceAnswers(programmes, entranceSubjects, entranceUnits),
  ]);
}
