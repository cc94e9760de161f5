import fc from 'fast-check';
import { expect, it } from 'vitest';
import { raisedParts, withoutRaised } from './raised.ts';

const said = (text: string) => raisedParts(text).map((part) => `${part.kind}:${part.text}`);

it('finds what stands below and above the line, and where lines end', () => {
  expect(said('H<sub>2</sub>O and x<sup>$n$</sup>\nboil')).toEqual([
    'words:H',
    'sub:2',
    'words:O and x',
    'sup:$n$',
    'break:\n',
    'words:boil',
  ]);
});

it.each(['<b>wet</b>', 'a < b <sub> c', '<sub></sub>', '<sub>2</sup>', '$a <sub>b</sub>$', '<sub onclick="x">2</sub>'])(
  'leaves %s as it is',
  (text) => expect(said(text)).toEqual([`words:${text}`]),
);

it('loses no character of a text but those two elements', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('<sub>', '</sub>', '<sup>', '</sup>', '$', '\n', '2'));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const tagged = raisedParts(text).map((part) =>
        part.kind.startsWith('su') ? `<${part.kind}>${part.text}</${part.kind}>` : part.text,
      );
      expect(tagged.join('')).toBe(text);
      expect(withoutRaised(text).length).toBeLessThanOrEqual(text.length);
    }),
  );
});
