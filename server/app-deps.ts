import type { FastifyBaseLogger } from 'fastify';
import type { DemoGuide } from '#contract/demo.ts';
import type { SystemDeps } from '#server/features/system/deps.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import type { ConnectionTimes } from '#server/platform/http/connections.ts';
import type { Transport } from '#server/platform/mail/transport.ts';
import type { SmsTransport } from '#server/platform/sms/transport.ts';
import type { Repeat } from '#server/platform/process/schedule.ts';
import type { PasswordHashing } from '#server/platform/security/hasher.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { RandomBytes } from '#server/platform/security/token.ts';

/** Everything the server is made of. Clock, chance and schedule are arguments, so that tests can control them. */
export interface AppDeps {
  readonly database: OpenDatabase;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: RandomBytes;
  /** How passwords are hashed. */
  readonly hashing: PasswordHashing;
  /** Resolves after so many ms; never keeps the process alive. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Repeats a task until the app closes. */
  readonly every: Repeat;
  readonly logger: FastifyBaseLogger;
  /** Where mail goes. */
  readonly transport: Transport;
  readonly smsTransport: SmsTransport;
  /** The address of the product, without a slash at the end. It is asked for once the server listens. */
  readonly baseUrl: () => string;
  /** The address that students can write to; null if the installation gives none. */
  readonly contactEmail: string | null;
  /** The time zone in which examinations are planned and shown. */
  readonly timeZone: string;
  /** The folder of the built client; null serves the API alone. */
  readonly clientFolder: string | null;
  /** The folder with the images of items; null keeps them in the database. */
  readonly figuresFolder: string | null;
  /** The folder with the documents of applications; null keeps them in the database. */
  readonly documentsFolder: string | null;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: string | null;
  /** Where the pages find the API, if that is not their own origin. */
  readonly apiOrigin: string | null;
  /** Whether the product is reached only by https. */
  readonly httpsOnly: boolean;
  /** How long a client may take. */
  readonly connectionTimes: ConnectionTimes;
  /** The token that a request for metrics must show; null turns metrics off. */
  readonly metricsToken: string | null;
  /** Whether all staff must have a second factor. */
  readonly staffTotp: 'optional' | 'required';
  /** After how many months an examination's candidate data is deleted; null keeps it. */
  readonly candidatesKeptMonths: number | null;
  /** The merchant by whom fees are paid; null: no fee is paid online. */
  readonly esewa: Settings['esewa'];
  /** Unpredictable chance, from 0 up to 1. */
  readonly chance: () => number;
  /** The factor for the calls that a candidate has in a minute: 1, except in rehearsals. */
  readonly candidatesFaster: number;
  /** What the settings contribute to the admins' system page. */
  readonly system: SystemDeps;
  /**
   * The guide of a demo, whose people are all invented; null in every installation, and no setting turns it on. The guide
   * itself is null while the demo is made.
   */
  readonly demo: (() => DemoGuide | null) | null;
  /** How many servers like this one share the machine. */
  readonly workers: number;
}
