import { expect, it } from 'vitest';
import type { ExaminationState } from '#contract/examination.ts';
import { nextExamination } from './next-examination.ts';

const examination = (code: string, state: ExaminationState, day: number) => ({
  code,
  title: { en: code },
  state,
  startsAt: new Date(Date.UTC(2026, 10, day)).toISOString(),
  now: new Date(Date.UTC(2026, 10, 20)).toISOString(),
});

const late = examination('LATE', 'sealed', 29);
const soon = examination('SOON', 'draft', 22);
const on = examination('ON', 'running', 19);

it.each([
  ['the soonest', [late, soon], 'SOON'],
  ['one that is on before others', [late, on, soon], 'ON'],
  ['none that should have started', [examination('FORGOTTEN', 'draft', 18)], undefined],
  ['none that is over', [examination('OVER', 'published', 10), examination('KEY', 'ended', 19)], undefined],
])('the next examination is %s', (_, examinations, code) => {
  expect(nextExamination(examinations)?.code).toBe(code);
});
