import fc from 'fast-check';
import type { Result } from '../marking/criteria.ts';

/** A candidate's result with only what a test is about. */
export function result(symbolNumber: string, marks: number, more: Partial<Result> = {}): Result {
  return {
    symbolNumber,
    marks,
    sections: {},
    wrong: 0,
    previousScore: null,
    dateOfBirth: null,
    handInAt: null,
    groups: [],
    withheld: false,
    ...more,
  };
}

/** Few different values, so that ties are common. */
const someResult = fc.record({
  marks: fc.integer({ min: -2, max: 8 }).map((marks) => marks * 100),
  sections: fc.record({ Physics: fc.integer({ min: 0, max: 2 }) }),
  wrong: fc.integer({ min: 0, max: 2 }),
  previousScore: fc.option(fc.integer({ min: 0, max: 2 })),
  dateOfBirth: fc.option(fc.constantFrom('2009-01-01', '2008-05-05')),
  handInAt: fc.option(fc.integer({ min: 0, max: 2 })),
  groups: fc.subarray(['Women', 'Dalit', 'Remote']),
  withheld: fc.boolean(),
});

/** Up to 30 candidates, each with a symbol number of their own. */
export const someResults: fc.Arbitrary<Result[]> = fc
  .array(someResult, { maxLength: 30 })
  .map((results) => results.map((each, index) => ({ ...each, symbolNumber: String(1000 + index) })));
