import { footIn } from '#server/features/accounts/render-mails.ts';
import { readCollege } from '#server/features/college/college.ts';
import { readExamination } from '#server/features/examinations/examination/examination-rows.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { letter, withFoot } from '#server/platform/mail/letter.ts';
import type { MailQueue, RenderedMail } from '#server/platform/mail/queue.ts';
import { emailKey } from '#server/platform/security/email-key.ts';
import { prefixes } from '#text/language.ts';

/** The accounts of an examination's owner and co-examiners, with a duty still. */
function ownersOf(db: Database, code: string) {
  return db
    .selectFrom('examination')
    .innerJoin('account', (join) =>
      join.on((eb) =>
        eb.or([
          eb('account.id', '=', eb.ref('examination.owner_id')),
          eb.exists(
            eb
              .selectFrom('examination_staff')
              .select('examination_staff.email_key')
              .whereRef('examination_staff.examination', '=', 'examination.code')
              .whereRef('examination_staff.email_key', '=', 'account.email_key'),
          ),
        ]),
      ),
    )
    .where('examination.code', '=', code)
    .where('account.duties', '!=', '');
}

/** Queues the mails that ask the others of an examination for their yes, within the transaction of the request. */
export async function askByMail(trx: Database, mail: MailQueue, code: string, askedBy: string): Promise<void> {
  const others = await ownersOf(trx, code).select('account.email').where('account.id', '!=', askedBy).execute();
  await mail.addAll(
    trx,
    others.map(({ email }) => ({ kind: 'consent-asked' as const, recipient: email, application: null })),
    0,
  );
}

interface ConsentMailDeps {
  readonly db: Database;
  /** ms since 1970. */
  readonly now: () => number;
  /** The base of links, without a slash at the end. */
  readonly baseUrl: () => string;
}

/** Writes the mail with every yes that is asked of a person now; null where nothing is asked any more. */
export async function renderConsentMail(
  { db, now, baseUrl }: ConsentMailDeps,
  email: string,
): Promise<RenderedMail | null> {
  const to = await db.selectFrom('account').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
  if (!to) return null;
  const open = await db
    .selectFrom('consent')
    .select(['examination', 'step'])
    .where('agreed_at', 'is', null)
    .where('asked_by', '!=', to.id)
    .orderBy('asked_at')
    .execute();
  const asked: { readonly code: string; readonly step: (typeof open)[number]['step']; readonly title: string }[] = [];
  for (const { examination: code, step } of open) {
    // Few examinations wait for a yes at once.
    // oxlint-disable-next-line eslint/no-await-in-loop
    const own = await ownersOf(db, code).select('account.id').where('account.id', '=', to.id).executeTakeFirst();
    // oxlint-disable-next-line eslint/no-await-in-loop
    const examination = own && (await readExamination(db, code, now()));
    if (!examination) continue;
    const { en, ne } = examination.rules.title;
    asked.push({ code, step, title: (to.language === 'ne' ? ne : undefined) ?? en });
  }
  const [first] = asked;
  if (!first) return null;
  const link = (code: string) => ({ link: `${baseUrl()}${prefixes[to.language]}/staff/examinations/${code}` });
  const mail = letter(to, (t) => ({
    subject: t.consentSubject(first.title),
    paragraphs: asked.flatMap(({ code, step, title }) => [t.consentBodies[step](title), link(code)]),
  }));
  return { mail: withFoot(mail, footIn(to.language, await readCollege(db))), undo: async () => {} };
}
