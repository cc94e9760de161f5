import type { FastifyBaseLogger } from 'fastify';
import type { SystemDeps } from '#server/features/system/deps.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import type { ConnectionTimes } from '#server/platform/http/connections.ts';
import type { Transport } from '#server/platform/mail/transport.ts';
import type { Every } from '#server/platform/process/schedule.ts';
import type { PasswordHashing } from '#server/platform/security/hasher.ts';
import type { Random } from '#server/platform/security/token.ts';

/** Everything the server is made of; clock, chance and schedule come in, so that tests decide them. */
export interface AppDeps {
  readonly database: OpenDatabase;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
  /** How passwords are hashed. */
  readonly hashing: PasswordHashing;
  /** Resolves after so many ms; never keeps the process alive. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Repeats a task until the app closes. */
  readonly every: Every;
  readonly logger: FastifyBaseLogger;
  /** Where mail goes. */
  readonly transport: Transport;
  /** The address that the product is reached at, without a slash at the end; asked once it listens. */
  readonly baseUrl: () => string;
  /** Where students can write; null where the installation gives no address. */
  readonly contactEmail: string | null;
  /** The zone that examinations are planned and shown in. */
  readonly timeZone: string;
  /** The folder of the built client; null serves the API alone. */
  readonly clientFolder: string | null;
  /** The folder that holds the pictures of items; null keeps them in the database. */
  readonly figuresFolder: string | null;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: string | null;
  /** Where the pages find the API, when that is another origin than their own. */
  readonly apiOrigin: string | null;
  /** Whether the product is reached by https, and by nothing else. */
  readonly httpsOnly: boolean;
  /** How long a client may take. */
  readonly connectionTimes: ConnectionTimes;
  /** What whoever asks for metrics has to show; null counts nothing. */
  readonly metricsToken: string | null;
  /** Whether everybody of the staff has to have a second factor. */
  readonly staffTotp: 'optional' | 'required';
  /** So many months after an examination what is kept of its candidates is deleted; null keeps it. */
  readonly candidatesKeptMonths: number | null;
  /** Chance that nobody can foresee, from 0 up to 1. */
  readonly chance: () => number;
  /** How many times as many calls a candidate has in a minute: 1, but in rehearsals. */
  readonly candidatesFaster: number;
  /** What the settings say that whoever runs the installation wants to see. */
  readonly system: SystemDeps;
  /** How many servers like this one share the machine. */
  readonly workers: number;
}
