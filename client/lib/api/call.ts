import type { AnswerOf, CallKey, ParamsOf } from '#contract/calls.ts';
import type { ErrorBody } from '#contract/error.ts';
import { ApiError } from './api-error.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/failures.ts';

/** Codes by which the same call may succeed later: no answer, a server that is away or busy, a session that starts anew. */
const passing: readonly ApiError['code'][] = [
  'unreachable',
  'unreadable',
  'not-signed-in',
  'code-needed',
  'too-slow',
  'too-many-attempts',
  'busy',
  'unavailable',
  'internal',
];

/** Whether the server would refuse a refused call again, so that the client does not send it once more. */
export function isFinal({ code, status }: ApiError): boolean {
  return status >= 400 && status < 500 && !passing.includes(code);
}

/**
 * The ApiError that a call threw. Any other error is a fault of the program. It is raised separately, where tests and the console see it,
 * and counts as an unreadable answer.
 */
export function apiErrorFrom(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  setTimeout(() => {
    throw error;
  });
  return new ApiError(0, unreadable(0), { cause: error });
}

interface Options {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  /** Form data goes complete, as the form sends it; anything else has the blob's type. */
  readonly form?: FormData | Blob;
  readonly token?: string | undefined;
  readonly signal?: AbortSignal;
  /** Whether the browser sends it even when the student leaves the page meanwhile. */
  readonly keepalive?: boolean;
  /** Whether an answer has the shape of the contract; any other counts as no answer. */
  readonly accepts?: (answer: unknown) => boolean;
}

/** The options of a call, with the parameters of its path; absent if the path has none. */
export type CallOptions<Key extends CallKey> = keyof ParamsOf<Key> extends never
  ? [options?: Options]
  : [options: Options & { readonly params: ParamsOf<Key> }];

/** The start of the API's addresses. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api';

/** The path of a call below the API's base: 'GET /subjects/:slug' and { slug: 'grade-x' } → '/subjects/grade-x'. */
export function pathOf(key: CallKey, params: Readonly<Record<string, string | number>> = {}): string {
  const path = key.slice(key.indexOf('/'));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** One call to the API, by the contract. Throws an ApiError, or the abort itself. */
export async function call<Key extends CallKey>(key: Key, ...[options]: CallOptions<Key>): Promise<AnswerOf<Key>> {
  const method = key.slice(0, key.indexOf(' '));
  return (await request(method, pathOf(key, options?.params), options)) as AnswerOf<Key>;
}

/** The same by a path below the API, for callers that have the path from the server. */
export async function request(method: string, path: string, options: Options = {}): Promise<unknown> {
  const { form, token, signal, keepalive = false, accepts = (answer) => answer !== undefined } = options;
  const response = await send(apiBase + path, {
    method,
    ...(form && { body: form }),
    ...(signal && { signal }),
    keepalive,
    headers: {
      accept: 'application/json',
      'accept-language': language,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && accepts(answer)) return answer;
  throw refusalOf(response.status, answer, response.headers.get('retry-after'));
}

/** The error of an answer that is not 2xx, or of another shape than the contract's. */
export function refusalOf(status: number, answer: unknown, retryAfterHeader: string | null): ApiError {
  const retryAfter = Number(retryAfterHeader) || undefined;
  return new ApiError(status, isErrorBody(answer) ? answer : unreadable(status), { retryAfter });
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, { code: 'unreachable', message: m.unreachable }, { cause: error });
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}

function unreadable(status: number) {
  return {
    code: 'unreadable' as const,
    message: m.unreadable(status),
  };
}
