import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps the mails it gets. */
export interface MailServer {
  readonly url: string;
  /** Whole mails, headers first, with their quoted-printable lines joined. */
  readonly mails: readonly string[];
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts an SMTP server on a free port of 127.0.0.1; it takes the same port again after a stop. */
export async function createMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  let port = 0;
  let stop = async () => {};

  async function keep(stream: Readable): Promise<void> {
    mails.push((await text(stream)).replaceAll('=\r\n', ''));
  }

  async function start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onData: (stream, _session, done) => {
        void keep(stream).finally(done);
      },
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
    port = (server.server.address() as AddressInfo).port;
    stop = () => new Promise((resolve) => server.close(() => resolve()));
  }

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    start,
    stop: async () => {
      await stop();
      stop = async () => {};
    },
  };
}
