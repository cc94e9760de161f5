import type { ErrorCode } from '#contract/error.ts';
import * as accountFields from '#text/en/account-fields.ts';
import * as applicationProblems from '#text/en/application-problems.ts';
import * as errors from '#text/en/errors.ts';
import * as fields from '#text/en/fields.ts';
import { inEachLanguage, type Texts } from '#text/language.ts';
import * as accountFieldsNe from '#text/ne/account-fields.ts';
import * as applicationProblemsNe from '#text/ne/application-problems.ts';
import * as errorsNe from '#text/ne/errors.ts';
import * as fieldsNe from '#text/ne/fields.ts';

/** Every text that an error can have, for itself and for its fields, in a language. */
export type ErrorTexts = Texts<typeof errors & typeof fields & typeof accountFields & typeof applicationProblems>;

/** Returns the sentence of an error from the texts of any language. */
export type TextSelector = (texts: ErrorTexts) => string;

/** The names of texts that take no values. */
export type ErrorText = {
  [Name in keyof ErrorTexts]: ErrorTexts[Name] extends string ? Name : never;
}[keyof ErrorTexts];

/** What an error tells the outside: its status and its text, which is safe and useful to a student. */
interface ErrorEntry {
  readonly status: number;
  readonly text: ErrorText;
}

/** The texts of all errors in each language. */
export const errorTexts = inEachLanguage(
  { ...errors, ...fields, ...accountFields, ...applicationProblems },
  { ...errorsNe, ...fieldsNe, ...accountFieldsNe, ...applicationProblemsNe },
);

/** Every error the server answers with. A code without an entry does not compile. */
export const errorCatalogue: Readonly<Record<ErrorCode, ErrorEntry>> = {
  'already-member': { status: 409, text: 'alreadyMember' },
  'already-objected': { status: 409, text: 'alreadyObjected' },
  'application-twice': { status: 409, text: 'applicationTwice' },
  'backup-under-way': { status: 409, text: 'backupUnderWay' },
  'bad-request': { status: 400, text: 'badRequest' },
  'broken-json': { status: 400, text: 'brokenJson' },
  busy: { status: 503, text: 'busy' },
  'changed-meanwhile': { status: 409, text: 'changedMeanwhile' },
  'code-needed': { status: 401, text: 'codeNeeded' },
  'code-taken': { status: 409, text: 'codeTaken' },
  'cross-site': { status: 403, text: 'crossSite' },
  'email-taken': { status: 409, text: 'emailTaken' },
  gap: { status: 409, text: 'gap' },
  'headers-too-large': { status: 431, text: 'headersTooLarge' },
  internal: { status: 500, text: 'internal' },
  invalid: { status: 422, text: 'invalid' },
  'link-expired': { status: 410, text: 'linkExpired' },
  'late-open': { status: 409, text: 'lateAnswersOpen' },
  'log-full': { status: 410, text: 'logFull' },
  'not-allowed': { status: 403, text: 'notAllowed' },
  'not-found': { status: 404, text: 'notFound' },
  'not-signed-in': { status: 401, text: 'notSignedIn' },
  'objections-open': { status: 409, text: 'objectionsAreOpen' },
  'other-device': { status: 409, text: 'otherDevice' },
  'last-head': { status: 409, text: 'lastHead' },
  'own-request': { status: 409, text: 'ownRequest' },
  'second-yes-missing': { status: 409, text: 'secondYesMissing' },
  'own-account': { status: 409, text: 'ownAccount' },
  'proof-needed': { status: 403, text: 'proofNeeded' },
  'read-only': { status: 409, text: 'readOnly' },
  'record-full': { status: 413, text: 'recordFull' },
  'second-factor-missing': { status: 403, text: 'secondFactorMissing' },
  'second-factor-on': { status: 409, text: 'secondFactorOn' },
  'time-over': { status: 410, text: 'timeOver' },
  'too-early': { status: 425, text: 'tooEarly' },
  'too-large': { status: 413, text: 'tooLarge' },
  'too-many-attempts': { status: 429, text: 'tooManyAttempts' },
  'too-slow': { status: 408, text: 'tooSlow' },
  unavailable: { status: 503, text: 'unavailable' },
  unproven: { status: 409, text: 'unproven' },
  'unsupported-type': { status: 415, text: 'unsupportedType' },
  'wrong-code': { status: 401, text: 'wrongCode' },
  'wrong-credentials': { status: 401, text: 'wrongCredentials' },
  'wrong-state': { status: 409, text: 'wrongState' },
};
