import type { FastifyInstance } from 'fastify';
import { strToU8, zipSync } from 'fflate';
import { resultTable } from '#server/examinations/result-table.ts';
import { csvText } from '#server/examinations/csv.ts';
import type { ExaminationDeps } from '#server/examinations/deps.ts';
import { examinationFor, needState } from '#server/examinations/examination-rows.ts';
import { readResults } from '#server/examinations/read-results.ts';
import { signingKeys } from '#server/examinations/signing.ts';
import { route } from '#server/http/route.ts';

/** What was published, to be put on any web server. */
export function publicationRoutes(app: FastifyInstance, { db, now, readSat }: ExaminationDeps): void {
  route(app, 'GET /staff/examinations/:code/publication.zip', async ({ account, params: { code } }, reply) => {
    const examination = await examinationFor(db, account, code, now());
    needState(examination, 'published');
    const { signed, signature } = await db
      .selectFrom('publication')
      .select(['signed', 'signature'])
      .where('examination', '=', code)
      .executeTakeFirstOrThrow();
    const { results } = await readResults(db, readSat, examination);
    const shown = results.rows.map((row) => (examination.rules.namesPublished ? row : { ...row, name: '' }));
    const titles = examination.rules.sections.map(({ title }) => title);
    const { publicKey } = await signingKeys(db);
    const zip = zipSync({
      [`${code}.json`]: strToU8(JSON.stringify({ signed, signature, algorithm: 'Ed25519' })),
      [`${code}.csv`]: strToU8(csvText(resultTable(shown, titles))),
      'public-key.pem': strToU8(publicKey),
    });
    return reply
      .header('content-disposition', `attachment; filename="publication-${code}.zip"`)
      .type('application/zip')
      .send(Buffer.from(zip));
  });
}
