import { expect, test } from 'vitest';
import { isNounName, typeNamesIn } from './check-names.ts';

test.each(['Asked', 'Sent', 'Written', 'Doing', 'Chosen', 'ReadAnswered', 'Who', 'Beside'])('%s is no noun', (name) =>
  expect(isNounName(name)).toBe(false),
);

test.each(['Finding', 'Landing', 'Screen', 'Need', 'SeatHolder', 'KeptAttempt', 'WrittenAnswer', 'T'])(
  '%s is a noun',
  (name) => expect(isNounName(name)).toBe(true),
);

test('every type and interface of a source is named, also within a function', () => {
  const source = `export interface Row {}
type Column = string;
export type Pair<One> = [One, One];
function read(): void {
  type Sent = number;
  const text = 'interface NotThis {}';
}`;
  expect(typeNamesIn('rows.ts', source)).toEqual(['Row', 'Column', 'Pair', 'Sent']);
});
