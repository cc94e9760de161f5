import { expect, it } from 'vitest';
import { momentInBoth } from './dates.ts';
import * as english from './en/notices.ts';
import * as applyInNepali from './ne/apply.ts';
import * as nepali from './ne/notices.ts';

it('say in one sentence how long applications are open, in the order of each language', () => {
  expect(english.closesAfter(english.left.days(3))).toBe('Applications close in 3 days');
  expect(nepali.closesAfter(nepali.left.days(3))).toBe('आवेदन बन्द हुन ३ दिन बाँकी');
});

it('keep the Gregorian date and the time of a received application in their own digits', () => {
  const moment = momentInBoth('ne', Date.UTC(2026, 10, 22, 5, 15));
  expect(applyInNepali.received(moment)).toBe('कलेजले तपाईंको आवेदन २०८३ मंसिर ६ गते, आइतबार (22 Nov 2026), 11:00 बजे पायो।');
});
