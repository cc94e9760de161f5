import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { makeOutbox, writeToOutbox } from '#server/platform/outbox.ts';
import type { Settings } from '#server/platform/settings.ts';

/** A mail in readable form. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Hands a mail over. Resolves when it was taken, with the path of its file if it went to the outbox. Throws otherwise.
 */
export type Transport = (mail: Mail, now: number) => Promise<{ readonly path: string | null }>;

/**
 * The transport that the settings name: an SMTP server, or files in DATA_DIR/outbox. Throws a SettingError if the
 * outbox can't be made.
 */
export function createTransport({
  mail,
  mailFrom,
  dataDir,
}: Pick<Settings, 'mail' | 'mailFrom' | 'dataDir'>): Transport {
  return mail === null ? outbox(resolve(dataDir, 'outbox'), mailFrom) : smtp(mail.smtpUrl, mail.from);
}

// Mails consist of our own texts; they never fetch anything.
const closed = { disableFileAccess: true, disableUrlAccess: true };

/** Loaded with the first mail: it would cost every start a tenth of its time, and most send none. */
const nodemailer = async () => (await import('nodemailer')).default;

function smtp(url: string, from: string): Transport {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  return async (mail) => {
    const transporter = (await nodemailer()).createTransport({ url, ...closed, ...limits });
    await transporter.sendMail({ ...mail, from });
    return { path: null };
  };
}

function outbox(folder: string, from: string): Transport {
  makeOutbox(folder);
  return async (mail, now) => {
    const transporter = (await nodemailer()).createTransport({ streamTransport: true, buffer: true, ...closed });
    const { to, subject } = mail;
    const [text, html] = [asItStands('text/plain', mail.text), asItStands('text/html', mail.html)];
    const { message, messageId } = await transporter.sendMail({ to, subject, text, html, from, date: new Date(now) });
    const name = `${messageId.replaceAll(/[^\da-f]/g, '').slice(0, 12)}.eml`;
    const content = message instanceof Readable ? await buffer(message) : message;
    return { path: await writeToOutbox(folder, name, content, now) };
  };
}

/** A part of a mail that does not go through a mail server. A reader of the file can copy its link whole. */
function asItStands(type: string, content: string) {
  const head = [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit'];
  return { raw: `${[...head, '', ...content.split('\n')].join('\r\n')}\r\n` };
}
