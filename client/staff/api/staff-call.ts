import { pathOf, request } from '#client/lib/api/call.ts';
import type { AnswerOf, BodyOf, CallKey, ParamsOf, QueryOf } from '#contract/calls.ts';

interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** A file among the fields of a form, instead of a body. */
  readonly form?: FormData;
  readonly signal?: AbortSignal;
}

/** The input of a call: the names of its path are required; the query and the body follow the contract. */
type SentWith<Key extends CallKey> = CallInput &
  (keyof ParamsOf<Key> extends never ? unknown : { readonly params: ParamsOf<Key> }) & {
    readonly query?: QueryOf<Key>;
    readonly body?: BodyOf<Key>;
  };

/** A call of the staff area. Its session is a cookie that the browser sends by itself. Throws an ApiError, or the abort itself. */
export async function staffCall<Key extends CallKey>(key: Key, sent: SentWith<Key>): Promise<AnswerOf<Key>> {
  const { params, query = {}, body, form, signal }: CallInput = sent;
  const method = key.slice(0, key.indexOf(' '));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const path = pathOf(key, params) + (search === '' ? '' : `?${search}`);
  const content = form ?? (body === undefined ? undefined : new Blob([JSON.stringify(body)], { type: json }));
  const answer = await request(method, path, { ...(content && { form: content }), ...(signal && { signal }) });
  return answer as AnswerOf<Key>;
}

const json = 'application/json';
