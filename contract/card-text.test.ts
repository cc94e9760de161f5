import { expect, it } from 'vitest';
import { cardText, readCardText } from './card-text.ts';

it('reads what a card holds, and of a printed card its address', () => {
  const card = { code: 'BCA-2083', symbolNumber: 'A-017', check: 'A7BCDEFG' };
  expect(readCardText(cardText(card))).toEqual(card);
  const printed = { code: 'BCA-2083', symbolNumber: '620117', check: null };
  expect(readCardText('https://himchuli.edu.np/ne/hall/BCA-2083#620117/')).toEqual(printed);
  expect(readCardText('http://10.0.0.5:3000/hall/BCA-2083#620117/')).toEqual(printed);
});

it.each([
  '',
  'https://example.com/',
  'TAYARI:BCA-2083:620117',
  'TAYARI:BCA-2083:620117:short',
  'https://himchuli.edu.np/hall/BCA-2083',
])('takes no other code for a card: %s', (scanned) => {
  expect(readCardText(scanned)).toBeNull();
});
