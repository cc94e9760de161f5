import type { ErrorBody, ErrorCode } from '#contract/error.ts';
import { errorCatalogue, errorTexts, type TextSelector } from './catalogue.ts';

/** An outcome of the error catalogue. The code that finds it throws it, and the one error handler answers it. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly text: TextSelector;
  readonly fields: Readonly<Record<string, TextSelector>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly detail: ErrorBody['detail'];
  readonly errors: ErrorBody['errors'];

  /**
   * `fields` says what is wrong with which field, `errors` what is wrong in which line of a file. `detail` holds what a
   * program needs to go on. `retryAfterSeconds` becomes the Retry-After header. `text` replaces the catalogue's text of
   * the code.
   */
  constructor(
    code: ErrorCode,
    details: {
      fields?: Readonly<Record<string, TextSelector>>;
      retryAfterSeconds?: number;
      detail?: NonNullable<ErrorBody['detail']>;
      errors?: NonNullable<ErrorBody['errors']>;
      text?: TextSelector;
      cause?: unknown;
    } = {},
  ) {
    const text: TextSelector = details.text ?? ((texts) => texts[errorCatalogue[code].text]);
    super(text(errorTexts.en), { cause: details.cause });
    this.text = text;
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.detail = details.detail;
    this.errors = details.errors;
  }
}
