import { describe, expect, it } from 'vitest';
import type { ApplicationForm, FormField } from '#contract/application-form.ts';
import {
  formProblems,
  neededDocuments,
  parseApplication,
  type FormRules,
  type ParsedApplication,
} from '#contract/parse-application.ts';
import * as en from '#text/en/application-problems.ts';
import * as ne from '#text/ne/application-problems.ts';

const moment = { late: false, today: '2026-11-25' };

/** A notice that asks for everything, and needs it. */
const all: FormRules = {
  asks: (
    [
      'nameNepali',
      'gender',
      'phone',
      'email',
      'address',
      'guardian',
      'school',
      'board',
      'previousScore',
      'groups',
      'help',
    ] as const
  ).map((field) => ({ field, needed: true })),
  questions: [
    { options: [], needed: true },
    { options: ['bus', 'on foot'], needed: true },
  ],
  score: 'gpa',
  fee: 1000,
  lateFee: 1500,
  feeWays: ['voucher', 'esewa'],
  seats: { groups: [{ name: 'Women' }, { name: 'Remote area' }] },
  photo: true,
  documents: [{ neededFor: 'all' }, { neededFor: 'Remote area' }],
};
/** One that asks for nothing but name and date of birth. */
const least: FormRules = { ...all, asks: [], questions: [], fee: 0, feeWays: [], photo: false, documents: [] };

const whole: ApplicationForm = {
  name: 'Asmita Tamang',
  nameNepali: 'अस्मिता तामाङ',
  dateOfBirth: 'BS 2065-2-12',
  gender: 'female',
  phone: '98412 33456',
  email: 'asmita@example.com',
  province: '3',
  district: '302',
  localLevel: '30206',
  ward: '११',
  tole: 'Talamarang',
  guardian: 'Man Bahadur Tamang',
  school: 'Shree Bhimsen Secondary School',
  schoolKind: 'community',
  board: 'NEB',
  passedYear: '2082',
  previousScore: '3.42',
  groups: 'Women;Remote area',
  help: 'yes',
  helpReason: '20 minutes more',
  feeWay: 'voucher',
  bank: 'RBB',
  voucher: '0093412',
  voucherDay: 'BS 2083-8-6',
  'answer-0': 'A friend',
  'answer-1': '1',
};

const read = (form: ApplicationForm, rules: FormRules = all) => parseApplication(form, rules, moment);
const problem = (field: FormField, said: string, rules = all) =>
  read({ ...whole, [field]: said }, rules).problems.map((each) => [each.field, each.code]);
const taken = (field: FormField, said: string, rules = all): ParsedApplication | null =>
  read({ ...whole, [field]: said }, rules).application;

describe('a form', () => {
  it('is read as it was typed', () => {
    expect(read(whole)).toEqual({
      problems: [],
      application: {
        name: 'Asmita Tamang',
        nameNepali: 'अस्मिता तामाङ',
        dateOfBirth: '2008-05-25',
        gender: 'female',
        phone: '9841233456',
        email: 'asmita@example.com',
        address: {
          province: '3',
          district: '302',
          localLevel: '30206',
          ward: 11,
          tole: 'Talamarang',
        },
        guardian: 'Man Bahadur Tamang',
        school: 'Shree Bhimsen Secondary School',
        schoolKind: 'community',
        board: 'NEB',
        passedYear: 2082,
        previousScore: 3.42,
        groups: ['Women', 'Remote area'],
        help: '20 minutes more',
        feeWay: 'voucher',
        voucher: { bank: 'RBB', number: '0093412', day: '2026-11-22' },
        answers: ['A friend', 1],
      },
    });
  });

  it('tells everything that is missing, in the order of the form', () => {
    expect(read({}).problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name missing',
      'nameNepali missing',
      'dateOfBirth missing',
      'gender choose',
      'phone missing',
      'email missing',
      'province choose',
      'district choose',
      'localLevel choose',
      'ward choose',
      'guardian missing',
      'school missing',
      'schoolKind choose',
      'board missing',
      'passedYear missing',
      'previousScore missing',
      'help choose',
      'feeWay choose',
      'answer-0 missing',
      'answer-1 choose',
    ]);
  });

  it('needs no more than a name and a day of birth where nothing else is asked, and keeps nothing else', () => {
    const { application } = read(whole, least);
    const { name, dateOfBirth, groups, answers, ...rest } = application ?? {};
    expect([name, dateOfBirth, groups, answers]).toEqual(['Asmita Tamang', '2008-05-25', [], []]);
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });

  it('may leave out what is asked and not needed, but not half of an address', () => {
    const asks = all.asks.map(({ field }) => ({ field, needed: false }));
    const { name = '', dateOfBirth = '' } = whole;
    expect(read({ name, dateOfBirth }, { ...least, asks }).problems).toEqual([]);
    const half = read({ name, dateOfBirth, province: '3' }, { ...least, asks }).problems;
    expect(half.map(({ field }) => field)).toEqual(['district', 'localLevel', 'ward']);
  });
});

describe('a field', () => {
  it.each<[FormField, string, string]>([
    ['name', 'अस्मिता', 'name-letters'],
    ['name', 'Asmita 2', 'name-letters'],
    ['name', 'A'.repeat(101), 'too-long'],
    ['name', 'Asmita\u0000', 'unreadable'],
    ['nameNepali', 'Asmita', 'name-devanagari'],
    ['nameNepali', '।।।', 'name-devanagari'],
    ['dateOfBirth', 'BS 2065-2-33', 'no-day'],
    ['dateOfBirth', 'BS 2065-2', 'no-day'],
    ['dateOfBirth', 'AD 2008-2-30', 'no-day'],
    ['dateOfBirth', 'AD 2065-2-12', 'day-later'],
    ['dateOfBirth', 'AD 2018-11-26', 'day-later'],
    ['dateOfBirth', 'AD 1925-11-25', 'too-old'],
    ['gender', 'girl', 'choose'],
    ['phone', '8841233456', 'phone-form'],
    ['phone', 'my brother has one', 'phone-form'],
    ['email', 'nowhere', 'email-form'],
    ['email', 'a@b@example.com', 'email-form'],
    ['localLevel', '<script>', 'choose'],
    ['localLevel', '30106', 'choose'],
    ['localLevel', '302', 'choose'],
    ['ward', '36', 'ward'],
    ['passedYear', '2084', 'year'],
    ['previousScore', '4.01', 'gpa'],
    ['previousScore', '3.425', 'gpa'],
    ['previousScore', '-1', 'gpa'],
    ['groups', 'Women;Astronauts', 'choose'],
    ['voucherDay', 'AD 2026-11-26', 'no-day'],
    ['answer-1', '2', 'choose'],
  ])('%s as “%s” is told: %s', (field, said, code) => {
    expect(problem(field, said)).toEqual([[field, code]]);
  });

  it('says how many digits a number has', () => {
    expect(read({ ...whole, phone: '984123345' }).problems).toEqual([
      { field: 'phone', code: 'phone-digits', params: { digits: 9 } },
    ]);
  });

  it.each([
    ['984-123-3456', '9841233456'],
    ['+977 9841233456', '9841233456'],
    ['००९७७९८४१२३३४५६', '9841233456'],
    ['+91 98765 43210', '+919876543210'],
    ['0044 7700 900123', '+447700900123'],
  ])('takes the mobile number %s', (said, number) => expect(taken('phone', said)?.phone).toBe(number));

  it.each([
    ['AD 2008-5-25', '2008-05-25'],
    ['BS २०६५-२-१२', '2008-05-25'],
  ])('takes the day %s', (said, day) => expect(taken('dateOfBirth', said)?.dateOfBirth).toBe(day));

  it('takes a percentage where the notice asks for one', () => {
    expect(taken('previousScore', '८२.५ %', { ...all, score: 'percent' })?.previousScore).toBe(82.5);
    expect(problem('previousScore', '101', { ...all, score: 'percent' })).toEqual([['previousScore', 'percent']]);
  });

  it('takes no gender from a person who would rather not say', () => {
    expect(taken('gender', 'unsaid')?.gender).toBeNull();
  });

  it('asks why help is wanted, and forgets it where none is', () => {
    expect(problem('helpReason', '')).toEqual([['helpReason', 'missing']]);
    expect(taken('help', 'no')?.help).toBeNull();
  });
});

describe('the fee', () => {
  it('is not asked about where none is owed, which may depend on the day', () => {
    const { feeWay: _, ...form } = whole;
    const rules = { ...all, fee: 0 };
    expect(parseApplication(form, rules, moment).problems).toEqual([]);
    expect(parseApplication(form, rules, { ...moment, late: true }).problems.map(({ field }) => field)).toEqual([
      'feeWay',
    ]);
  });

  it('is paid in a way that the notice has', () => {
    expect(problem('feeWay', 'esewa', { ...all, feeWays: ['voucher'] })).toEqual([['feeWay', 'choose']]);
    expect(taken('feeWay', 'esewa')?.voucher).toBeNull();
  });
});

it('needs the documents for all, those of the claimed groups, and the picture of a voucher', () => {
  const of = (groups: readonly string[], feeWay: 'voucher' | 'esewa' | null) =>
    neededDocuments(all, { groups, feeWay }).join(' ');
  expect(of([], null)).toBe('photo 0');
  expect(of(['Women', 'Remote area'], 'voucher')).toBe('photo 0 1 voucher');
  expect(neededDocuments(least, { groups: ['Women'], feeWay: 'esewa' })).toEqual([]);
});

it('has a sentence for each problem in both languages', () => {
  for (const { applicationProblems } of [en, ne]) expect(Object.keys(applicationProblems)).toEqual([...formProblems]);
});
