import type { ErrorBody } from '#contract/error.ts';

/** An answer that is not 2xx, in the words that the server wrote for a student; `unreachable` when none came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorBody['code'] | 'unreachable' | 'unreadable';
  readonly fields: ErrorBody['fields'];
  /** After how many seconds the server would listen again, where it said so. */
  readonly retryAfter: number | undefined;
  constructor(
    status: number,
    body: { message: string; code: ApiError['code']; fields?: ErrorBody['fields'] },
    retryAfter?: number,
  ) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.fields = body.fields;
    this.retryAfter = retryAfter;
  }
}

interface Call {
  readonly method?: 'GET' | 'POST';
  /** Form data goes whole, as the form sends it. */
  readonly body?: FormData;
  readonly token?: string;
  readonly signal?: AbortSignal;
  /** Whether an answer has the shape that was agreed; any other is as good as none. */
  readonly accepts?: (answer: unknown) => boolean;
}

const base: string = import.meta.env.VITE_API_BASE ?? '/api';

/** One call to the API. Throws an ApiError, or the abort itself. */
export async function fetchJson<Answer>(
  path: string,
  { method = 'GET', body, token, signal, accepts = (answer) => answer !== undefined }: Call = {},
): Promise<Answer> {
  const response = await send(base + path, {
    method,
    ...(body && { body }),
    ...(signal && { signal }),
    headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && accepts(answer)) return answer as Answer;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  throw new ApiError(response.status, isErrorBody(answer) ? answer : unreadable(response.status), retryAfter);
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, {
      code: 'unreachable',
      message: 'Tayari could not be reached. Check your connection and try again.',
    });
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}

function unreadable(status: number) {
  return {
    code: 'unreadable' as const,
    message: `The server gave no readable answer (${status}). Try again in a minute.`,
  };
}
