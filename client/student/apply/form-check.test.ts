import { describe, expect, it } from 'vitest';
import type { Notice } from '#contract/notices.ts';
import { checkForm, partsOfNotice } from './form-check.ts';

const notice: Notice = {
  code: 'BCA-2083',
  title: { en: 'BCA Entrance' },
  pattern: null,
  state: 'open',
  now: '2026-11-23T15:00:00.000Z',
  opensAt: '2026-11-01T04:15:00.000Z',
  closesAt: '2026-11-26T11:15:00.000Z',
  lateUntil: null,
  correctionUntil: '2026-11-30T11:15:00.000Z',
  fee: 1000,
  lateFee: 1500,
  feeWays: ['voucher'],
  voucherAccount: null,
  eligibility: { en: 'Class 12.' },
  greatestAge: null,
  score: 'gpa',
  leastScore: null,
  asks: [
    { field: 'phone', needed: true },
    { field: 'groups', needed: false },
  ],
  questions: [],
  photo: true,
  documents: [
    { name: { en: 'Grade sheet' }, neededFor: 'all', kinds: ['picture', 'pdf'] },
    { name: { en: 'Recommendation' }, neededFor: 'Remote', kinds: ['picture'] },
  ],
  bring: null,
  beThereMinutes: 45,
  numbering: { first: null, order: 'application' },
  cardsFrom: null,
  resultBy: null,
  startsAt: '2026-12-12T05:15:00.000Z',
  minutes: 120,
  timing: 'whole',
  sections: [],
  seats: { open: 30, groups: [{ name: 'Remote', seats: 4 }], emptyToOpen: false, waiting: 0 },
  tieBreaks: [],
  esewa: false,
  keptMonths: 24,
  refusedKeptDays: 90,
};
const now = Date.parse(notice.now);
const nothing = { form: {}, files: [], application: null, left: [] };

describe('the check of a form', () => {
  it('has only the parts in which the notice asks something', () => {
    expect(partsOfNotice(notice)).toEqual(['you', 'groups', 'photo', 'documents', 'fee', 'check']);
    const short = { ...notice, asks: [], photo: false, documents: [], fee: 0, lateFee: 0 };
    expect(partsOfNotice(short)).toEqual(['you', 'check']);
  });

  it('says what is missing, by part', () => {
    const check = checkForm(notice, nothing, now);
    expect(check.problems.map(({ field }) => field)).toEqual(['name', 'dateOfBirth', 'phone', 'feeWay']);
    expect(check.missing).toEqual(['photo', '0']);
    expect(check.isTold).toBe(false);
  });

  it('counts a part as complete once nothing is missing in it and the applicant was there', () => {
    const done = (left: readonly string[], more = {}) => [
      ...checkForm(notice, { ...nothing, left, ...more }, now).done,
    ];
    expect(done([])).toEqual([]);
    expect(done(['you', 'groups', 'photo'])).toEqual(['groups']);
    const photo = { name: 'a', blob: new Blob(), sent: null, kind: 'photo', refused: null };
    expect(done(['you', 'groups', 'photo'], { files: [photo] })).toEqual(['groups', 'photo']);
    expect(checkForm(notice, { ...nothing, left: ['check'] }, now).isTold).toBe(true);
  });

  it('is complete as a whole only when every part is', () => {
    const short = { ...notice, asks: [], photo: false, documents: [], fee: 0, lateFee: 0 };
    const form = { name: 'Asmita Tamang', dateOfBirth: 'BS 2065-2-12' };
    const done = (left: readonly string[]) => [...checkForm(short, { ...nothing, form, left }, now).done];
    expect(done([])).toEqual([]);
    expect(done(['you'])).toEqual(['you', 'check']);
  });

  it('needs the document of a claimed group and the voucher, and takes files on their way for there', () => {
    const form = { groups: 'Remote', feeWay: 'voucher' };
    const onItsWay = { name: 'a', blob: new Blob(), sent: null };
    const files = [
      { ...onItsWay, kind: 'photo', refused: null },
      { ...onItsWay, kind: '0', refused: 'It is no picture.' },
    ];
    expect(checkForm(notice, { ...nothing, form, files }, now).missing).toEqual(['0', '1', 'voucher']);
  });
});
