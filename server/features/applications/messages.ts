import type { Offers } from '#exam/marking/offers.ts';
import { footIn } from '#server/features/accounts/render-mails.ts';
import { readCollege } from '#server/features/college/college.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ApplicationRow } from '#server/platform/database/tables/applications.ts';
import type { ApplicationMessage, MailJobRow } from '#server/platform/database/tables/installation.ts';
import { letter, withFoot, type MailTexts } from '#server/platform/mail/letter.ts';
import type { MailQueue, RenderedMail } from '#server/platform/mail/queue.ts';
import { fitSms } from '#server/platform/sms/segments.ts';
import type { KeyedHash } from '#server/platform/security/keyed-hash.ts';
import { momentIn, timeAt } from '#text/dates.ts';
import * as en from '#text/en/mails.ts';
import { inEachLanguage, prefixes } from '#text/language.ts';
import * as ne from '#text/ne/mails.ts';
import { applicationCode } from './application-code.ts';
import { formIn } from './application-rows.ts';
import { isStillAsked } from './ask-voucher.ts';
import { isStillDue } from './due-messages.ts';
import { readNotice } from './notice-rows.ts';

const texts = inEachLanguage(en, ne);

/** How long a decision waits before it is told, in ms: a slip of the desk is taken back in that time. */
export const decisionTellMs = 30_000;

/** What happens to an application, with the message by mail and by SMS. */
const messages = {
  submitted: ['application-code', 'sms-application-submitted'],
  returned: ['application-returned', 'sms-application-returned'],
  numbered: ['application-numbered', 'sms-application-numbered'],
  card: ['application-card', 'sms-application-card'],
  tomorrow: ['application-tomorrow', 'sms-application-tomorrow'],
  key: ['application-key', 'sms-application-key'],
  result: ['application-result', 'sms-application-result'],
  offer: ['application-offer', 'sms-application-offer'],
  'offer-ends': ['application-offer-ends', 'sms-application-offer-ends'],
  'offer-reminder': ['application-offer-reminder', 'sms-application-offer-reminder'],
  moved: ['application-moved', 'sms-application-moved'],
  voucher: ['application-voucher', 'sms-application-voucher'],
} as const satisfies Record<string, readonly [ApplicationMessage, ApplicationMessage]>;

type AddressColumns = Pick<ApplicationRow, 'form' | 'sent_form' | 'phone_key'>;

const emailIn = ({ form, sent_form }: Pick<AddressColumns, 'form' | 'sent_form'>) =>
  (formIn(sent_form ?? form).email ?? '').trim();

/** Whether a message reaches an applicant: by mail or by SMS. */
export function isReachable(application: AddressColumns): boolean {
  return application.phone_key !== null || emailIn(application) !== '';
}

/**
 * Queues a message to applicants, within the transaction of what it tells: a mail where the submitted form has an e-mail
 * address, an SMS where it has a mobile number. It goes out `afterMs` later.
 */
export async function tellApplicants(
  trx: Database,
  mail: MailQueue,
  what: keyof typeof messages,
  applications: readonly (AddressColumns & Pick<ApplicationRow, 'number'>)[],
  afterMs = 0,
): Promise<void> {
  const [byMail, bySms] = messages[what];
  const jobs = applications.flatMap(({ number, phone_key, ...addressed }) => {
    const email = emailIn(addressed);
    return [
      ...(email === '' ? [] : [{ kind: byMail, recipient: email, application: number }]),
      ...(phone_key === null ? [] : [{ kind: bySms, recipient: phone_key, application: number }]),
    ];
  });
  await mail.addAll(trx, jobs, afterMs);
}

interface MessageDeps {
  readonly db: Database;
  /** ms since 1970. */
  readonly now: () => number;
  readonly hash: KeyedHash;
  /** The base of links, without a slash at the end. */
  readonly baseUrl: () => string;
  readonly timeZone: string;
  /** The last offer of a candidate; null without one. */
  readonly offerOf: (
    code: string,
    symbolNumber: string,
  ) => Promise<Pick<Offers['offers'][number], 'state' | 'untilMs' | 'movedFrom'> | null>;
}

/** Whether a job tells of an application. */
export function isApplicationMessage(kind: MailJobRow['kind']): kind is ApplicationMessage {
  return Object.values(messages).some((pair) => pair.some((each) => each === kind));
}

/**
 * Writes a message about an application just before it is sent; null once the application is gone, or is no longer as the
 * message tells. The code is worked out only now, so that no readable one waits in the database. No SMS has it.
 */
export async function renderApplicationMessage(
  { db, now, hash, baseUrl, timeZone, offerOf }: MessageDeps,
  {
    kind,
    recipient,
    application,
    created_at,
  }: Pick<MailJobRow, 'recipient' | 'application' | 'created_at'> & { readonly kind: ApplicationMessage },
): Promise<RenderedMail | null> {
  const row = await db
    .selectFrom('application')
    .selectAll()
    .where('number', '=', application ?? '')
    .executeTakeFirst();
  const notice = row && (await readNotice(db, row.examination, now()));
  if (!row || !notice) return null;
  const { number, language, examination, symbol_number: symbolNumber, state } = row;
  const { en: english, ne: nepali } = notice.examination.rules.title;
  const title = (language === 'ne' ? nepali : undefined) ?? english;
  const until = momentIn(language, Date.parse(notice.rules.correctionUntil), timeZone);
  const undo = async () => {};

  async function byMail(say: Parameters<typeof letter>[1]): Promise<RenderedMail> {
    // The name is what a stranger may have typed with another person's e-mail, so the mail does not repeat it.
    const to = { name: row?.sort_name ?? '', email: recipient, email_proven_at: null, language };
    return { mail: withFoot(letter(to, say), footIn(language, await readCollege(db))), undo };
  }
  const base = baseUrl() + prefixes[language];
  const link = `${base}/notices/${examination}/mine`;
  const pages = {
    card: `${base}/notices/${examination}/card`,
    hall: `${base}/hall/${examination}`,
    results: `${base}/results/${examination}`,
  };
  const bySms = (text: (title: string) => string): RenderedMail => ({
    sms: { to: recipient, text: fitSms(text, title) },
    undo,
  });
  const isReturned = state === 'returned';
  const say = texts[language];
  // What comes with the clock is dropped where it is no longer true: it may have waited for hours.
  const isLive = state === 'accepted' && (await isStillDue(db, kind, notice, timeZone, now()));
  const { startsAt } = notice.examination;
  const beThere = timeAt(startsAt - notice.rules.beThereMinutes * 60_000, timeZone);
  switch (kind) {
    case 'application-code':
      return byMail(codeLetter(number, applicationCode(hash, number, row.code_counter), link));
    case 'application-returned':
      return isReturned
        ? byMail((t) => ({ subject: t.returnedSubject(title), paragraphs: [t.returnedBody(title, until), { link }] }))
        : null;
    case 'application-numbered':
      return symbolNumber === null
        ? null
        : byMail((t) => ({
            subject: t.numberedSubject(title, symbolNumber),
            paragraphs: [t.numberedBody(title, symbolNumber), { link }],
          }));
    case 'application-card':
      return isLive
        ? byMail((t) => ({
            subject: t.cardSubject(title),
            paragraphs: [t.cardBody(title), { link: pages.card }],
          }))
        : null;
    case 'application-tomorrow': {
      if (!isLive) return null;
      const body = say.tomorrowBody(
        title,
        momentIn(language, startsAt, timeZone),
        beThere,
        await placeOf(db, row, say),
      );
      return byMail((t) => ({ subject: t.tomorrowSubject(title), paragraphs: [body, { link: pages.card }] }));
    }
    case 'application-key':
      return isLive
        ? byMail((t) => ({ subject: t.keySubject(title), paragraphs: [t.keyBody(title), { link: pages.hall }] }))
        : null;
    case 'application-result':
      return isLive
        ? byMail((t) => ({
            subject: t.resultSubject(title),
            paragraphs: [t.resultBody(title), { link: pages.results }],
          }))
        : null;
    case 'application-offer':
    case 'application-offer-ends':
    case 'application-offer-reminder':
    case 'sms-application-offer':
    case 'sms-application-offer-ends':
    case 'sms-application-offer-reminder': {
      const offer = symbolNumber === null ? null : await offerOf(examination, symbolNumber);
      if (offer?.state !== 'offered') return null;
      const end = momentIn(language, offer.untilMs, timeZone);
      const { subject, body, sms } = offerWords(say, kind);
      if (kind.startsWith('sms-')) return bySms((named) => sms(named, end));
      return byMail(() => ({ subject: subject(title), paragraphs: [body(title, end), { link }] }));
    }
    case 'application-moved':
    case 'sms-application-moved': {
      const offer = symbolNumber === null ? null : await offerOf(examination, symbolNumber);
      const from = offer?.state === 'taken' ? offer.movedFrom : null;
      if (from === null) return null;
      return kind === 'sms-application-moved'
        ? bySms(say.movedSms)
        : byMail((t) => ({ subject: t.movedSubject(title), paragraphs: [t.movedBody(title, from), { link }] }));
    }
    case 'application-voucher':
    case 'sms-application-voucher':
      if (!(await isStillAsked(db, row, notice, { queuedAt: created_at, now: now() }))) return null;
      return kind === 'sms-application-voucher'
        ? bySms(say.voucherSms)
        : byMail((t) => ({ subject: t.voucherSubject(title), paragraphs: [t.voucherBody(title), { link }] }));
    case 'sms-application-card':
      return isLive ? bySms(say.cardSms) : null;
    case 'sms-application-tomorrow': {
      if (!isLive) return null;
      const place = await placeOf(db, row, say);
      return bySms((named) => say.tomorrowSms(named, beThere, place));
    }
    case 'sms-application-key':
      return isLive ? bySms(say.keySms) : null;
    case 'sms-application-result':
      return isLive ? bySms(say.resultSms) : null;
    case 'sms-application-submitted':
      return bySms((named) => say.submittedSms(named, number));
    case 'sms-application-returned':
      return isReturned ? bySms((named) => say.returnedSms(named, number, until)) : null;
    case 'sms-application-numbered':
      return symbolNumber === null ? null : bySms((named) => say.numberedSms(named, symbolNumber));
  }
}

/** The words about an offer that waits for an answer. */
function offerWords(say: MailTexts, kind: ApplicationMessage) {
  if (kind.endsWith('offer-ends'))
    return { subject: say.offerEndsSubject, body: say.offerEndsBody, sms: say.offerEndsSms };
  if (kind.endsWith('offer-reminder'))
    return { subject: say.offerReminderSubject, body: say.offerReminderBody, sms: say.offerReminderSms };
  return { subject: say.offerSubject, body: say.offerBody, sms: say.offerSms };
}

/** Room and seat of a candidate in words; empty without a room. */
async function placeOf(
  db: Database,
  { examination, symbol_number }: Pick<ApplicationRow, 'examination' | 'symbol_number'>,
  t: MailTexts,
): Promise<string> {
  const candidate = await db
    .selectFrom('candidate')
    .select(['room', 'seat'])
    .where('examination', '=', examination)
    .where('symbol_number', '=', symbol_number ?? '')
    .executeTakeFirst();
  return candidate?.room ? t.inPlace(candidate.room, candidate.seat) : '';
}

/** The letter with the number and the code of an application, each in two fours. */
function codeLetter(number: string, code: string, link: string): Parameters<typeof letter>[1] {
  const inGroups = (text: string) => text.replace(/^(.{4})/, '$1 ');
  return (t: MailTexts) => ({
    subject: t.appliedSubject(inGroups(number)),
    paragraphs: [
      t.appliedReceived,
      t.appliedNumber(inGroups(number)),
      t.appliedCode(inGroups(code)),
      t.appliedOpen,
      { link },
      t.appliedNotYou,
    ],
  });
}
