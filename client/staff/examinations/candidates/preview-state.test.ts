import { expect, it } from 'vitest';
import { answered, ask, emptyPreview } from './preview-state.ts';

const what = { csv: 'A,B' };
const [first, second] = [
  { what, said: { is: 'name,room' } },
  { what, said: { is: 'name,seat' } },
];
const found = (added: number) => ({ added, updated: 0, errors: [], ignored: [] });

it('shows what the later choice of columns came to, in whichever order the answers come', () => {
  const both = ask(ask(emptyPreview, first), second);
  for (const order of [
    [first, second],
    [second, first],
  ]) {
    const shown = order.reduce((state, request) => answered(state, request, found(request === second ? 2 : 1)), both);
    expect(shown.found?.added).toBe(2);
  }
  const failed = answered(answered(both, second, found(2)), first, null);
  expect(failed.found?.added).toBe(2);
});

it('keeps what is shown while the same file is looked at anew, and nothing of another', () => {
  const shown = answered(ask(emptyPreview, first), first, found(1));
  expect(ask(shown, second).found?.added).toBe(1);
  expect(ask(shown, { what: { csv: 'A,B' }, said: {} }).found).toBeNull();
  expect(answered(emptyPreview, first, found(1))).toEqual(emptyPreview);
});
