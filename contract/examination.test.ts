import { expect, test } from 'vitest';
import { NewExamination } from '#contract/examination.ts';
import { fieldCode } from '#contract/field-code.ts';
import * as t from '#text/en/fields.ts';

const codes = new Set<unknown>(Object.keys(t));

test('what a pattern lacks is told by codes of ours, as the form sends what is empty', () => {
  const nothing = {
    code: '',
    title: { en: '' },
    startsAt: ' 11:00',
    minutes: null,
    passMark: null,
    secondsEach: null,
    sections: [{ title: '', subject: '', count: null, marks: null, penalty: null }],
    notInLast: null,
    seats: { open: null, groups: [{ name: '', seats: -1 }], waiting: 100_001 },
    coExaminers: ['nobody'],
  };
  const issues = NewExamination.safeParse(nothing).error?.issues ?? [];
  expect(issues.length).toBeGreaterThan(12);
  expect(issues.filter(({ message }) => !codes.has(message))).toEqual([]);
  expect(NewExamination.safeParse({ ...nothing, sections: [] }).error?.issues.map(({ message }) => message)).toContain(
    fieldCode('noSection'),
  );
});
