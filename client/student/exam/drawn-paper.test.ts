import { expect, test, vi, afterEach } from 'vitest';
import { someQuestions } from '#exam/testing/questions.ts';
import { writeStored } from '#client/lib/storage/stored-values.ts';
import { startAttempt } from '#exam/practice/open.ts';
import { store } from '#exam/practice/stored-attempt.ts';
import { giveDrawnPaper, parseDrawn, takeDrawnPaper } from './drawn-paper.ts';

const questions = someQuestions(3);
const drawn = { exam: 'category-test', math: { x: '<math/>' }, categoryQuestions: { physics: questions } };
const exam = { id: 'category-test', format: 'category-test' } as const;

afterEach(() => vi.unstubAllGlobals());

/** Storage of a browser with these values. */
function keep(values: Record<string, unknown>): void {
  const texts = new Map(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
  vi.stubGlobal('localStorage', { getItem: (key: string) => texts.get(key) ?? null });
}

test('a paper of the server is read whole, with all its questions in their order', () => {
  expect(parseDrawn(JSON.stringify(drawn))).toEqual({ ...drawn, questions });
  const set = { exam: 'science-exam', math: {}, setIndex: 2, questions };
  expect(parseDrawn(JSON.stringify(set))).toEqual(set);
  const explanations = { texts: { 1: 'because' }, math: {} };
  expect(parseDrawn(JSON.stringify({ ...drawn, explanations }))?.explanations).toEqual(explanations);
});

test.each(['', 'null', '{', '{"exam":"x"}', JSON.stringify({ ...drawn, categoryQuestions: { physics: [{ id: 1 }] } })])(
  'what is no paper is none: %s',
  (json) => {
    expect(parseDrawn(json)).toBeNull();
  },
);

test('it is for its own exam, once, and not over a paper under way', () => {
  const paper = { ...drawn, questions };
  giveDrawnPaper(paper);
  expect(takeDrawnPaper({ id: 'entrance-quiz', format: 'entrance-quiz' })).toBeNull();
  giveDrawnPaper(paper);
  expect(takeDrawnPaper(exam)).toBe(paper);
  expect(takeDrawnPaper(exam)).toBeNull();

  const underWay = {
    exam: { id: exam.id, beganAt: 5, chosen: [null], late: [], settledAt: null, ended: false },
    currentQuestionIndex: 0,
    startTime: 5,
    score: 0,
    categoryQuestions: { physics: someQuestions(2, 'physics', 50) },
  };
  keep(underWay);
  giveDrawnPaper(paper);
  expect(takeDrawnPaper(exam)).toBeNull();
  keep({ ...underWay, exam: { ...underWay.exam, ended: true } });
  giveDrawnPaper(paper);
  expect(takeDrawnPaper(exam)).toBe(paper);
});

test('it serves again while it is under way in this program, and no longer than that', () => {
  const paper = { ...drawn, questions };
  giveDrawnPaper(paper);
  expect(takeDrawnPaper(exam)).toBe(paper);
  expect(takeDrawnPaper(exam)).toBeNull();
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  const begin = () => {
    const attempt = startAttempt(exam, paper, () => 0, 5);
    writeStored(store(attempt, 5));
  };
  begin();
  expect(takeDrawnPaper(exam)).toBe(paper);
  writeStored({ exam: undefined });
  expect(takeDrawnPaper(exam)).toBeNull();
  begin();
  stored.set('categoryQuestions', JSON.stringify({ physics: someQuestions(2, 'physics', 50) }));
  expect(takeDrawnPaper(exam)).toBeNull();
});

test('a set serves a paper under way of the same set, and no other', () => {
  const ofSet = (setIndex: number) => ({ exam: 'science-exam', math: {}, setIndex, questions });
  const science = { id: 'science-exam', format: 'science-exam' } as const;
  keep({ exam: { id: science.id, beganAt: 5, chosen: [], late: [], settledAt: null, ended: false }, setIndex: 1 });
  giveDrawnPaper(ofSet(1));
  expect(takeDrawnPaper(science)?.setIndex).toBe(1);
  giveDrawnPaper(ofSet(0));
  expect(takeDrawnPaper(science)).toBeNull();
});
