import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import { makeOutbox, writeToOutbox } from '#server/platform/outbox.ts';
import type { Settings } from '#server/platform/settings.ts';
import { filledIn, type Sms, type SmsTemplate } from '#server/platform/sms-template.ts';

/** How long the service may take to answer, in ms. */
const patienceMs = 15_000;

/**
 * Hands an SMS over. Resolves when it was taken, with the path of its file if it went to the outbox. Throws otherwise,
 * with a message that names neither the number nor a secret.
 */
export type SmsTransport = (sms: Sms, now: number) => Promise<{ readonly path: string | null }>;

/**
 * What services say inside of an answer of 200 that refuses: `error` is true, or `response_code` is 300 or more.
 * Other answers say nothing.
 */
const Refusal = z.union([z.object({ error: z.literal(true) }), z.object({ response_code: z.number().gte(300) })]);

/** The transport that the settings name: one call a message, or files in DATA_DIR/outbox. Throws a SettingError. */
export function createSmsTransport({ sms, dataDir }: Pick<Settings, 'sms' | 'dataDir'>): SmsTransport {
  return sms === null ? outbox(resolve(dataDir, 'outbox')) : byCall(sms);
}

function byCall(template: SmsTemplate): SmsTransport {
  return async (sms) => {
    const { url, ...call } = filledIn(template, sms);
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(url, { ...call, redirect: 'manual', signal }).catch((cause: unknown) => {
      throw refusal('SMS-AWAY', 'the SMS service could not be reached', cause);
    });
    const said = await answer.text();
    if (!answer.ok) throw refusal(`SMS-${answer.status}`, `the SMS service answered ${answer.status}`);
    if (Refusal.safeParse(readJson(said)).success) throw refusal('SMS-REFUSED', 'the SMS service refused the message');
    return { path: null };
  };
}

/** An error with the code that System shows: messages of services may hold the number. */
function refusal(code: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code });
}

function outbox(folder: string): SmsTransport {
  makeOutbox(folder);
  return async ({ to, text }, now) => {
    const name = `${randomBytes(6).toString('hex')}.txt`;
    return { path: await writeToOutbox(folder, name, `To: ${to}\n\n${text}\n`, now) };
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
