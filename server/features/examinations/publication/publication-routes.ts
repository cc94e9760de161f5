import type { FastifyInstance } from 'fastify';
import { OwnResults } from '#contract/merit.ts';
import { readPublished } from '#contract/published-results.ts';
import type { Language } from '#text/language.ts';
import { strToU8, zipSync } from 'fflate';
import { resultTable } from '#server/features/examinations/marking/result-table.ts';
import { csvText } from '#server/platform/http/csv.ts';
import type { ExaminationDeps, ListsPages } from '#server/features/examinations/examination/deps.ts';
import { examinationFor, needState } from '#server/features/examinations/examination/examination-rows.ts';
import { signingKeys } from './signing.ts';
import { noteExport } from '#server/features/examinations/examination/audit-entry.ts';
import { route } from '#server/platform/http/route.ts';

/** The file of each language's page in a publication. */
const resultsPages: Readonly<Record<Language, string>> = { en: 'index.html', ne: 'ne.html' };

const signedFile = ({ signed, signature }: { readonly signed: string; readonly signature: string }) =>
  strToU8(JSON.stringify({ signed, signature, algorithm: 'Ed25519' }));

/** The published results as files for any web server. */
export function publicationRoutes(app: FastifyInstance, { db, now, publishedPages }: ExaminationDeps): void {
  route(app, 'GET /staff/examinations/:code/publication.zip', async ({ account, params: { code } }, reply) => {
    const examination = await examinationFor(db, account, code, now());
    needState(examination, 'published');
    await noteExport(db, account, code, 'publication', now());
    const { signed, signature, own_results } = await db
      .selectFrom('publication')
      .select(['signed', 'signature', 'own_results'])
      .where('examination', '=', code)
      .executeTakeFirstOrThrow();
    const rounds = await db
      .selectFrom('offer_round')
      .select(['signed', 'signature'])
      .where('examination', '=', code)
      .orderBy('round')
      .execute();
    const versions = [{ signed, signature }, ...rounds];
    const newest = versions.at(-1) ?? { signed, signature };
    const { ranking } = readPublished(newest.signed);
    const placeOf = new Map(ranking.map(({ symbolNumber, list, position }) => [symbolNumber, { list, position }]));
    // The files repeat what was published, so they compute nothing anew.
    const rows = Object.values(OwnResults.parse(JSON.parse(own_results))).map((row) => {
      return { ...row, ...placeOf.get(row.symbolNumber) };
    });
    const shown = rows.map((row) => (examination.rules.namesPublished ? row : { ...row, name: '' }));
    const titles = examination.rules.sections.map(({ title }) => title);
    const { publicKey } = await signingKeys(db);
    const names = { file: `${code}.json`, publicKey: 'public-key.pem' };
    const beside = { signed: names.file, publicKey: names.publicKey, pages: resultsPages };
    const page = (pages: ListsPages, language: Language) => strToU8(pages.apart({ code, ...newest }, beside, language));
    const zip = zipSync({
      // A server without built pages leaves them out.
      ...(publishedPages && {
        [resultsPages.en]: page(publishedPages, 'en'),
        [resultsPages.ne]: page(publishedPages, 'ne'),
      }),
      [names.file]: signedFile(newest),
      ...Object.fromEntries(
        versions.slice(0, -1).map((each, at) => [`${code}-version-${at + 1}.json`, signedFile(each)]),
      ),
      [`${code}.csv`]: strToU8(csvText(resultTable(shown, titles))),
      [names.publicKey]: strToU8(publicKey),
    });
    return reply
      .header('content-disposition', `attachment; filename="publication-${code}.zip"`)
      .type('application/zip')
      .send(Buffer.from(zip));
  });
}
