import { describe, expect, it } from 'vitest';
import { NoticeRules } from '#contract/notices.ts';
import { nepalTime } from '#text/dates.ts';
import { draftOfNotice, newNotice, writtenNotice } from './notice-draft.ts';

const draft = {
  ...newNotice,
  opensAt: { day: '2026-11-01', time: '10:00' },
  closesAt: { day: '२०२६-११-२६', time: '17:00' },
  correctionUntil: { day: '2026-11-30', time: '17:00' },
  fee: '1000',
  eligibility: 'Class 12.\nAny board.',
  eligibilityNe: 'कक्षा १२।',
  leastScore: '2.00',
  documents: [{ en: 'Grade sheet', ne: 'ग्रेडसिट', neededFor: 'all' }],
  questions: [{ en: 'Shift?', ne: '', options: 'Morning | बिहान\nDay\n', needed: true }],
};

describe('the form of a notice', () => {
  it('writes the notice that the contract takes, with digits of either script', () => {
    const rules = NoticeRules.parse(writtenNotice(draft, null, nepalTime));
    expect(rules).toMatchObject({
      opensAt: '2026-11-01T04:15:00.000Z',
      closesAt: '2026-11-26T11:15:00.000Z',
      lateUntil: null,
      fee: 1000,
      feeWays: ['voucher'],
      eligibility: { en: 'Class 12.\nAny board.', ne: 'कक्षा १२।' },
      leastScore: 2,
      greatestAge: null,
      questions: [{ options: [{ en: 'Morning', ne: 'बिहान' }, { en: 'Day' }], needed: true }],
    });
    expect(rules.asks.find(({ field }) => field === 'phone')).toEqual({ field: 'phone', needed: true });
  });

  it('reads a notice and writes the same one', () => {
    const rules = NoticeRules.parse(writtenNotice(draft, null, nepalTime));
    expect(NoticeRules.parse(writtenNotice(draftOfNotice(rules, nepalTime), rules, nepalTime))).toEqual(rules);
  });

  it('keeps the ways in which a fee is paid, and has none without a fee', () => {
    const ways = (more: Partial<typeof newNotice>) => writtenNotice({ ...draft, ...more }, null, nepalTime).feeWays;
    expect(ways({ esewa: true })).toEqual(['voucher', 'esewa']);
    expect(ways({ voucher: false, esewa: true })).toEqual(['esewa']);
    expect(ways({ fee: '0', esewa: true })).toEqual([]);
    const rules = NoticeRules.parse(writtenNotice({ ...draft, voucher: false, esewa: true }, null, nepalTime));
    expect(writtenNotice(draftOfNotice(rules, nepalTime), rules, nepalTime).feeWays).toEqual(['esewa']);
  });

  it('leaves to the server what it can’t read', () => {
    const written = writtenNotice({ ...draft, closesAt: { day: 'soon', time: '' } }, null, nepalTime);
    expect(written.closesAt).toBe('soon ');
    expect(NoticeRules.safeParse(written).success).toBe(false);
  });
});
