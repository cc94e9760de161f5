import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { darkAfter, divideSilence, lengthOf, silentAfter, type TimeSpan } from './silence.ts';

const silence = { from: 1000, to: 301_000 };
const stretch = (from: number, to: number): TimeSpan => ({ from, to });

describe('a silence', () => {
  it('of a device that reports nothing was dark, once it is longer than a lost link goes unnoticed', () => {
    expect(divideSilence(silence, [])).toEqual({ dark: [silence], worked: [] });
    const short = stretch(0, silentAfter - 1);
    expect(divideSilence(short, [])).toEqual({ dark: [], worked: [short] });
    expect(divideSilence(stretch(0, silentAfter), [])).toEqual({ dark: [stretch(0, silentAfter)], worked: [] });
  });

  it('of a device that ran all along was work without a link', () => {
    expect(divideSilence(silence, [silence])).toEqual({ dark: [], worked: [silence] });
  });

  it('begins with work where the device reports soon enough', () => {
    const ran = stretch(silence.from + silentAfter - 1, silence.to);
    expect(divideSilence(silence, [ran])).toEqual({ dark: [], worked: [silence] });
    const late = stretch(silence.from + silentAfter, silence.to);
    expect(divideSilence(silence, [late])).toEqual({ dark: [stretch(silence.from, late.from)], worked: [late] });
  });

  it('is dark between two reports and after the last one from three missing ticks on', () => {
    const first = stretch(1000, 100_000);
    const soon = stretch(100_000 + darkAfter - 1, silence.to);
    expect(divideSilence(silence, [first, soon])).toEqual({ dark: [], worked: [silence] });
    const later = stretch(100_000 + darkAfter, silence.to);
    expect(divideSilence(silence, [first, later])).toEqual({
      dark: [stretch(100_000, later.from)],
      worked: [first, later],
    });
    expect(divideSilence(silence, [first])).toEqual({ dark: [stretch(100_000, silence.to)], worked: [first] });
  });

  it('has of a report only what lies within it', () => {
    expect(divideSilence(silence, [stretch(-50_000, 400_000)])).toEqual({ dark: [], worked: [silence] });
    const outside = [stretch(-50_000, silence.from), stretch(silence.to, 400_000)];
    expect(divideSilence(silence, outside)).toEqual({ dark: [silence], worked: [] });
    // A running time that ends where the silence begins does not show that the device notes its ticks.
    const short = stretch(1000, 1000 + silentAfter - 1);
    expect(divideSilence(short, [stretch(0, short.from)])).toEqual({ dark: [], worked: [short] });
  });
});

const someStretch = fc.tuple(fc.nat(400_000), fc.nat(90_000)).map(([from, length]) => stretch(from, from + length));
const someReports = fc.array(someStretch, { maxLength: 8 });

test('whatever is reported in whichever order, dark and worked are the silence, without a gap and nothing twice', () => {
  fc.assert(
    fc.property(someStretch, someReports, (whole, ran) => {
      const { dark, worked } = divideSilence(whole, ran);
      const parts = [...dark, ...worked].sort((one, other) => one.from - other.from);
      for (const [place, part] of parts.entries()) {
        expect(part.from).toBe(parts[place - 1]?.to ?? whole.from);
        expect(part.to).toBeGreaterThan(part.from);
      }
      expect(parts.at(-1)?.to ?? whole.from).toBe(whole.to);
      expect(divideSilence(whole, ran.toReversed())).toEqual({ dark, worked });
    }),
  );
});

test('no moment in which the device reports that it ran is dark', () => {
  fc.assert(
    fc.property(someStretch, someReports, (whole, ran) => {
      for (const { from, to } of divideSilence(whole, ran).dark) {
        for (const each of ran) expect(Math.min(to, each.to) - Math.max(from, each.from)).toBeLessThanOrEqual(0);
      }
    }),
  );
});

test('stretches that lie over each other count once', () => {
  expect(lengthOf([])).toBe(0);
  expect(lengthOf([stretch(10, 20), stretch(40, 45)])).toBe(15);
  expect(lengthOf([stretch(15, 30), stretch(10, 20)])).toBe(20);
  expect(lengthOf([stretch(10, 50), stretch(20, 30), stretch(50, 51)])).toBe(41);
  const inSeconds = someStretch.map(({ from, to }) => stretch(Math.floor(from / 1000), Math.floor(to / 1000)));
  fc.assert(
    fc.property(fc.array(inSeconds, { maxLength: 8 }), (stretches) => {
      const seconds = new Set(
        stretches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, more) => from + more)),
      );
      expect(lengthOf(stretches)).toBe(seconds.size);
    }),
  );
});
