import { z } from 'zod';
import { fieldCode } from '#contract/field-code.ts';
import { emailRules, nameRules, newPasswordRules, triedPasswordRules } from '#contract/account-fields.ts';
import type { Calls } from '#contract/call.ts';
import { Role } from '#contract/duty.ts';
import { languages } from '#text/language.ts';

const lengthOf = (text: string) => Array.from(text).length;

/**
 * An address without https that mail programs would turn into a link. It has one of the common endings, because
 * "K.Thapa" is a name.
 */
const bareDomain =
  /[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|edu|gov|io|co|np|in|uk|us|eu|de|ru|cn|me|xyz|top|site|online|club|shop|store|app|dev|link|live|click|tk|ml|ga|cf|gq|gg|ly|cc|su|pw)(?![\p{L}\p{N}])/iu;

export const Name = z
  .string(fieldCode('nameMissing'))
  .trim()
  .refine((name) => lengthOf(name) >= nameRules.minLength, fieldCode('nameMissing'))
  .refine((name) => lengthOf(name) <= nameRules.maxLength, fieldCode('nameTooLong'))
  // This is no zod pattern: the documentation would carry it, and some readers of OpenAPI don't know \p.
  .refine((name) => !/[\p{Cc}\p{Cs}]/u.test(name), fieldCode('nameUnreadable'))
  // These characters turn text around or break it into lines, in mails and in staff's lists.
  .refine((name) => !/[\p{Bidi_Control}\p{Zl}\p{Zp}]/u.test(name), fieldCode('nameInvisible'))
  // Devanagari needs joiners. Any other invisible character makes two names look like one, or a name look empty.
  .refine(
    (name) => !/(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}|\u2800/u.test(name),
    fieldCode('nameInvisible'),
  )
  .refine((name) => /[^\s\p{M}\u200C\u200D]/u.test(name), fieldCode('nameMissing'))
  .refine((name) => !/:\/\/|www\.|\.\p{L}{2,}\//iu.test(name.normalize('NFKC')), fieldCode('nameWithLink'))
  .refine((name) => !bareDomain.test(name.normalize('NFKC')), fieldCode('nameWithLink'))
  .meta({ minLength: nameRules.minLength, maxLength: nameRules.maxLength, example: 'Sita Sharma' });

export const Email = z
  .string(fieldCode('emailMissing'))
  .trim()
  .max(emailRules.maxLength, fieldCode('emailTooLong'))
  .regex(z.regexes.html5Email, fieldCode('emailMalformed'))
  .meta({ format: 'email', example: 'sita@example.com' });

export const NewPassword = z
  .string(fieldCode('newPasswordMissing'))
  .refine((password) => lengthOf(password) >= newPasswordRules.minLength, fieldCode('passwordTooShort'))
  .refine((password) => lengthOf(password) <= newPasswordRules.maxLength, fieldCode('passwordTooLong'))
  .meta({ minLength: newPasswordRules.minLength, maxLength: newPasswordRules.maxLength, format: 'password' });

export const TriedPassword = z
  .string(fieldCode('passwordMissing'))
  .min(1, fieldCode('passwordMissing'))
  .max(triedPasswordRules.maxLength, fieldCode('noPassword'));

/** Six digits of an authenticator app, or a recovery code where one is allowed. Spaces and hyphens don't matter. */
export const SecondFactorCode = z
  .string(fieldCode('codeMissing'))
  .max(60, fieldCode('secondCodeForm'))
  .transform((code) => code.replaceAll(/[\s-]/g, '').toLowerCase())
  .refine((code) => /^(\d{6}|[a-z2-7]{24})$/.test(code), fieldCode('secondCodeForm'))
  .meta({ example: '123 456' });

const LinkToken = z.string(fieldCode('linkIncomplete')).max(200, fieldCode('linkIncomplete'));

/** A form with these fields and no others. */
export function form<Fields extends z.ZodRawShape>(id: string, fields: Fields) {
  return z.strictObject(fields, fieldCode('formMissing')).meta({ id });
}

/** An account as everyone but the server sees it. */
export const Account = z
  .object({ id: z.string(), name: z.string(), email: z.string(), role: Role })
  .meta({ id: 'User' });
export type Account = z.infer<typeof Account>;

const Registered = z.object({ message: z.string(), user: Account }).meta({ id: 'Registered' });

/** The answer to login; the client stores it whole as its profile. */
const SignedIn = z
  .object({
    token: z.string(),
    user: Account,
    expiresAt: z.iso.datetime(),
    failedLogins: z
      .int()
      .positive()
      .optional()
      .describe('How many log-ins have failed since the last one, where that is worth knowing'),
  })
  .meta({ id: 'SignedIn' });

/** A sentence for the student. */
export const Message = z.object({ message: z.string() }).meta({ id: 'Message' });

/** A session, as the account's owner sees it. */
const ListedSession = z
  .object({
    id: z.string(),
    device: z.string().describe('The kind of device, as in "Chrome, Android"; empty where it said nothing known'),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().describe('To some minutes'),
    current: z.boolean().describe('Whether this call was made with it'),
  })
  .meta({ id: 'ListedSession' });
export type ListedSession = z.infer<typeof ListedSession>;

/** Registering, signing in and out, a forgotten password, and the sessions of an account. */
export const accountCalls = {
  'POST /register': {
    summary: 'Make an account',
    tag: 'accounts',
    access: 'visitor',
    body: form('RegisterBody', { name: Name, email: Email, password: NewPassword }),
    answers: { 201: Registered },
    refusals: ['email-taken', 'too-many-attempts', 'busy'],
  },
  'POST /login': {
    summary: 'Log in',
    tag: 'accounts',
    access: 'visitor',
    body: form('LoginBody', { email: Email, password: TriedPassword }),
    answers: { 200: SignedIn },
    refusals: ['wrong-credentials', 'too-many-attempts', 'busy'],
  },
  'POST /logout': {
    summary: 'Log out; the same answer without a live token',
    tag: 'accounts',
    access: 'visitor',
    optionalToken: true,
    answers: { 200: Message },
    refusals: [],
  },
  'POST /send-link': {
    summary: 'Send a link to a new password',
    tag: 'accounts',
    access: 'visitor',
    body: form('SendLinkBody', { email: Email }),
    answers: { 200: Message },
    refusals: ['too-many-attempts', 'busy'],
  },
  'POST /reset-password': {
    summary: 'Set a new password',
    tag: 'accounts',
    access: 'visitor',
    optionalToken: true,
    body: form('ResetPasswordBody', { token: LinkToken, password: NewPassword }),
    answers: { 200: Message },
    refusals: ['link-expired', 'busy'],
  },
  'POST /change-password': {
    summary: 'Set a new password, knowing the current one; every other session ends',
    tag: 'accounts',
    access: 'account',
    body: form('ChangePasswordBody', {
      currentPassword: TriedPassword,
      password: NewPassword,
      code: SecondFactorCode.optional().describe('Where the account has a second factor'),
    }),
    answers: { 200: Message },
    refusals: ['too-many-attempts', 'busy'],
  },
  'GET /me': {
    summary: 'Who am I?',
    tag: 'accounts',
    access: 'account',
    answers: { 200: Account },
    refusals: [],
  },
  'GET /me/sessions': {
    summary: 'Where the account is logged in; the last used first',
    tag: 'accounts',
    access: 'account',
    answers: { 200: z.object({ sessions: z.array(ListedSession) }).meta({ id: 'ListedSessions' }) },
    refusals: [],
  },
  'DELETE /me/sessions': {
    summary: 'End all other sessions of the account',
    tag: 'accounts',
    access: 'account',
    answers: { 200: Message },
    refusals: [],
  },
  'DELETE /me/sessions/:id': {
    summary: 'End one session of the account',
    tag: 'accounts',
    access: 'account',
    params: z.object({ id: z.string() }),
    answers: { 200: Message },
    refusals: ['not-found'],
  },
  'PUT /me/language': {
    summary: 'Choose the language that the account is written to in',
    tag: 'accounts',
    access: 'account',
    body: form('LanguageBody', { language: z.enum(languages, fieldCode('languagesThereAre')) }),
    answers: { 200: Message },
    refusals: [],
  },
} as const satisfies Calls;
