import { askableFields, type AskableField } from '#contract/application-form.ts';
import type { BodyOf } from '#contract/calls.ts';
import type { NoticeRules } from '#contract/notices.ts';
import { dayAt, momentOf, timeAt } from '#text/dates.ts';
import { asciiDigits } from '#text/numbers.ts';

/** A day in AD, 'YYYY-MM-DD', and a time; both empty where nothing is said. */
export interface MomentDraft {
  readonly day: string;
  readonly time: string;
}

/** The rules of a notice, as its form holds them: numbers as they were typed. */
export interface NoticeDraft {
  readonly opensAt: MomentDraft;
  readonly closesAt: MomentDraft;
  readonly lateUntil: MomentDraft;
  readonly correctionUntil: MomentDraft;
  readonly cardsFrom: MomentDraft;
  readonly resultBy: string;
  readonly beThereMinutes: string;
  readonly fee: string;
  readonly lateFee: string;
  readonly voucher: boolean;
  readonly esewa: boolean;
  readonly account: string;
  readonly accountNe: string;
  readonly eligibility: string;
  readonly eligibilityNe: string;
  readonly bring: string;
  readonly bringNe: string;
  readonly greatestAge: string;
  readonly score: NoticeRules['score'];
  readonly leastScore: string;
  readonly asks: Readonly<Record<AskableField, 'no' | 'optional' | 'needed'>>;
  readonly photo: boolean;
  readonly documents: readonly { readonly en: string; readonly ne: string; readonly neededFor: string }[];
  readonly questions: readonly {
    readonly en: string;
    readonly ne: string;
    readonly options: string;
    readonly needed: boolean;
  }[];
}

const nothing: MomentDraft = { day: '', time: '' };
const usual: NoticeDraft['asks'] = {
  nameNepali: 'needed',
  gender: 'optional',
  phone: 'needed',
  email: 'optional',
  address: 'needed',
  guardian: 'optional',
  school: 'needed',
  board: 'optional',
  previousScore: 'needed',
  groups: 'optional',
  help: 'optional',
};

/** What a new notice starts from: the usual fields, and no date, which only a person can know. */
export const newNotice: NoticeDraft = {
  opensAt: nothing,
  closesAt: nothing,
  lateUntil: nothing,
  correctionUntil: nothing,
  cardsFrom: nothing,
  resultBy: '',
  beThereMinutes: '45',
  fee: '0',
  lateFee: '0',
  voucher: true,
  esewa: false,
  account: '',
  accountNe: '',
  eligibility: '',
  eligibilityNe: '',
  bring: '',
  bringNe: '',
  greatestAge: '',
  score: 'gpa',
  leastScore: '',
  asks: usual,
  photo: true,
  documents: [],
  questions: [],
};

/** The rules of a notice as its form holds them; times by the clocks of `zone`. */
export function draftOfNotice(rules: NoticeRules, zone: string): NoticeDraft {
  const momentAt = (at: string | null): MomentDraft =>
    at === null ? nothing : { day: dayAt(Date.parse(at), zone), time: timeAt(Date.parse(at), zone) };
  const asked = (field: AskableField) => rules.asks.find((each) => each.field === field);
  return {
    opensAt: momentAt(rules.opensAt),
    closesAt: momentAt(rules.closesAt),
    lateUntil: momentAt(rules.lateUntil),
    correctionUntil: momentAt(rules.correctionUntil),
    cardsFrom: momentAt(rules.cardsFrom),
    resultBy: rules.resultBy ?? '',
    beThereMinutes: String(rules.beThereMinutes),
    fee: String(rules.fee),
    lateFee: String(rules.lateFee),
    voucher: rules.feeWays.includes('voucher') || rules.feeWays.length === 0,
    esewa: rules.feeWays.includes('esewa'),
    account: rules.voucherAccount?.en ?? '',
    accountNe: rules.voucherAccount?.ne ?? '',
    eligibility: rules.eligibility.en,
    eligibilityNe: rules.eligibility.ne ?? '',
    bring: rules.bring?.en ?? '',
    bringNe: rules.bring?.ne ?? '',
    greatestAge: rules.greatestAge === null ? '' : String(rules.greatestAge),
    score: rules.score,
    leastScore: rules.leastScore === null ? '' : String(rules.leastScore),
    asks: Object.fromEntries(
      askableFields.map((field) => {
        const ask = asked(field);
        return [field, ask === undefined ? 'no' : ask.needed ? 'needed' : 'optional'];
      }),
    ) as NoticeDraft['asks'],
    photo: rules.photo,
    documents: rules.documents.map(({ name, neededFor }) => ({ en: name.en, ne: name.ne ?? '', neededFor })),
    questions: rules.questions.map(({ text, options, needed }) => ({
      en: text.en,
      ne: text.ne ?? '',
      options: options.map(({ en, ne }) => (ne === undefined ? en : `${en} | ${ne}`)).join('\n'),
      needed,
    })),
  };
}

type NoticeBody = BodyOf<'PUT /staff/examinations/:code/notice'>;

/** The notice that a form writes. What can't be read goes as it is, and the server says what is wrong with it. */
export function writtenNotice(
  draft: NoticeDraft,
  before: NoticeRules | null,
  zone: string,
): Omit<NoticeBody, 'version'> {
  const moment = ({ day, time }: MomentDraft) => {
    if (day.trim() === '' && time.trim() === '') return null;
    const at = momentOf(asciiDigits(day.trim()), asciiDigits(time.trim()), zone);
    return at === undefined ? `${day} ${time}` : new Date(at).toISOString();
  };
  const number = (text: string) => Number(asciiDigits(text.trim()));
  const orNull = (text: string) => (text.trim() === '' ? null : number(text));
  const both = (en: string, ne: string) => ({ en: en.trim(), ...(ne.trim() !== '' && { ne: ne.trim() }) });
  const bothOrNull = (en: string, ne: string) => (en.trim() === '' ? null : both(en, ne));
  const [fee, lateFee] = [number(draft.fee), number(draft.lateFee)];
  return {
    opensAt: moment(draft.opensAt) ?? '',
    closesAt: moment(draft.closesAt) ?? '',
    lateUntil: moment(draft.lateUntil),
    correctionUntil: moment(draft.correctionUntil) ?? '',
    cardsFrom: moment(draft.cardsFrom),
    resultBy: draft.resultBy.trim() === '' ? null : asciiDigits(draft.resultBy.trim()),
    beThereMinutes: number(draft.beThereMinutes),
    fee,
    lateFee,
    feeWays: fee > 0 || lateFee > 0 ? (['voucher', 'esewa'] as const).filter((way) => draft[way]) : [],
    voucherAccount: bothOrNull(draft.account, draft.accountNe),
    eligibility: both(draft.eligibility, draft.eligibilityNe),
    bring: bothOrNull(draft.bring, draft.bringNe),
    greatestAge: orNull(draft.greatestAge),
    score: draft.score,
    leastScore: orNull(draft.leastScore),
    asks: askableFields.flatMap((field) => {
      const ask = draft.asks[field];
      return ask === 'no' ? [] : [{ field, needed: ask === 'needed' }];
    }),
    photo: draft.photo,
    documents: draft.documents.map(({ en, ne, neededFor }) => ({
      name: both(en, ne),
      neededFor,
      kinds: ['picture' as const, 'pdf' as const],
    })),
    questions: draft.questions.map(({ en, ne, options, needed }) => ({
      text: both(en, ne),
      options: options
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const [english = '', nepali = ''] = line.split('|');
          return both(english, nepali);
        }),
      needed,
    })),
    ...(before && { numbering: before.numbering }),
  };
}
