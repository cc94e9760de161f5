import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Receipt } from './receipt.ts';
import { ReceiptScreen } from './receipt-screen.tsx';

const receipt: Receipt = {
  code: '4QZ7M-2K9XT',
  title: { en: 'Entrance' },
  candidate: { symbolNumber: '1001', name: 'Sita', room: null, seat: null, extraMinutes: 0, present: true },
  answers: 3,
  total: 5,
  handedIn: true,
  endedAt: Date.UTC(2026, 10, 22, 7),
};

it('says what comes next, and of what was only tried that nothing does', () => {
  expect(renderToStaticMarkup(<ReceiptScreen receipt={receipt} />)).toContain('The key is out');
  const tried = renderToStaticMarkup(<ReceiptScreen receipt={{ ...receipt, isTrial: true }} />);
  expect(tried).not.toContain('The key is out');
  expect(tried).toContain('no key and no result follow');
  expect(tried).toContain('It stands for nothing here');
});
