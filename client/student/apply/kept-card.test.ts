import { expect, it } from 'vitest';
import { isCardReady } from './card-times.ts';
import { openKeptApplications, type KeptCard } from './kept-application.ts';

const both = { en: 'Himchuli College', ne: 'हिमचुली कलेज' };
const kept: KeptCard = {
  card: {
    number: '48201739',
    code: 'BCA-2083',
    title: { en: 'BCA Scholarship Entrance' },
    symbolNumber: '620117',
    name: 'Asmita Tamang',
    nameNepali: null,
    dateOfBirth: '2008-05-25',
    groups: ['Women'],
    room: '204',
    seat: 'C5',
    extraMinutes: 0,
    startsAt: '2026-12-12T05:15:00.000Z',
    beThereAt: '2026-12-12T04:30:00.000Z',
    lastEntryAt: '2026-12-12T05:45:00.000Z',
    minutes: 120,
    bring: null,
    pin: '12345678',
    photo: null,
    qr: 'TAYARI:BCA-2083:620117:K7Q2M9XA',
    now: '2026-12-08T04:30:00.000Z',
  },
  college: { name: both, address: both, phone: '', signatory: both, signsAs: both },
  photo: null,
  logo: null,
  until: 1,
};

it('keeps a card as it was, until the device is left', async () => {
  const device = await openKeptApplications();
  await device.keepCard('BCA-2083', kept);
  expect(await device.card('BCA-2083')).toEqual(kept);
  expect(await device.card('SCI-2083')).toBeUndefined();
  await device.forget('BCA-2083');
  expect(await device.card('BCA-2083')).toBeUndefined();
});

it('shows a card that was kept before cards had a logo', async () => {
  const device = await openKeptApplications();
  const { logo: _, ...before } = kept;
  await device.keepCard('BCA-2083', before as KeptCard);
  expect(await device.card('BCA-2083')).toEqual(kept);
});

it('knows no card that something else has changed', async () => {
  const device = await openKeptApplications();
  await device.keepCard('BCA-2083', { ...kept, until: 'tomorrow' } as unknown as KeptCard);
  expect(await device.card('BCA-2083')).toBeUndefined();
});

it('is ready for an accepted applicant with a number, from the day of the notice', () => {
  const notice = { cardsFrom: '2026-12-08T04:30:00.000Z', now: '2026-12-08T04:30:00.000Z' };
  const own = { state: 'accepted', symbolNumber: '620117' } as const;
  expect(isCardReady(own, notice)).toBe(true);
  expect(isCardReady(own, { ...notice, now: '2026-12-08T04:29:59.000Z' })).toBe(false);
  expect(isCardReady(own, { ...notice, cardsFrom: null })).toBe(false);
  expect(isCardReady({ ...own, symbolNumber: null }, notice)).toBe(false);
});
