import { createStore, type StoreApi } from 'zustand/vanilla';
import { deviceRecord } from '#client/student/record/device-record.ts';
import { keptMock } from '#exam/mock/keep.ts';
import { patternOf, type MockName } from '#exam/mock/mocks.ts';
import { mockExam } from '#exam/record/mock-exam.ts';
import { questionKey } from '#exam/question-key.ts';
import { attemptId } from '#exam/record/attempt-id.ts';
import type { EntryBody } from '#exam/sitting/entry.ts';
import { replay, type Sitting } from '#exam/sitting/replay.ts';
import { loadMockBank } from '#client/student/history/mock-bank.ts';
import { drawPaper, formulasOf, orderOf, sittingText } from './mock-paper.ts';
import {
  dropMock,
  endOf,
  keepLog,
  keepMock,
  onMockElsewhere,
  readMock,
  type KeptMock,
  type MockLog,
} from '#client/student/history/mock-store.ts';

export type RunningMock = KeptMock & MockLog;

export interface MockState {
  /** Null before it has begun, and once it is over. */
  readonly mock: RunningMock | null;
  /** Whether this device keeps it. */
  readonly kept: boolean;
}

/** A mock of a pattern on this device: drawn, stored tap by tap, and put into the record when it is over. */
export interface MockRun {
  readonly store: StoreApi<MockState>;
  /** Draws and begins a mock. Rejects with a ChunkLoadError when the questions don't come. */
  readonly begin: () => Promise<void>;
  readonly add: (act: EntryBody) => void;
  readonly strike: (place: number, option: string) => void;
  /** Puts it into the record; returns its id there. */
  readonly end: () => Promise<string | null>;
  /** Follows other tabs until it is stopped. */
  readonly follow: () => () => void;
}

/** `now` in ms since 1970. */
export function mockRun(name: MockName, now: () => number, random: () => number): MockRun {
  const store = createStore<MockState>(() => ({ mock: readMock(name), kept: true }));
  const { getState, setState } = store;

  function change(mock: RunningMock): void {
    const kept = keepLog(name, mock.id, { entries: mock.entries, struck: mock.struck });
    setState({ mock, kept });
  }

  return {
    store,
    begin: async () => {
      const [bank, record] = await Promise.all([loadMockBank(name), deviceRecord()]);
      const attempts = await record.attempts();
      const began = now();
      const mock: KeptMock = {
        id: attemptId(await record.device(), mockExam(name), began),
        number: attempts.filter(({ exam }) => exam === mockExam(name)).length + 1,
        began,
        paper: drawPaper(name, bank, attempts, random),
      };
      const isKept = keepMock(name, mock);
      setState({ kept: isKept });
      change({ ...mock, entries: [{ n: 1, at: 0, kind: 'see', place: 0 }], struck: {} });
    },
    add: (act) => {
      const { mock } = getState();
      if (mock === null) return;
      const entry = { ...act, n: mock.entries.length + 1, at: Math.floor(now() - mock.began) };
      change({ ...mock, entries: [...mock.entries, entry] });
    },
    strike: (place, option) => {
      const { mock } = getState();
      if (mock === null) return;
      const before = mock.struck[place] ?? [];
      const after = before.includes(option) ? before.filter((each) => each !== option) : [...before, option];
      change({ ...mock, struck: { ...mock.struck, [place]: after } });
    },
    end: async () => {
      const { mock } = getState();
      if (mock === null) return null;
      await putIntoRecord(name, mock);
      dropMock(name);
      return mock.id;
    },
    follow: () => onMockElsewhere(name, () => setState({ mock: readMock(name) })),
  };
}

/** The state after all actions in a mock. */
export function sittingOf(name: MockName, { paper, entries }: RunningMock): Sitting {
  const endsAt = patternOf(name).minutes * 60_000;
  return replay(sittingText(name, paper, '', []), orderOf(paper), entries, { endsAt, takenBack: [], handInFrom: 0 });
}

async function putIntoRecord(name: MockName, mock: RunningMock): Promise<void> {
  const { id, began, paper, entries } = mock;
  const { chosen, handedInAt } = sittingOf(name, mock);
  const record = await deviceRecord();
  const ended = handedInAt === null ? endOf(name, mock) : began + handedInAt;
  const { questions, math } = paper;
  await record.put({ attempts: [keptMock({ id, name, began, ended, questions, log: entries, chosen })] });
  await record.putQuestions(
    questions.flat().map((question) => ({ key: questionKey(question), question, math: formulasOf([question], math) })),
  );
}
