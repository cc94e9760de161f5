import { expect, it } from 'vitest';
import { addTick, openContactNotes } from './contact-notes.ts';

function cell() {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (text: string) => {
      kept = text;
      return true;
    },
  };
}

it('notes how long it ran, and begins anew after a time without a tick', () => {
  const ticks = [5000, 10_000, 40_000, 45_000];
  expect(ticks.reduce(addTick, addTick([], 0))).toEqual([
    { from: 0, to: 10_000 },
    { from: 40_000, to: 45_000 },
  ]);
});

it('keeps what was noted over a reload, and forgets only what has arrived', () => {
  const place = cell();
  const before = openContactNotes(place);
  before.ticked(5000);
  before.wasLeft({ from: 1000, to: 4500 });
  const notes = openContactNotes(place);
  const sent = notes.noted();
  expect(sent).toEqual({ ran: [{ from: 5000, to: 5000 }], left: [{ from: 1000, to: 4500 }] });
  notes.ticked(10_000);
  notes.wasLeft({ from: 8000, to: 12_000 });
  notes.arrived(sent);
  expect(notes.noted()).toEqual({ ran: [{ from: 5000, to: 10_000 }], left: [{ from: 8000, to: 12_000 }] });
  notes.arrived(notes.noted());
  expect(openContactNotes(place).noted()).toEqual({ ran: [], left: [] });
});

it('takes what it can not read for nothing', () => {
  const place = cell();
  place.write('{"ran":[{"from":"x"}]');
  expect(openContactNotes(place).noted()).toEqual({ ran: [], left: [] });
});
