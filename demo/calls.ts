import { calls, type AnswerOf, type BodyOf, type CallKey, type ParamsOf, type QueryOf } from '#contract/calls.ts';
import { staffCookie } from '#server/platform/http/authorize.ts';

interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** A form with a file, instead of a body. */
  readonly form?: FormData;
}

type SentWith<Key extends CallKey> = CallInput &
  (keyof ParamsOf<Key> extends never ? unknown : { readonly params: ParamsOf<Key> }) & {
    readonly query?: QueryOf<Key>;
    readonly body?: BodyOf<Key>;
  };

/** Sends a call of the contract, and reads its answer by the contract. Throws a CallError for any other answer. */
export type SendCall = <Key extends CallKey>(key: Key, sent: SentWith<Key>) => Promise<AnswerOf<Key>>;

/** A call that was refused. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(key: CallKey, status: number, answer: string) {
    super(`${key}: ${status} ${answer.slice(0, 400)}`);
    this.status = status;
    this.code = /"code":"([a-z-]+)"/.exec(answer)?.[1] ?? '';
  }
}

/** Who signs in to the staff area. */
export interface StaffLogin {
  readonly email: string;
  readonly password: string;
}

/** The calls of everyone in a demo, to the server at `url`. */
export interface DemoCalls {
  readonly visitor: SendCall;
  /** With the token of an application, a room or an account. */
  readonly bearer: (token: string) => SendCall;
  /** As a member of the college. The session begins anew where it has ended. */
  readonly staff: (login: StaffLogin) => SendCall;
}

/** Calls over HTTP, as the pages make them. */
export function createCalls(url: string): DemoCalls {
  async function send<Key extends CallKey>(
    key: Key,
    { params = {}, query = {}, body, form }: CallInput,
    headers: Readonly<Record<string, string>>,
  ) {
    const [method = '', pattern = ''] = key.split(' ');
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const answer = await fetch(`${url}/api${path}${search.size === 0 ? '' : `?${search}`}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    });
    const said = await answer.text();
    const schema = Object.entries(calls[key].answers).find(([status]) => Number(status) === answer.status)?.[1];
    if (!schema) throw new CallError(key, answer.status, said);
    return { answer: schema.parse(JSON.parse(said)) as AnswerOf<Key>, cookies: answer.headers.getSetCookie() };
  }

  const as =
    (headers: Readonly<Record<string, string>>): SendCall =>
    async (key, sent) =>
      (await send(key, sent, headers)).answer;
  return {
    visitor: as({ origin: url }),
    bearer: (token) => as({ origin: url, authorization: `Bearer ${token}` }),
    staff: (login) => {
      let cookie: Promise<string> | null = null;
      const signIn = async () => {
        const { cookies } = await send('POST /staff/session', { body: login }, { origin: url });
        return cookies.find((each) => each.startsWith(`${staffCookie}=`))?.split(';', 1)[0] ?? '';
      };
      return async (key, sent) => {
        const own = await (cookie ??= signIn());
        try {
          return (await send(key, sent, { origin: url, cookie: own })).answer;
        } catch (error) {
          if (!(error instanceof CallError) || error.status !== 401) throw error;
          cookie = signIn();
          return (await send(key, sent, { origin: url, cookie: await cookie })).answer;
        }
      };
    },
  };
}
