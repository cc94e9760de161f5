import type { FastifyBaseLogger } from 'fastify';
import { findAccount } from '#server/accounts/accounts.ts';
import { addResetLink, dropResetLink, resetLinkMs } from '#server/accounts/reset-links.ts';
import type { Random } from '#server/accounts/token.ts';
import type { Database, MailJobRow } from '#server/database/tables.ts';
import { addMailJob, givenUpMs, pauseAfter, postponeMailJob, removeMailJob, takeMailJob } from '#server/mail/jobs.ts';
import { resetMail } from '#server/mail/reset-mail.ts';
import type { Transport } from '#server/mail/transport.ts';

interface PostmanParts {
  /** Where mail goes. */
  readonly transport: Transport;
  /** The base of links, without a slash at the end. */
  readonly baseUrl: () => string;
  readonly db: Database;
  readonly now: () => number;
  readonly random: Random;
  readonly logger: FastifyBaseLogger;
}

/** Sends the mails that are written down in the database, each once, however many servers there are. */
export interface Postman {
  /** Writes down that an e-mail asked for a link, and sets out soon. */
  readonly requestLink: (email: string) => Promise<void>;
  /** Sends all that is due; returns when nothing more is. Runs that overlap become one after the other. */
  readonly deliver: () => Promise<void>;
  /** Resolves when the round under way has ended, however it ended. */
  readonly rest: () => Promise<void>;
}

/** Makes the postman of one server. */
export function createPostman(parts: PostmanParts): Postman {
  const { db, now, random, logger } = parts;
  let round: Promise<void> = Promise.resolve();

  const deliver = () => {
    round = round.catch(() => {}).then(() => deliverDue(parts));
    return round;
  };
  return {
    deliver,
    rest: () => round.catch(() => {}),
    requestLink: async (email) => {
      await addMailJob(db, { kind: 'reset-link', recipient: email }, now(), random);
      // The answer doesn't wait for the mail. What fails here is tried again in the next round.
      deliver().catch((error: unknown) => logger.warn({ err: error }, 'the mail round broke off'));
    },
  };
}

async function deliverDue(parts: PostmanParts): Promise<void> {
  for (let job = await takeMailJob(parts.db, parts.now()); job; job = await takeMailJob(parts.db, parts.now())) {
    await deliverJob(parts, job);
  }
}

async function deliverJob(parts: PostmanParts, job: MailJobRow): Promise<void> {
  const { db, now, random, logger, transport, baseUrl } = parts;
  const account = await findAccount(db, job.recipient);
  if (!account) return removeMailJob(db, job.id);
  // The token is made only now: none waits readable in the database, and its half hour begins with the sending.
  const token = await addResetLink(db, account.id, now(), random);
  try {
    const link = `${baseUrl()}/reset-password/${token}`;
    const { path } = await transport(resetMail(account, link, resetLinkMs / 60_000), now());
    logger.info(
      { mail: job.id, ...(path !== null && { path }) },
      path === null ? 'mail sent' : 'mail written to the outbox',
    );
  } catch (error) {
    await dropResetLink(db, token);
    return putOff(parts, job, error);
  }
  return removeMailJob(db, job.id);
}

async function putOff({ db, now, logger }: PostmanParts, job: MailJobRow, error: unknown): Promise<void> {
  // Of the error only its code: what mail servers say holds the address they refuse.
  const about = { mail: job.id, tries: job.tries, reason: (error as { code?: string }).code ?? 'unknown' };
  const next = now() + pauseAfter(job.tries);
  if (next - job.created_at >= givenUpMs) {
    logger.error(about, 'mail given up after a day');
    return removeMailJob(db, job.id);
  }
  logger.warn(about, 'mail could not be sent, will be tried again');
  return postponeMailJob(db, job.id, next);
}
