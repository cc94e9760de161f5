import { join } from 'node:path';
import { z } from 'zod';
import { SettingError } from './setting-error.ts';
import { readHeaders, whatIsWrong, type SmsTemplate } from './sms-template.ts';

/** The settings of an installation, parsed once at the start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL URL, or null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Where mail goes; null writes each mail to `dataDir`/outbox. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  /** Sender of the mails, including those that only reach the outbox. */
  readonly mailFrom: string;
  /** The call that sends an SMS; null writes each SMS to `dataDir`/outbox. */
  readonly sms: SmsTemplate | null;
  /** The merchant of eSewa by whom fees are paid, and the addresses of its form and its status; null: no fee is paid so. */
  readonly esewa: {
    readonly merchantCode: string;
    readonly secret: string;
    readonly formUrl: string;
    readonly statusUrl: string;
  } | null;
  /**
   * The address of the product, for links in mails and for search engines, without a trailing slash; null =
   * http://localhost:PORT.
   */
  readonly publicUrl: string | null;
  /**
   * The address that students can write to, on the contact page. Null: the page sends them to their college or school.
   */
  readonly contactEmail: string | null;
  /** Addresses of reverse proxies whose X-Forwarded-For is trusted; null trusts none. */
  readonly trustProxy: string | null;
  /** The API's address in the built pages, if it has another origin than the pages. */
  readonly apiOrigin: string | null;
  /** The token that a request for metrics must show; null turns metrics off. */
  readonly metricsToken: string | null;
  /** The folder of the server's own backups, and their interval in ms; null = it makes none. */
  readonly backups: { readonly folder: string; readonly everyMs: number } | null;
  /** Whether all staff must have a second factor. */
  readonly staffTotp: 'optional' | 'required';
  /** After how many months an examination's candidate data is deleted; null keeps it. */
  readonly candidatesKeptMonths: number | null;
  /** How many ms the server's clock runs ahead of the machine's, for rehearsals and tests; never in production. */
  readonly clockOffsetMs: number;
  /** The factor for the calls that a candidate has in a minute; 1 except in rehearsals. */
  readonly candidatesFaster: number;
  /** The time zone in which examinations are planned and shown, by its IANA name. */
  readonly timeZone: string;
  /** How many server processes share the port; more than one only on PostgreSQL. */
  readonly workers: number;
  /** After how long without a request the server ends, in ms, where nothing needs it; null: never. */
  readonly idleExitMs: number | null;
}

/** The folder with the images of items, beside the embedded database; null if the database holds them itself. */
export function figuresFolder({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string | null {
  return databaseUrl === null ? join(dataDir, 'figures') : null;
}

/** The folder with the documents of applications, beside the embedded database; null if the database holds them. */
export function documentsFolder({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): string | null {
  return databaseUrl === null ? join(dataDir, 'documents') : null;
}

const url = (protocols: readonly string[], say: string) =>
  z.string().refine((text) => protocols.includes(protocolOf(text)), say);

function protocolOf(text: string): string {
  return URL.canParse(text) && new URL(text).hostname !== '' ? new URL(text).protocol : '';
}

/** A time like 30m, in ms. */
function spanMs(text: string): number {
  const minutes = { m: 1, h: 60, d: 24 * 60 }[text.at(-1) ?? ''] ?? 60;
  return Number.parseInt(text, 10) * minutes * 60_000;
}

const postgresUrl = z
  .string()
  .refine(
    (text) => URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol),
    'must be a PostgreSQL URL like postgres://user:password@host:5432/name',
  );

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a number from 0 to 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address like 127.0.0.1')
    .default('127.0.0.1'),
  DATABASE_URL: postgresUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must be a URL like smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/, 'must be an e-mail address, like Tayari <tayari@example.com>')
    .optional(),
  SMS_URL: url(['http:', 'https:'], 'must be a URL like https://api.sparrowsms.com/v2/sms/').optional(),
  SMS_METHOD: z.enum(['GET', 'POST', 'PUT'], 'must be GET, POST or PUT').optional(),
  SMS_HEADERS: z
    .string()
    .refine((text) => readHeaders(text) !== null, 'must be headers like Authorization: Bearer abc | Accept: text/plain')
    .optional(),
  SMS_BODY: z.string().optional(),
  ESEWA_MERCHANT_CODE: z
    .string()
    .regex(/^[\w-]+$/, 'must be the code that eSewa gave you, like NP-ES-COLLEGE')
    .optional(),
  ESEWA_SECRET: z.string().optional(),
  ESEWA_URL: z
    .string()
    .refine(
      (text) => text.split(' ').length <= 2 && text.split(' ').every((each) => /^https?:/.test(protocolOf(each))),
      'must be a URL like https://epay.esewa.com.np, or two with a blank between: of the form and of the status',
    )
    .default('https://epay.esewa.com.np'),
  PUBLIC_URL: url(['http:', 'https:'], 'must be a URL like https://tayari.example.com').optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address like help@example.com').optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^[\da-fA-F.:/, ]+$/, 'must be a list of addresses like 10.0.0.1,10.0.1.0/24')
    .optional(),
  VITE_API_BASE: z
    .string()
    .refine(
      (base) => /^\/(?!\/)/.test(base) || ['http:', 'https:'].includes(protocolOf(base)),
      'must be a path like /api or a URL like https://api.example.com',
    )
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]+=*$/, 'must be letters, digits and -._~+/ only, as a bearer token is')
    .optional(),
  STAFF_TOTP: z.enum(['optional', 'required'], 'must be optional or required').default('optional'),
  CANDIDATES_KEPT_MONTHS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number of months from 1 to 999')
    .transform(Number)
    .optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_EVERY: z
    .string()
    .regex(/^[1-9]\d{0,3}[mhd]?$/, 'must be a time like 30m, 6h or 1d; without a letter it is hours')
    .default('1d'),
  TAYARI_CLOCK_OFFSET_MS: z
    .string()
    .regex(/^-?\d{1,15}$/, 'must be a whole number of milliseconds, like 3600000 or -60000')
    .transform(Number)
    .default(0),
  TAYARI_CANDIDATES_FASTER: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a number from 1 to 9999')
    .transform(Number)
    .default(1),
  NODE_ENV: z.string().optional(),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be the name of a time zone like Asia/Kathmandu')
    .default('Asia/Kathmandu'),
  WORKERS: z
    .string()
    .regex(/^([1-9]|[1-5]\d|6[0-4])$/, 'must be a number from 1 to 64')
    .transform(Number)
    .default(1),
  IDLE_EXIT_MINUTES: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a number of minutes from 1 to 9999')
    .transform(Number)
    .optional(),
});

/**
 * Reads the settings from the environment; an empty variable counts as unset.
 * Throws a SettingError, whose message is one sentence that names the first wrong variable.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const { data, error } = schema.safeParse(set);
  if (error) throw new SettingError(String(error.issues[0]?.path[0]), error.issues[0]?.message ?? 'is wrong');
  if (data.SMTP_URL && !data.MAIL_FROM) {
    throw new SettingError('MAIL_FROM', 'must be set to the sender of the mails when SMTP_URL is set');
  }
  if (data.ESEWA_MERCHANT_CODE && !data.ESEWA_SECRET) {
    throw new SettingError(
      'ESEWA_SECRET',
      'must be set to the secret key of the merchant when ESEWA_MERCHANT_CODE is set',
    );
  }
  if (data.TAYARI_CLOCK_OFFSET_MS !== 0 && data.NODE_ENV === 'production') {
    throw new SettingError(
      'TAYARI_CLOCK_OFFSET_MS',
      'moves the clock for rehearsals, so it must not be set in production',
    );
  }
  if (data.TAYARI_CANDIDATES_FASTER !== 1 && data.NODE_ENV === 'production') {
    throw new SettingError(
      'TAYARI_CANDIDATES_FASTER',
      'gives candidates more calls for rehearsals, so it must not be set in production',
    );
  }
  if (data.WORKERS > 1 && !data.DATABASE_URL) {
    throw new SettingError('WORKERS', 'can be more than 1 only when DATABASE_URL names a PostgreSQL database');
  }
  if (data.IDLE_EXIT_MINUTES && data.WORKERS > 1) {
    throw new SettingError('IDLE_EXIT_MINUTES', 'must be unset when WORKERS is more than 1');
  }
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL ?? null,
    dataDir: data.DATA_DIR,
    mail: data.SMTP_URL && data.MAIL_FROM ? { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM } : null,
    mailFrom: data.MAIL_FROM ?? 'Tayari <tayari@localhost>',
    sms: smsOf(data),
    esewa: esewaOf(data),
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    contactEmail: data.CONTACT_EMAIL ?? null,
    trustProxy: data.TRUST_PROXY ?? null,
    apiOrigin: data.VITE_API_BASE && protocolOf(data.VITE_API_BASE) ? new URL(data.VITE_API_BASE).origin : null,
    metricsToken: data.METRICS_TOKEN ?? null,
    staffTotp: data.STAFF_TOTP,
    candidatesKeptMonths: data.CANDIDATES_KEPT_MONTHS ?? null,
    backups: data.BACKUP_DIR ? { folder: data.BACKUP_DIR, everyMs: spanMs(data.BACKUP_EVERY) } : null,
    clockOffsetMs: data.TAYARI_CLOCK_OFFSET_MS,
    candidatesFaster: data.TAYARI_CANDIDATES_FASTER,
    timeZone: data.TIME_ZONE,
    workers: data.WORKERS,
    idleExitMs: data.IDLE_EXIT_MINUTES ? data.IDLE_EXIT_MINUTES * 60_000 : null,
  };
}

function esewaOf({ ESEWA_MERCHANT_CODE, ESEWA_SECRET, ESEWA_URL }: z.infer<typeof schema>): Settings['esewa'] {
  if (!ESEWA_MERCHANT_CODE || !ESEWA_SECRET) return null;
  const [formUrl = '', statusUrl = formUrl] = ESEWA_URL.split(' ').map((each) => each.replace(/\/+$/, ''));
  return { merchantCode: ESEWA_MERCHANT_CODE, secret: ESEWA_SECRET, formUrl, statusUrl };
}

function smsOf({ SMS_URL, SMS_METHOD, SMS_HEADERS, SMS_BODY }: z.infer<typeof schema>): SmsTemplate | null {
  if (!SMS_URL) return null;
  const template = {
    url: SMS_URL,
    method: SMS_METHOD ?? (SMS_BODY ? 'POST' : 'GET'),
    headers: SMS_HEADERS ? (readHeaders(SMS_HEADERS) ?? {}) : {},
    body: SMS_BODY ?? null,
  };
  const wrong = whatIsWrong(template);
  if (wrong) throw new SettingError(wrong.variable, wrong.say);
  return template;
}
