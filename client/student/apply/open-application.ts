import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Application } from '#contract/applications.ts';
import type { ApiError } from '#client/lib/api/api-error.ts';
import { apiErrorFrom, isFinal } from '#client/lib/api/call.ts';
import { createRetryLoop } from '#client/lib/api/retry-loop.ts';
import type { ApplicationCalls, ApplicationSession } from './application-calls.ts';
import type { KeptApplication, KeptApplications, KeptFile } from './kept-application.ts';

/** A file on its way: the share that is sent, 0 to 1, or null while it waits. */
export interface FileOnItsWay extends KeptFile {
  readonly sent: number | null;
}

/** What the screens of a form show. */
export interface FormState {
  readonly form: Readonly<Record<string, string>>;
  readonly number: string | null;
  readonly secret: string | null;
  readonly part: string;
  /** The parts that were open here and left. */
  readonly left: readonly string[];
  /** As the server has it; null before the first answer. */
  readonly application: Application | null;
  readonly files: readonly FileOnItsWay[];
  /** When this device kept the last change, in ms since 1970; null before any. */
  readonly keptAt: number | null;
  /** How many fields and files the server does not have yet. */
  readonly unsent: number;
  /** Whether the last try to reach the server failed. */
  readonly isOffline: boolean;
  /** Why the server refused the form for good; null otherwise. */
  readonly refused: ApiError | null;
  /** Whether a reload finds what is kept here. */
  readonly lasts: boolean;
  /** Whether the code must be typed before anything shows. */
  readonly isLocked: boolean;
}

/** The form of one application on this device. */
export interface OpenApplication {
  readonly state: StoreApi<FormState>;
  readonly type: (field: string, value: string) => void;
  readonly turnTo: (part: string) => void;
  readonly addFile: (file: Omit<KeptFile, 'refused'>) => Promise<void>;
  /** Takes a file away, here and on the server. Throws an ApiError. */
  readonly removeFile: (kind: string) => Promise<void>;
  /** Sends all that waits, then submits. Throws an ApiError, 'unreachable' too. */
  readonly submit: () => Promise<Application>;
  /** Opens it with its code. Throws an ApiError. */
  readonly unlock: (number: string, code: string) => Promise<void>;
  /** Goes on with a session that its number and this code opened. */
  readonly enter: (code: string, session: ApplicationSession) => Promise<void>;
  readonly withdraw: () => Promise<void>;
  /** Deletes it on the server and here. Throws an ApiError. */
  readonly remove: () => Promise<void>;
  /** Ends the session and removes everything from this device. */
  readonly leave: () => Promise<void>;
  /** Somebody touched the form. */
  readonly touch: () => void;
  readonly online: () => void;
  /** The token of a session that is alive. Throws an ApiError. */
  readonly token: () => Promise<string>;
  /** Asks the server for the application again. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

interface FormParts {
  readonly code: string;
  readonly kept: KeptApplications;
  readonly calls: ApplicationCalls;
  /** The token of the signed-in account. */
  readonly account: () => string | undefined;
  /** ms since 1970. */
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
}

/** How long a form may lie untouched before it asks for the code again, in ms. */
export const untouchedLimitMs = 20 * 60_000;
/** How long typing may pause before it is sent, in ms. */
const typingPauseMs = 1200;

const nothing: KeptApplication = {
  form: {},
  typedAt: {},
  saved: {},
  number: null,
  secret: null,
  token: null,
  part: 'you',
  left: [],
  touchedAt: 0,
};

/** Opens the form of an application to an examination: with what this device keeps, and what the server has. */
export async function openApplication(parts: FormParts): Promise<OpenApplication> {
  const { code, kept, calls, account, now, after } = parts;
  let own: KeptApplication = (await kept.read(code)) ?? { ...nothing, touchedAt: now() };
  const isStale = own.number !== null && account() === undefined && now() - own.touchedAt > untouchedLimitMs;
  if (isStale) own = { ...own, secret: null, token: null };
  let application: Application | null = null;
  let files: readonly FileOnItsWay[] = (await kept.files(code)).map((file) => ({ ...file, sent: null }));
  let keptAt: number | null = Object.keys(own.form).length > 0 ? own.touchedAt : null;
  let isOffline = false;
  let refused: ApiError | null = null;
  let isLeft = false;
  let callOffSending = () => {};

  const changed = () => Object.keys(own.form).filter((field) => own.form[field] !== (own.saved[field] ?? ''));
  const tokenNow = () => own.token ?? account() ?? null;
  const snapshot = (): FormState => ({
    form: own.form,
    number: own.number,
    secret: own.secret,
    part: own.part,
    left: own.left,
    application,
    files,
    keptAt,
    unsent: changed().length + files.filter((file) => file.refused === null).length,
    isOffline,
    refused,
    lasts: kept.lasts,
    isLocked: own.number !== null && tokenNow() === null && own.secret === null,
  });
  const state = createStore<FormState>(() => snapshot());
  const show = () => state.setState(snapshot(), true);

  /** Keeps what is known here. A device that keeps nothing goes on in memory. */
  const keep = async () => {
    if (!isLeft) await kept.keep(code, own).catch(() => {});
  };

  /** What the server has stands in every field that has no unsent text here. */
  function take(answer: Application): void {
    application = answer;
    const unsent = changed().map((field) => [field, own.form[field] ?? ''] as const);
    own = {
      ...own,
      number: answer.number,
      form: { ...answer.form, ...Object.fromEntries(unsent) },
      saved: answer.form,
    };
  }

  /** An account's application may have been begun on another device. */
  async function find(): Promise<boolean> {
    const token = account();
    const found = token === undefined ? undefined : await calls.own(token);
    if (found) take(found);
    return found !== undefined;
  }

  async function begin(): Promise<void> {
    if (await find()) return;
    const { form } = own;
    const begun = await calls.begin(form, account());
    own = { ...own, secret: begun.code, token: begun.token, saved: form };
    take(begun.application);
  }

  /** A token for the next call: of the session, or of a new one by the code that this device keeps. */
  async function tokenFor(number: string): Promise<string> {
    const token = tokenNow();
    if (token !== null) return token;
    if (own.secret === null) throw new Locked();
    const opened = await calls.open(number, own.secret);
    own = { ...own, token: opened.token };
    return opened.token;
  }

  async function withToken<Answer>(run: (number: string, token: string) => Promise<Answer>): Promise<Answer> {
    const { number } = own;
    if (number === null) throw new Locked();
    const token = await tokenFor(number);
    try {
      return await run(number, token);
    } catch (error) {
      const failure = apiErrorFrom(error);
      if (failure.status !== 401 || token === account()) throw failure;
      // The session ended: the code opens another one. Another call may have done so meanwhile.
      if (own.token === token) own = { ...own, token: null };
      return run(number, await tokenFor(number));
    }
  }

  async function sendFields(): Promise<void> {
    const fields = changed();
    if (fields.length === 0) return;
    const form = Object.fromEntries(fields.map((field) => [field, own.form[field] ?? '']));
    const before = Object.fromEntries(fields.map((field) => [field, own.saved[field] ?? '']));
    try {
      const answer = await withToken((number, token) => calls.change(number, token, form, before));
      // Meanwhile more may have been typed, which counts as unsent against this.
      own = { ...own, saved: { ...own.saved, ...form } };
      take(answer);
    } catch (error) {
      if (apiErrorFrom(error).code !== 'changed-meanwhile') throw error;
      // Another device typed in the same field: what was typed later stands.
      const answer = await withToken((number, token) => calls.read(number, token));
      const changedAt = Date.parse(answer.changedAt);
      const mine = fields.filter((field) => (own.typedAt[field] ?? 0) > changedAt);
      const theirs = fields.filter((field) => !mine.includes(field)).map((field) => [field, answer.form[field] ?? '']);
      own = { ...own, form: { ...own.form, ...Object.fromEntries(theirs) } };
      take(answer);
      if (mine.length > 0) await sendFields();
    }
  }

  async function sendFile(file: FileOnItsWay): Promise<void> {
    const put = (change: Partial<FileOnItsWay>) => {
      files = files.map((each) => (each.blob === file.blob ? { ...each, ...change } : each));
      show();
    };
    put({ sent: 0 });
    try {
      const answer = await withToken((number, token) =>
        calls.sendFile(number, token, file, (share) => put({ sent: share })),
      );
      files = files.filter((each) => each.blob !== file.blob);
      if (!files.some(({ kind }) => kind === file.kind)) await kept.dropFile(code, file.kind).catch(() => {});
      take(answer);
    } catch (error) {
      const failure = apiErrorFrom(error);
      put({ sent: null });
      if (!isFinal(failure)) throw failure;
      put({ refused: failure.fields?.['file'] ?? failure.message });
      const { kind, name, blob } = file;
      const isStill = files.some((each) => each.blob === blob);
      const why = failure.fields?.['file'] ?? failure.message;
      if (isStill) await kept.keepFile(code, { kind, name, blob, refused: why }).catch(() => {});
    }
  }

  async function sendAll(): Promise<void> {
    if (own.number === null && changed().length + files.length === 0) return void (await find());
    if (own.number === null) await begin();
    else if (application === null) take(await withToken((number, token) => calls.read(number, token)));
    await keep();
    await sendFields();
    for (const file of files) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other: each gets the whole link
      if (file.refused === null) await sendFile(file);
    }
    await keep();
  }

  const loop = createRetryLoop({
    run: async () => {
      if (isLeft) return null;
      try {
        await sendAll();
        isOffline = false;
        refused = null;
      } catch (error) {
        if (error instanceof Locked) return null;
        const failure = apiErrorFrom(error);
        isOffline = !isFinal(failure);
        refused = isFinal(failure) ? failure : null;
        if (isOffline) throw failure;
      } finally {
        show();
      }
      return null;
    },
    after,
  });

  const soon = () => {
    callOffSending();
    callOffSending = after(typingPauseMs, () => void loop.soon());
  };

  /** All that waits goes first; a failure of it is thrown. */
  async function flush(): Promise<void> {
    callOffSending();
    await sendAll();
    show();
  }

  const opened: OpenApplication = {
    state,
    type: (field, value) => {
      const at = now();
      own = { ...own, form: { ...own.form, [field]: value }, typedAt: { ...own.typedAt, [field]: at }, touchedAt: at };
      keptAt = at;
      void keep();
      show();
      soon();
    },
    turnTo: (part) => {
      const left = own.part === part ? own.left : [...new Set([...own.left, own.part])];
      own = { ...own, part, left, touchedAt: now() };
      void keep();
      show();
      void loop.soon();
    },
    addFile: async (file) => {
      const fresh = { ...file, refused: null };
      await kept.keepFile(code, fresh).catch(() => {});
      files = [...files.filter(({ kind }) => kind !== file.kind), { ...fresh, sent: null }];
      keptAt = now();
      show();
      void loop.soon();
    },
    removeFile: async (kind) => {
      files = files.filter((file) => file.kind !== kind);
      await kept.dropFile(code, kind).catch(() => {});
      show();
      const stored = application?.documents.find((document) => document.kind === kind);
      if (stored) take(await withToken((number, token) => calls.dropFile(number, token, stored.id)));
      show();
    },
    submit: async () => {
      await flush();
      const answer = await withToken((number, token) => calls.submit(number, token, application?.version ?? 0));
      take(answer);
      await keep();
      show();
      return answer;
    },
    unlock: async (number, secret) => enter(secret, await calls.open(number, secret)),
    enter,
    withdraw: async () => {
      take(await withToken((number, token) => calls.withdraw(number, token, application?.version ?? 0)));
      show();
    },
    remove: async () => {
      await withToken((number, token) => calls.remove(number, token));
      await forget();
    },
    leave: async () => {
      const { number, token } = own;
      await forget();
      // Without a network the session ends by itself.
      if (number !== null && token !== null) await calls.leave(number, token).catch(() => {});
    },
    touch: () => {
      own = { ...own, touchedAt: now() };
      void keep();
    },
    online: loop.online,
    token: () =>
      withToken(async (number, token) => {
        take(await calls.read(number, token));
        return token;
      }),
    refresh: async () => {
      take(await withToken((number, token) => calls.read(number, token)));
      await keep();
      show();
    },
    close: () => {
      callOffSending();
      loop.close();
    },
  };

  async function enter(secret: string, session: ApplicationSession): Promise<void> {
    const { number } = session.application;
    const isOther = own.number !== null && own.number !== number;
    own = { ...(isOther ? nothing : own), number, secret, token: session.token, touchedAt: now() };
    take(session.application);
    await keep();
    show();
    void loop.soon();
  }

  async function forget(): Promise<void> {
    isLeft = true;
    loop.close();
    callOffSending();
    await kept.forget(code);
    own = { ...nothing, touchedAt: now() };
    application = null;
    files = [];
    keptAt = null;
    show();
  }

  if (isStale) await keep();
  loop.open();
  return opened;
}

/** The form can't be opened without its code. */
class Locked extends Error {}
