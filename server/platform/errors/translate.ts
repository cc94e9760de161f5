import { hasZodFastifySchemaValidationErrors, type ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import type { ErrorCode } from '#contract/error.ts';
import { isDatabaseGone } from '#server/platform/database/gone.ts';
import { AppError } from './app-error.ts';
import { fieldErrors, type FieldIssue } from './field-errors.ts';

const byFrameworkCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'bad-request',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'broken-json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-type',
  FST_ERR_NOT_FOUND: 'not-found',
  FST_FIELDS_LIMIT: 'too-large',
  FST_FILES_LIMIT: 'too-large',
  FST_PARTS_LIMIT: 'too-large',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
};

const byStatus: Readonly<Record<number, ErrorCode>> = {
  404: 'not-found',
  413: 'too-large',
  415: 'unsupported-type',
  422: 'invalid',
};

/** Turns any thrown value into an outcome of the error catalogue; an unexpected one becomes 'internal'. */
export function translateError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A slug or an id that can't exist means a wrong address, not a form to correct.
    if (error.validationContext === 'params') return new AppError('not-found', { cause: error });
    return new AppError('invalid', { fields: fieldErrors(error.validation.map(issueOf)), cause: error });
  }
  // An error with its own status is about the request. A broken-off upload would otherwise look like a lost database.
  if (!isAboutRequest(error) && isDatabaseGone(error))
    return new AppError('unavailable', { retryAfterSeconds: 5, cause: error });
  return new AppError(codeOf(error), { cause: error });
}

function issueOf({ keyword, instancePath, message, params }: ZodFastifySchemaValidationError): FieldIssue {
  return { code: keyword, path: instancePath.split('/').slice(1), message, more: params };
}

function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof Error)) return 'internal';
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && byFrameworkCode[code]) return byFrameworkCode[code];
  return isAboutRequest(error) ? (byStatus[error.statusCode] ?? 'bad-request') : 'internal';
}

function isAboutRequest(error: unknown): error is { readonly statusCode: number } {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode <= 499;
}
