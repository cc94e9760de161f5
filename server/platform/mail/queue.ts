import type { FastifyBaseLogger } from 'fastify';
import type { Repeat } from '#server/platform/process/schedule.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { MailJobRow } from '#server/platform/database/tables/installation.ts';
import {
  addMailJob,
  addMailJobs,
  extendClaim,
  givenUpMs,
  giveUpMailJob,
  pauseAfter,
  postponeMailJob,
  removeMailJob,
  renewEveryMs,
  takeMailJob,
  type MailWay,
} from './jobs.ts';
import type { Sms } from '#server/platform/sms-template.ts';
import type { SmsTransport } from '#server/platform/sms/transport.ts';
import type { Mail, Transport } from './transport.ts';

/** A mail or an SMS ready to be sent, and a function that takes back what was made for it if sending fails. */
export type RenderedMail = ({ readonly mail: Mail } | { readonly sms: Sms }) & { readonly undo: () => Promise<void> };

/** Writes the mail of a job just before it is sent; null if the recipient does not exist. */
export type RenderMail<Kind extends MailJobRow['kind'] = MailJobRow['kind']> = (
  job: Pick<MailJobRow, 'recipient' | 'application' | 'created_at'> & { readonly kind: Kind },
) => Promise<RenderedMail | null>;

interface MailQueueDeps {
  /** Where mail goes. */
  readonly transport: Transport;
  readonly smsTransport: SmsTransport;
  readonly render: RenderMail;
  readonly db: Database;
  readonly now: () => number;
  readonly every: Repeat;
  readonly newId: () => string;
  readonly logger: FastifyBaseLogger;
}

/** Sends the mails in the database, each once, however many servers there are. */
export interface MailQueue {
  /** Queues a mail, within the transaction of the change that it tells of. */
  readonly add: (
    trx: Database,
    job: Pick<MailJobRow, 'kind' | 'recipient'> & Partial<Pick<MailJobRow, 'application'>>,
  ) => Promise<void>;
  /** Queues many, which go out `afterMs` later. */
  readonly addAll: (
    trx: Database,
    jobs: readonly Pick<MailJobRow, 'kind' | 'recipient' | 'application'>[],
    afterMs: number,
  ) => Promise<void>;
  /** Starts a delivery without waiting for it; call it when that transaction has ended. */
  readonly deliverSoon: () => void;
  /** Sends all due mails and SMS, side by side; returns when no more are due. Overlapping runs become consecutive. */
  readonly deliver: () => Promise<void>;
  /**
   * Begins no more mails. Resolves when the one under way has ended, with or without an error: what waits goes out after
   * the next start.
   */
  readonly drained: () => Promise<void>;
}

/** Makes the mail queue of one server. */
export function createMailQueue(deps: MailQueueDeps): MailQueue {
  const { now, newId, logger } = deps;
  const deliveries: Record<MailWay, Promise<void>> = { mail: Promise.resolve(), sms: Promise.resolve() };
  let isEnding = false;

  const deliverBy = (way: MailWay) => {
    deliveries[way] = deliveries[way].catch(() => {}).then(() => deliverDue(deps, way, () => isEnding));
    return deliveries[way];
  };
  const deliver = async () => void (await Promise.all([deliverBy('mail'), deliverBy('sms')]));
  return {
    deliver,
    drained: async () => {
      isEnding = true;
      await Promise.allSettled(Object.values(deliveries));
    },
    add: (trx, job) => addMailJob(trx, { ...job, id: newId() }, now()),
    addAll: (trx, jobs, afterMs) =>
      addMailJobs(
        trx,
        jobs.map((job) => ({ ...job, id: newId() })),
        now(),
        afterMs,
      ),
    deliverSoon: () => {
      // The next delivery tries again what fails here.
      deliver().catch((error: unknown) => logger.warn({ err: error }, 'mail delivery broke off'));
    },
  };
}

async function deliverDue(deps: MailQueueDeps, way: MailWay, isEnding: () => boolean): Promise<void> {
  while (!isEnding()) {
    const job = await takeMailJob(deps.db, deps.now(), way);
    if (job === null) return;
    await deliverJob(deps, job);
  }
}

async function deliverJob(deps: MailQueueDeps, job: MailJobRow): Promise<void> {
  const { db, now, every, logger, transport, smsTransport, render } = deps;
  const rendered = await render(job);
  if (!rendered) return removeMailJob(db, job.id);
  const stopRenewing = every(renewEveryMs, () => extendClaim(db, job, now()));
  try {
    const { path } = await ('mail' in rendered ? transport(rendered.mail, now()) : smsTransport(rendered.sms, now()));
    logger.info(
      { mail: job.id, ...(path !== null && { path }) },
      path === null ? 'mail sent' : 'mail written to the outbox',
    );
  } catch (error) {
    await rendered.undo();
    return putOff(deps, job, error);
  } finally {
    stopRenewing();
  }
  return removeMailJob(db, job.id);
}

async function putOff({ db, now, logger }: MailQueueDeps, job: MailJobRow, error: unknown): Promise<void> {
  // Only the error's code is logged: the messages of mail servers hold the address that they refuse.
  const about = { mail: job.id, tries: job.tries, reason: (error as { code?: string }).code ?? 'unknown' };
  const next = now() + pauseAfter(job.tries);
  if (next - job.created_at >= givenUpMs) {
    logger.error(about, 'mail given up after a day');
    return giveUpMailJob(db, job.id, now(), about.reason);
  }
  logger.warn(about, 'mail could not be sent, will be tried again');
  return postponeMailJob(db, job.id, next, about.reason);
}
