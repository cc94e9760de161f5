import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Application } from '#contract/applications.ts';
import { ApiError } from '#client/lib/api/api-error.ts';
import type { ApplicationCalls } from './application-calls.ts';
import type { KeptApplication, KeptApplications, KeptFile } from './kept-application.ts';
import { openApplication, untouchedLimitMs, type OpenApplication } from './open-application.ts';

const unreachable = () => new ApiError(0, { code: 'unreachable', message: 'No connection.' });
const refused = (status: number, code: ApiError['code']) => new ApiError(status, { code, message: code });

/** A device's storage, which outlives its pages. */
function device(): KeptApplications {
  const forms = new Map<string, KeptApplication>();
  const files = new Map<string, KeptFile>();
  return {
    lasts: true,
    read: async (code) => forms.get(code),
    keep: async (code, application) => void forms.set(code, application),
    notice: async () => undefined,
    keepNotice: async () => {},
    files: async () => [...files.values()],
    keepFile: async (_, file) => void files.set(file.kind, file),
    dropFile: async (_, kind) => void files.delete(kind),
    forget: async () => {
      forms.clear();
      files.clear();
    },
  };
}

/** A server with one application, by the contract's rules for conflicts and sessions. */
function server(clock: { now: number }) {
  let application: Application | null = null;
  let tokens = new Set<string>();
  let made = 0;
  const far = { isAway: false, fileSize: 1000, changes: 0, form: () => application?.form ?? {} };
  const answer = (change: Partial<Application>): Application => {
    if (application === null) throw refused(404, 'not-found');
    const version = application.version + 1;
    application = { ...application, ...change, version, changedAt: new Date(clock.now).toISOString() };
    return application;
  };
  const check = (token?: string) => {
    if (far.isAway) throw unreachable();
    if (token !== undefined && token !== 'account' && !tokens.has(token)) throw refused(401, 'not-signed-in');
  };
  const session = () => {
    made += 1;
    tokens.add(`token-${made}`);
    return `token-${made}`;
  };
  const calls: ApplicationCalls = {
    begin: async (form) => {
      check();
      const begun: Application = {
        number: '48201739',
        examination: 'BCA-2083',
        title: { en: 'BCA' },
        state: 'draft',
        version: 1,
        language: 'en',
        form,
        documents: [],
        begunAt: new Date(clock.now).toISOString(),
        changedAt: new Date(clock.now).toISOString(),
        submittedAt: null,
        decidedAt: null,
        late: false,
        returned: null,
        refusedFor: null,
        groups: [],
        fee: { owed: 0, state: 'none' },
        symbolNumber: null,
        room: null,
        seat: null,
        canChange: true,
        canWithdraw: true,
        unsent: false,
        extraMinutes: 0,
        hasAccount: false,
      };
      application = begun;
      return { token: session(), application: begun, code: 'K7M4XD9R' };
    },
    own: async () => {
      check();
      return application ?? undefined;
    },
    open: async (_, code) => {
      check();
      if (code !== 'K7M4XD9R') throw refused(401, 'wrong-credentials');
      return { token: session(), application: answer({}) };
    },
    read: async (_, token) => {
      check(token);
      if (application === null) throw refused(404, 'not-found');
      return application;
    },
    change: async (_, token, form, before) => {
      check(token);
      const stored: Readonly<Record<string, string>> = far.form();
      const conflict = Object.keys(form).some((field) => (stored[field] ?? '') !== (before[field] ?? ''));
      if (conflict) throw refused(409, 'changed-meanwhile');
      far.changes += 1;
      return answer({ form: { ...stored, ...form } });
    },
    sendFile: async (_, token, { kind, name, blob }, progress) => {
      progress(0.5);
      check(token);
      if (blob.size > far.fileSize)
        throw new ApiError(422, { code: 'invalid', message: 'Wrong.', fields: { file: 'Too large.' } });
      const document = {
        id: kind,
        kind,
        name,
        type: 'image/jpeg' as const,
        bytes: blob.size,
        width: 3,
        height: 4,
        sentAt: '',
      };
      const others = application?.documents.filter((each) => each.kind !== kind) ?? [];
      return answer({ documents: [...others, document] });
    },
    dropFile: async (_, token, id) => {
      check(token);
      return answer({ documents: application?.documents.filter((each) => each.id !== id) ?? [] });
    },
    submit: async (_, token, version) => {
      check(token);
      if (version !== application?.version) throw refused(409, 'changed-meanwhile');
      return answer({ state: 'submitted' });
    },
    withdraw: async (_, token) => {
      check(token);
      return answer({ state: 'withdrawn' });
    },
    remove: async (_, token) => {
      check(token);
      application = null;
    },
    leave: async (_, token) => void tokens.delete(token),
  };
  return Object.assign(far, {
    calls,
    endSessions: () => {
      tokens = new Set();
    },
    typeElsewhere: (form: Readonly<Record<string, string>>) => answer({ form: { ...far.form(), ...form } }),
    documents: () => application?.documents ?? [],
  });
}

describe('the form of an application on a device', () => {
  const pages: OpenApplication[] = [];
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
  });

  /** A place to fill in forms: its clock, its timers, one device, one server. */
  function place() {
    const clock = { now: Date.parse('2026-11-23T15:00:00Z') };
    const timers = new Set<() => void>();
    const kept = device();
    const far = server(clock);
    const open = async (onDevice = kept, account?: string) => {
      const page = await openApplication({
        code: 'BCA-2083',
        kept: onDevice,
        calls: far.calls,
        account: () => account,
        now: () => clock.now,
        after: (_, run) => {
          timers.add(run);
          return () => void timers.delete(run);
        },
      });
      pages.push(page);
      await settle();
      return page;
    };
    const settle = async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      await new Promise((resolve) => setImmediate(resolve));
    };
    /** Lets all waiting timers run out. */
    const pause = async () => {
      const due = Array.from(timers);
      timers.clear();
      for (const run of due) run();
      await settle();
    };
    return { clock, kept, far, open, pause, settle };
  }

  it('gets a number once something is typed, and says that the server has it', async () => {
    const { open, pause, far } = place();
    const page = await open();
    page.type('name', 'Asmita Tamang');
    expect(page.state.getState()).toMatchObject({ number: null, unsent: 1 });
    await pause();
    expect(page.state.getState()).toMatchObject({
      number: '48201739',
      secret: 'K7M4XD9R',
      unsent: 0,
      isOffline: false,
    });
    page.type('guardian', 'Man Bahadur Tamang');
    await pause();
    expect(far.form()).toEqual({ name: 'Asmita Tamang', guardian: 'Man Bahadur Tamang' });
  });

  it('keeps what is typed without a network, and sends it when the network is back', async () => {
    const { open, pause, far, settle } = place();
    far.isAway = true;
    const first = await open();
    first.type('name', 'Asmita');
    await pause();
    expect(first.state.getState()).toMatchObject({ isOffline: true, unsent: 1 });
    first.close();
    const second = await open();
    expect(second.state.getState().form).toEqual({ name: 'Asmita' });
    far.isAway = false;
    second.online();
    await settle();
    expect(far.form()).toEqual({ name: 'Asmita' });
    expect(second.state.getState()).toMatchObject({ isOffline: false, unsent: 0 });
  });

  it('goes on by itself when its session has ended', async () => {
    const { open, pause, far } = place();
    const page = await open();
    page.type('name', 'Asmita');
    await pause();
    far.endSessions();
    page.type('name', 'Asmita Tamang');
    await pause();
    expect(far.form()).toEqual({ name: 'Asmita Tamang' });
  });

  it('goes on in each of several calls that meet the end of the session', async () => {
    const { open, pause, far } = place();
    const page = await open();
    page.type('name', 'Asmita');
    await pause();
    far.endSessions();
    const tokens = await Promise.all([page.token(), page.token(), page.token()]);
    expect(tokens).toEqual(tokens.map(() => expect.stringMatching(/^token-/)));
  });

  it('asks for the code after twenty minutes without a touch, and loses nothing by that', async () => {
    const { open, pause, clock, settle } = place();
    const first = await open();
    first.type('name', 'Asmita');
    await pause();
    first.close();
    clock.now += untouchedLimitMs + 1;
    const second = await open();
    expect(second.state.getState().isLocked).toBe(true);
    await expect(second.unlock('48201739', 'WRONG')).rejects.toMatchObject({ code: 'wrong-credentials' });
    await second.unlock('48201739', 'K7M4XD9R');
    await settle();
    expect(second.state.getState()).toMatchObject({ isLocked: false, form: { name: 'Asmita' } });
  });

  it('takes over what another device typed, and keeps what was typed later in the same field', async () => {
    const { open, pause, far, clock } = place();
    const page = await open();
    page.type('name', 'Asmita');
    page.type('guardian', 'Man');
    await pause();
    clock.now += 1000;
    far.typeElsewhere({ tole: 'Talamarang', guardian: 'Man Bahadur' });
    clock.now += 1000;
    page.type('guardian', 'Maya');
    await pause();
    expect(page.state.getState().form).toEqual({ name: 'Asmita', guardian: 'Maya', tole: 'Talamarang' });
    expect(far.form()).toEqual({ name: 'Asmita', guardian: 'Maya', tole: 'Talamarang' });
    // The other way round: what lay here unsent is older than what the other device typed.
    far.isAway = true;
    page.type('guardian', 'Old');
    await pause();
    clock.now += 1000;
    far.typeElsewhere({ guardian: 'New' });
    far.isAway = false;
    page.online();
    await pause();
    expect(page.state.getState().form['guardian']).toBe('New');
  });

  it('is found on every device of an account', async () => {
    const { open, pause, far } = place();
    const first = await open(device(), 'account');
    first.type('name', 'Asmita');
    await pause();
    const second = await open(device(), 'account');
    expect(second.state.getState()).toMatchObject({ number: '48201739', form: { name: 'Asmita' } });
    far.isAway = true;
    const third = await open(device(), 'account');
    third.type('tole', 'Talamarang');
    far.isAway = false;
    third.online();
    await pause();
    expect(far.form()).toEqual({ name: 'Asmita', tole: 'Talamarang' });
  });

  it('brings files up one by one, again until they are there, and says why one was refused', async () => {
    const { open, pause, far, settle } = place();
    far.isAway = true;
    const page = await open();
    page.type('name', 'Asmita');
    await page.addFile({ kind: 'photo', name: 'a.jpg', blob: new Blob(['photo']) });
    await page.addFile({ kind: '0', name: 'b.jpg', blob: new Blob(['x'.repeat(2000)]) });
    await pause();
    expect(page.state.getState()).toMatchObject({ unsent: 3, isOffline: true });
    page.close();
    far.isAway = false;
    const again = await open();
    await settle();
    expect(far.documents().map(({ kind }) => kind)).toEqual(['photo']);
    expect(again.state.getState().files).toMatchObject([{ kind: '0', refused: 'Too large.' }]);
    await again.addFile({ kind: '0', name: 'c.jpg', blob: new Blob(['small']) });
    await settle();
    expect(far.documents().map(({ name }) => name)).toEqual(['a.jpg', 'c.jpg']);
    expect(again.state.getState()).toMatchObject({ files: [], unsent: 0 });
  });

  it('submits only what the server has whole', async () => {
    const { open, far, settle } = place();
    const page = await open();
    page.type('name', 'Asmita');
    far.isAway = true;
    await expect(page.submit()).rejects.toMatchObject({ code: 'unreachable' });
    far.isAway = false;
    expect(await page.submit()).toMatchObject({ state: 'submitted', form: { name: 'Asmita' } });
    await settle();
  });

  it('leaves nothing on a device that somebody left', async () => {
    const { open, pause, kept } = place();
    const page = await open();
    page.type('name', 'Asmita');
    await page.addFile({ kind: 'photo', name: 'a.jpg', blob: new Blob(['photo']) });
    await pause();
    await page.leave();
    expect(await kept.read('BCA-2083')).toBeUndefined();
    expect(await kept.files('BCA-2083')).toEqual([]);
    expect((await open()).state.getState()).toMatchObject({ form: {}, number: null, isLocked: false });
  });

  it('loses nothing typed over any run of kills, cuts and reloads', async () => {
    const step = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          do: fc.constant('type' as const),
          field: fc.constantFrom('name', 'tole', 'school'),
          text: fc.string({ maxLength: 8 }),
        }),
      },
      { weight: 2, arbitrary: fc.constant({ do: 'kill' as const }) },
      { weight: 2, arbitrary: fc.constant({ do: 'cut' as const }) },
      { weight: 3, arbitrary: fc.constant({ do: 'wait' as const }) },
      { weight: 1, arbitrary: fc.constant({ do: 'end session' as const }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const { open, pause, far, clock } = place();
        const typed: Record<string, string> = {};
        let page = await open();
        for (const each of steps) {
          clock.now += 700;
          if (each.do === 'type') {
            typed[each.field] = each.text;
            page.type(each.field, each.text);
          } else if (each.do === 'kill') {
            // A killed page does nothing more; its device and the server stay.
            page.close();
            page = await open();
          } else if (each.do === 'cut') far.isAway = !far.isAway;
          else if (each.do === 'wait') await pause();
          else far.endSessions();
        }
        page.close();
        far.isAway = false;
        page = await open();
        await pause();
        await pause();
        const filled = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
        const shown = Object.fromEntries(Object.entries(page.state.getState().form).filter(([, text]) => text !== ''));
        const stored = Object.fromEntries(Object.entries(far.form()).filter(([, text]) => text !== ''));
        expect(shown).toEqual(filled);
        expect(stored).toEqual(filled);
        page.close();
      }),
      { numRuns: 200 },
    );
  });
});
