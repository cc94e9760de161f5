import type { ErrorBody } from '#contract/error.ts';

/** An answer that is not 2xx, in the words that the server wrote for a student; `unreachable` when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorBody['code'] | 'unreachable' | 'unreadable';
  readonly fields: ErrorBody['fields'];
  readonly detail: ErrorBody['detail'];
  /** After how many seconds the server would listen again, if it said so. */
  readonly retryAfter: number | undefined;
  constructor(
    status: number,
    body: { message: string; code: ApiError['code']; fields?: ErrorBody['fields']; detail?: ErrorBody['detail'] },
    { retryAfter, cause }: { retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(body.message, { cause });
    this.status = status;
    this.code = body.code;
    this.fields = body.fields;
    this.detail = body.detail;
    this.retryAfter = retryAfter;
  }
}
