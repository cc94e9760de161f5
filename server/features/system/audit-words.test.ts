import { describe, expect, it } from 'vitest';
import { Role } from '#contract/duty.ts';
import { CandidateChange } from '#contract/candidates.ts';
import { ExaminationRules, Seats, Section, Timing } from '#contract/examination.ts';
import { ItemContent } from '#contract/items.ts';
import { NoticeRules } from '#contract/notices.ts';
import { unknownNumbers, wrongPasses, wrongPins } from '#server/features/hall/limits.ts';
import { limits } from '#server/platform/security/limits.ts';
import { acts } from '#server/platform/audit/audit-log.ts';
import * as en from '#text/en/staff-log.ts';
import * as ne from '#text/ne/staff-log.ts';

describe.each([
  ['English', en],
  ['Nepali', ne],
])('the audit log in %s', (_, texts) => {
  const lacking = (named: Readonly<Record<string, unknown>>, names: readonly string[]) =>
    names.filter((name) => !Object.hasOwn(named, name));

  it('has words for every act', () => expect(lacking(texts.acts, acts)).toEqual([]));

  it('has words for every field of what changes', () => {
    const fields = [ExaminationRules, Section, Seats, CandidateChange, NoticeRules].flatMap(({ shape }) =>
      Object.keys(shape),
    );
    expect(lacking(texts.fields, fields)).toEqual([]);
    const ofItems = Object.keys(ItemContent.shape);
    expect(lacking({ ...texts.fields, ...texts.values['texts'] }, ofItems)).toEqual([]);
  });

  it('has words for every role, timing and limit that refuses', () => {
    expect(lacking(texts.values['role'] ?? {}, Role.options)).toEqual([]);
    expect(lacking(texts.values['timing'] ?? {}, Timing.options)).toEqual([]);
    const refusing = [
      ...Object.values(limits).filter(({ effect }) => effect === 'refuse'),
      ...wrongPins,
      ...unknownNumbers,
      ...wrongPasses,
    ];
    expect(
      lacking(
        texts.values['limit'] ?? {},
        refusing.map(({ name }) => name),
      ),
    ).toEqual([]);
  });
});

it('both languages have words for the same', () => {
  const names = ({ fields, values, acts: said, subjects }: typeof en | typeof ne) => [
    ...[fields, said, subjects].map((each) => Object.keys(each)),
    ...Object.entries(values).map(([field, words]) => [field, ...Object.keys(words)]),
  ];
  expect(names(ne)).toEqual(names(en));
});
