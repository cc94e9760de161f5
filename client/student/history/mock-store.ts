import type { MathMap } from '#content/load/loaded-bank.ts';
import { parseQuestion } from '#exam/parse-question.ts';
import { isRecord, listOf, text, wholeNumber } from '#exam/parse.ts';
import { parseEntry, type LogEntry } from '#exam/sitting/entry.ts';
import type { Question } from '#exam/question.ts';
import { attemptId } from '#exam/record/attempt-id.ts';
import { mockNames, patternOf, type MockName } from '#exam/mock/mocks.ts';
import { mockExam } from '#exam/record/mock-exam.ts';

/** The questions of a mock, one list for each section, with their formulas. */
export interface MockPaper {
  readonly questions: readonly (readonly Question[])[];
  readonly math: MathMap;
}

/** A mock under way, as this device stores it. */
export interface KeptMock {
  /** The attempt's id in the record. */
  readonly id: string;
  readonly number: number;
  /** ms since 1970. */
  readonly began: number;
  readonly paper: MockPaper;
}

/** The actions in it. */
export interface MockLog {
  readonly entries: readonly LogEntry[];
  /** By position: the options that the student has struck out. */
  readonly struck: Readonly<Record<number, readonly string[]>>;
}

/** The start of the names in storage: a start of a practice exam does not clear them, and a logout does (browser-storage.ts). */
const keyPrefix = 'mock:';
const paperName = (name: MockName) => `${keyPrefix}${name}`;
const logName = (name: MockName) => `${keyPrefix}${name}/log`;
const parseEntries = listOf(parseEntry);
const parseTexts = listOf(text);

/** The mock of a pattern under way on this device, if its data is valid; else null. */
export function readMock(name: MockName): (KeptMock & MockLog) | null {
  const kept = parsed(paperName(name));
  if (!isRecord(kept) || !isRecord(kept['paper'])) return null;
  const { questions, math } = kept['paper'];
  const [id, number, began] = [text(kept['id']), wholeNumber(kept['number']), wholeNumber(kept['began'])];
  if (!id || number === undefined || began === undefined || !Array.isArray(questions) || !isRecord(math)) return null;
  const sections = questions.map((section: unknown) =>
    Array.isArray(section) ? section.flatMap((question) => parseQuestion(question) ?? []) : [],
  );
  if (sections.flat().length === 0) return null;
  const log = parsed(logName(name));
  const told = isRecord(log) && log['id'] === id ? log : {};
  return {
    id,
    number,
    began,
    paper: { questions: sections, math: math as MockPaper['math'] },
    entries: parseEntries(told['entries']) ?? [],
    struck: struckOf(told['struck']),
  };
}

/** A mock that began on this device and is not in a record yet. */
export interface OpenMock extends Pick<KeptMock, 'number' | 'began'> {
  readonly name: MockName;
  /** ms since 1970; after that its page marks it. */
  readonly endsAt: number;
}

/**
 * The mocks that are under way, or wait for their marks, the latest start first. They survive a log-in. A record makes ids by `device`. It
 * tells the mocks of its owner from those of other people on this phone.
 */
export function openMocks(device: string): OpenMock[] {
  return mockNames
    .flatMap((name) => {
      const mock = readMock(name);
      if (mock === null || mock.id !== attemptId(device, mockExam(name), mock.began)) return [];
      return [{ name, number: mock.number, began: mock.began, endsAt: endOf(name, mock) }];
    })
    .sort((one, other) => other.began - one.began);
}

/** The latest end of a mock, in ms since 1970. */
export function endOf(name: MockName, { began }: Pick<KeptMock, 'began'>): number {
  return began + patternOf(name).minutes * 60_000;
}

function struckOf(value: unknown): MockLog['struck'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([place, ids]) => {
      const options = parseTexts(ids);
      return options === undefined ? [] : [[place, options] as const];
    }),
  );
}

/** Stores a new mock; false if the browser keeps nothing. */
export function keepMock(name: MockName, mock: KeptMock): boolean {
  return write(paperName(name), mock);
}

/** Stores the actions in a mock; false if the browser keeps nothing. */
export function keepLog(name: MockName, id: string, log: MockLog): boolean {
  return write(logName(name), { id, ...log });
}

/** The record has a finished mock. */
export function dropMock(name: MockName): void {
  for (const key of [paperName(name), logName(name)]) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  }
}

/** Calls the listener when another tab has changed this mock. Returns a function that stops that. */
export function onMockElsewhere(name: MockName, listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === null || key === paperName(name) || key === logName(name)) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
