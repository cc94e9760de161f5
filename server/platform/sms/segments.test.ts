import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitSms, mostSegments, smsLength } from './segments.ts';

it.each([
  ['', 'gsm-7', 1, 160],
  ['a'.repeat(160), 'gsm-7', 1, 0],
  ['a'.repeat(161), 'gsm-7', 2, 145],
  ['a'.repeat(306), 'gsm-7', 2, 0],
  ['a'.repeat(307), 'gsm-7', 3, 152],
  ['€'.repeat(80), 'gsm-7', 1, 0],
  // A letter of two units does not fit into the last unit of a segment.
  [`${'a'.repeat(152)}€${'a'.repeat(10)}`, 'gsm-7', 2, 141],
  ['क'.repeat(70), 'ucs-2', 1, 0],
  ['क'.repeat(71), 'ucs-2', 2, 63],
  [`${'क'.repeat(66)}😀${'क'.repeat(5)}`, 'ucs-2', 2, 60],
  ['It’s', 'ucs-2', 1, 66],
  ['तपाईंको आवेदन स्वीकृत भयो। सिम्बोल नम्बर: २०८३१०१।', 'ucs-2', 1, 20],
])('%j is %s in %i segments', (text, encoding, segments, unitsLeft) => {
  expect(smsLength(text)).toEqual({ encoding, segments, unitsLeft });
});

it('has at most three segments, whatever names stand in it', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(name, name, (title, room) => {
      const text = fitSms((named) => `${named}: भोलि छ, कोठा ${room}।`, title);
      expect(smsLength(text).segments).toBeLessThanOrEqual(mostSegments);
    }),
  );
});

it('loses letters of a long name, and nothing of the rest', () => {
  const say = (title: string) => `${title}: तपाईंलाई सिट प्रस्ताव गरिएको छ।`;
  expect(fitSms(say, 'बीसीए')).toBe('बीसीए: तपाईंलाई सिट प्रस्ताव गरिएको छ।');
  expect(fitSms(say, 'प्रवेश परीक्षा '.repeat(30))).toMatch(/परीक्षा.*\.\.\.: तपाईंलाई सिट प्रस्ताव गरिएको छ।$/);
});

it('has no sign that makes an English text a long one', () => {
  const text = fitSms((title) => `${title}: Answer on your application’s page – “today”…`, 'BCA');
  expect([text, smsLength(text).encoding]).toEqual(['BCA: Answer on your application\'s page - "today"...', 'gsm-7']);
});
