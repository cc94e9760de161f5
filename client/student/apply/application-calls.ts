import type { Application } from '#contract/applications.ts';
import { ApiError } from '#client/lib/api/api-error.ts';
import { apiBase, call, pathOf, refusalOf } from '#client/lib/api/call.ts';
import { jsonBody } from '#client/lib/api/json-body.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/failures.ts';

/** A session of one application. */
export interface ApplicationSession {
  readonly token: string;
  readonly application: Application;
}

/** A new application, with the code that opens it. */
export interface BegunApplication extends ApplicationSession {
  readonly code: string;
}

/** The calls of one application's form. Each throws an ApiError. */
export interface ApplicationCalls {
  readonly begin: (form: Readonly<Record<string, string>>, account: string | undefined) => Promise<BegunApplication>;
  /** The account's own application to this examination; undefined without one. */
  readonly own: (account: string) => Promise<Application | undefined>;
  readonly open: (number: string, code: string) => Promise<ApplicationSession>;
  readonly read: (number: string, token: string) => Promise<Application>;
  readonly change: (
    number: string,
    token: string,
    form: Readonly<Record<string, string>>,
    before: Readonly<Record<string, string>>,
  ) => Promise<Application>;
  readonly sendFile: (
    number: string,
    token: string,
    file: { readonly kind: string; readonly name: string; readonly blob: Blob },
    progress: (share: number) => void,
  ) => Promise<Application>;
  readonly dropFile: (number: string, token: string, id: string) => Promise<Application>;
  readonly submit: (number: string, token: string, version: number) => Promise<Application>;
  readonly withdraw: (number: string, token: string, version: number) => Promise<Application>;
  readonly remove: (number: string, token: string) => Promise<void>;
  readonly leave: (number: string, token: string) => Promise<void>;
}

/** The calls of the application to one examination. */
export function applicationCalls(code: string): ApplicationCalls {
  return {
    begin: (form, account) =>
      call('POST /notices/:code/applications', {
        params: { code },
        token: account,
        form: jsonBody({ language, form }),
      }),
    own: async (account) => {
      const { rows } = await call('GET /me/applications', { token: account });
      return rows.find(({ examination, state }) => examination === code && state !== 'withdrawn');
    },
    open: openSession,
    read: (number, token) => call('GET /applications/:number', { params: { number }, token }),
    change: (number, token, form, before) =>
      call('PATCH /applications/:number', { params: { number }, token, form: jsonBody({ language, form, before }) }),
    sendFile: (number, token, { kind, name, blob }, progress) => {
      const path = pathOf('PUT /applications/:number/documents/:kind', { number, kind });
      const form = new FormData();
      form.set('name', name);
      form.set('file', blob, name);
      return upload(path, token, form, progress);
    },
    dropFile: (number, token, id) =>
      call('DELETE /applications/:number/documents/:id', { params: { number, id }, token }),
    submit: (number, token, version) =>
      call('POST /applications/:number/submit', {
        params: { number },
        token,
        form: jsonBody({ version, declared: true }),
      }),
    withdraw: (number, token, version) =>
      call('POST /applications/:number/withdraw', { params: { number }, token, form: jsonBody({ version }) }),
    remove: async (number, token) => {
      await call('DELETE /applications/:number', { params: { number }, token });
    },
    leave: async (number, token) => {
      await call('POST /applications/:number/leave', { params: { number }, token });
    },
  };
}

/** Opens an application by its number and code, whatever examination it is for. Throws an ApiError. */
export function openSession(number: string, code: string): Promise<ApplicationSession> {
  return call('POST /applications/session', { form: jsonBody({ number, code }) });
}

/** Sends a file with its progress, which `fetch` does not tell. `progress` gets the share that is sent, 0 to 1. */
function upload(path: string, token: string, form: FormData, progress: (share: number) => void): Promise<Application> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open('PUT', apiBase + path);
    sending.responseType = 'json';
    sending.setRequestHeader('accept', 'application/json');
    sending.setRequestHeader('accept-language', language);
    sending.setRequestHeader('authorization', `Bearer ${token}`);
    sending.upload.addEventListener('progress', ({ loaded, total }) => progress(total === 0 ? 0 : loaded / total));
    const failed = () => reject(new ApiError(0, { code: 'unreachable', message: m.unreachable }));
    sending.addEventListener('error', failed);
    sending.addEventListener('abort', failed);
    sending.addEventListener('load', () => {
      const answer: unknown = sending.response;
      if (sending.status >= 200 && sending.status < 300 && isApplication(answer)) resolve(answer);
      else reject(refusalOf(sending.status, answer, sending.getResponseHeader('retry-after')));
    });
    sending.send(form);
  });
}

function isApplication(answer: unknown): answer is Application {
  return typeof answer === 'object' && answer !== null && 'number' in answer && 'form' in answer;
}
