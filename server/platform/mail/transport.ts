import { accessSync, constants } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { makeFolder } from '#server/platform/files/make-folder.ts';
import { reasonOf, SettingError } from '#server/platform/setting-error.ts';
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
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new SettingError('DATA_DIR', `names a folder that can't hold the outbox: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return async (mail, now) => {
    const transporter = (await nodemailer()).createTransport({ streamTransport: true, buffer: true, ...closed });
    const { to, subject } = mail;
    const [text, html] = [asItStands('text/plain', mail.text), asItStands('text/html', mail.html)];
    const { message, messageId } = await transporter.sendMail({ to, subject, text, html, from, date: new Date(now) });
    const moment = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
    const name = `${moment}-${messageId.replaceAll(/[^\da-f]/g, '').slice(0, 12)}.eml`;
    return { path: await writeWhole(folder, name, message instanceof Readable ? await buffer(message) : message) };
  };
}

/** Writes a file that exists whole or not at all, even on a full disk; returns its path. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<string> {
  const [path, unfinished] = [join(folder, name), join(folder, `.${name}`)];
  try {
    await writeFile(unfinished, content, { mode: 0o600, flag: 'wx', flush: true });
    await rename(unfinished, path);
    return path;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A part of a mail that does not go through a mail server. A reader of the file can copy its link whole. */
function asItStands(type: string, content: string) {
  const head = [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit'];
  return { raw: `${[...head, '', ...content.split('\n')].join('\r\n')}\r\n` };
}
