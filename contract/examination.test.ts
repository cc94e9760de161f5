import { expect, test } from 'vitest';
import { NewExamination } from '#contract/examination.ts';
import * as t from '#text/en/fields.ts';

const sentences = new Set<unknown>(Object.values(t));

test('what a pattern lacks is said in sentences of ours, as the form sends what is empty', () => {
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
  expect(issues.filter(({ message }) => !sentences.has(message))).toEqual([]);
  expect(NewExamination.safeParse({ ...nothing, sections: [] }).error?.issues.map(({ message }) => message)).toContain(
    t.noSection,
  );
});
