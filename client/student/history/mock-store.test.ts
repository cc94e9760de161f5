import { afterEach, expect, test, vi } from 'vitest';
import { mockExam } from '#exam/record/mock-exam.ts';
import { attemptId } from '#exam/record/attempt-id.ts';
import { november } from '#exam/testing/records.ts';
import { someQuestions } from '#exam/testing/questions.ts';
import { keepMock, openMocks } from './mock-store.ts';

const minute = 60_000;

afterEach(() => vi.unstubAllGlobals());

function begin(device: string, name: 'tu-bca' | 'plus-two-science', began: number): void {
  const paper = { questions: [someQuestions(2, 'physics')], math: {} };
  keepMock(name, { id: attemptId(device, mockExam(name), began), number: 1, began, paper });
}

test('a mock that goes on is told to who began it, and to nobody who signs in after them', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  begin('of-the-visitor', 'tu-bca', november);
  begin('of-the-account', 'plus-two-science', november + minute);
  const told = (device: string) => openMocks(device).map(({ name, endsAt }) => [name, endsAt]);
  expect(told('of-the-visitor')).toEqual([['tu-bca', november + 120 * minute]]);
  expect(told('of-the-account')).toEqual([['plus-two-science', november + 91 * minute]]);
  expect(told('of-a-sibling')).toEqual([]);
});
