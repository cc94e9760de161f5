import { ageOn } from '#contract/age.ts';
import { readApplicationDay } from '#contract/application-day.ts';
import {
  mostOwnQuestions,
  type ApplicationForm,
  type AskableField,
  type FormField,
  type OwnAnswerField,
} from '#contract/application-form.ts';
import { isReadable } from '#contract/is-readable.ts';
import { asciiDigits } from '#text/numbers.ts';

/** What a notice says that an application is checked by. A notice of the contract has all of it. */
export interface FormRules {
  readonly asks: readonly { readonly field: AskableField; readonly needed: boolean }[];
  readonly questions: readonly { readonly options: readonly unknown[]; readonly needed: boolean }[];
  readonly score: 'gpa' | 'percent';
  readonly fee: number;
  readonly lateFee: number;
  readonly feeWays: readonly ('voucher' | 'esewa')[];
  readonly seats: { readonly groups: readonly { readonly name: string }[] };
  readonly photo: boolean;
  readonly documents: readonly { readonly neededFor: string }[];
}

/** When an application is checked. */
export interface FormMoment {
  /** Whether it comes after the close, for the late fee. */
  readonly late: boolean;
  /** The Gregorian day of the check, `YYYY-MM-DD`. */
  readonly today: string;
}

/** An application as it was read. What was not asked, or left out, is null. */
export interface ParsedApplication {
  readonly name: string;
  readonly nameNepali: string | null;
  /** AD, `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  /** Null also for a person who would rather not say. */
  readonly gender: 'female' | 'male' | 'other' | null;
  /** Ten digits in Nepal; elsewhere + and the number with its country. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: {
    /** The codes of text/places. */
    readonly province: string;
    readonly district: string;
    readonly localLevel: string;
    readonly ward: number;
    readonly tole: string | null;
  } | null;
  readonly guardian: string | null;
  readonly school: string | null;
  readonly schoolKind: 'community' | 'private' | null;
  readonly board: string | null;
  /** In Bikram Sambat. */
  readonly passedYear: number | null;
  readonly previousScore: number | null;
  readonly groups: readonly string[];
  /** What help is asked, and why; null for none. */
  readonly help: string | null;
  readonly feeWay: 'voucher' | 'esewa' | null;
  readonly voucher: { readonly bank: string; readonly number: string; readonly day: string } | null;
  /** The answers to the college's own questions: a text, or the number of the option from 0. */
  readonly answers: readonly (string | number | null)[];
}

/** What can be wrong with a field. `text/` has a sentence for each. */
export const formProblems = [
  'missing',
  'choose',
  'too-long',
  'unreadable',
  'name-letters',
  'name-devanagari',
  'no-day',
  'day-later',
  'too-old',
  'phone-digits',
  'phone-form',
  'email-form',
  'ward',
  'year',
  'gpa',
  'percent',
] as const;
export type FormProblemCode = (typeof formProblems)[number];

/** What is wrong with a field of the form; `params` has what its sentence names. */
export interface FormProblem {
  readonly field: FormField;
  readonly code: FormProblemCode;
  readonly params: { readonly digits?: number; readonly most?: number };
}

/** The longest typed texts, in letters. */
const mostLetters = { name: 100, line: 200, text: 1000 } as const;

/** The oldest and the youngest applicant, in years; a slip of the year is likelier than one beyond them. */
const ages = { most: 100, least: 8 } as const;

const none = null;

/**
 * Reads an application by the rules of its notice. Returns each problem, in the order of the form, and the application
 * where there is none. Fields that the notice does not ask are left out. It is the one check on both sides.
 */
export function parseApplication(
  form: ApplicationForm,
  rules: FormRules,
  { late, today }: FormMoment,
): { readonly application: ParsedApplication | null; readonly problems: readonly FormProblem[] } {
  const problems: FormProblem[] = [];
  const wrong = (field: FormField, code: FormProblemCode, params: FormProblem['params'] = {}) => {
    problems.push({ field, code, params });
    return none;
  };
  const typed = (field: FormField) => (form[field] ?? '').normalize('NFC').trim();
  const asked = (field: AskableField) => rules.asks.find((each) => each.field === field);

  /** Reads a field that is needed or not; null without a text. */
  function read<T>(field: FormField, needed: boolean, parse: (text: string) => T | null, absent: 'missing' | 'choose') {
    const text = typed(field);
    if (text === '') return needed ? wrong(field, absent) : none;
    if (!isReadable(text)) return wrong(field, 'unreadable');
    return parse(text);
  }
  const text = (field: FormField, needed: boolean, most: number = mostLetters.line) =>
    read(field, needed, (said) => (said.length > most ? wrong(field, 'too-long', { most }) : said), 'missing');
  const choice = <T extends string>(field: FormField, needed: boolean, of: readonly T[]) =>
    read(field, needed, (said) => of.find((each) => each === said) ?? wrong(field, 'choose'), 'choose');
  /** Reads a field of one that the notice asks; null where it does not ask. */
  const when = <T>(field: AskableField, parse: (needed: boolean) => T): T | null => {
    const ask = asked(field);
    return ask === undefined ? none : parse(ask.needed);
  };

  const name = read('name', true, readName, 'missing');
  const nameNepali = when('nameNepali', (needed) => read('nameNepali', needed, readNepaliName, 'missing'));
  const dateOfBirth = read('dateOfBirth', true, readBirth, 'missing');
  const gender = when('gender', (needed) => choice('gender', needed, ['female', 'male', 'other', 'unsaid'] as const));
  const phone = when('phone', (needed) => read('phone', needed, readPhone, 'missing'));
  const email = when('email', (needed) => read('email', needed, readEmail, 'missing'));
  const address = when('address', readAddress);
  const guardian = when('guardian', (needed) => text('guardian', needed, mostLetters.name));
  const school = when('school', (needed) => text('school', needed));
  const schoolKind = when('school', (needed) => choice('schoolKind', needed, ['community', 'private'] as const));
  const board = when('board', (needed) => text('board', needed, mostLetters.name));
  const passedYear = when('board', (needed) => read('passedYear', needed, readYear, 'missing'));
  const previousScore = when('previousScore', (needed) => read('previousScore', needed, readScore, 'missing'));
  const groups = when('groups', () => read('groups', false, readGroups, 'choose')) ?? [];
  const asksHelp = when('help', (needed) => choice('help', needed, ['no', 'yes'] as const));
  const help = asksHelp === 'yes' ? text('helpReason', true, mostLetters.text) : none;
  const owed = late ? rules.lateFee : rules.fee;
  // Where no way is taken now, the college settles the fee itself.
  const feeWay = owed > 0 && rules.feeWays.length > 0 ? choice('feeWay', true, rules.feeWays) : none;
  const voucher = feeWay === 'voucher' ? readVoucher() : none;
  const answers = rules.questions.slice(0, mostOwnQuestions).map(readAnswer);

  if (problems.length > 0 || name === none || dateOfBirth === none) return { application: none, problems };
  const application = {
    name,
    nameNepali,
    dateOfBirth,
    gender: gender === 'unsaid' ? none : gender,
    phone,
    email,
    address,
    guardian,
    school,
    schoolKind,
    board,
    passedYear,
    previousScore,
    groups,
    help,
    feeWay,
    voucher,
    answers,
  };
  return { application, problems };

  function readName(said: string): string | null {
    const plain = said.replaceAll(/\s+/gu, ' ');
    if (plain.length > mostLetters.name) return wrong('name', 'too-long', { most: mostLetters.name });
    return /^\p{Script=Latin}[\p{Script=Latin}\p{Mn} .'’()-]*$/u.test(plain) ? plain : wrong('name', 'name-letters');
  }

  function readNepaliName(said: string): string | null {
    const plain = said.replaceAll(/\s+/gu, ' ');
    if (plain.length > mostLetters.name) return wrong('nameNepali', 'too-long', { most: mostLetters.name });
    // The joiners decide the form of a letter: the name stays as it was typed.
    return /^(?:\p{Script=Devanagari}|\u200C|\u200D|[ .()-])+$/u.test(plain) && /\p{L}/u.test(plain)
      ? plain
      : wrong('nameNepali', 'name-devanagari');
  }

  function readBirth(said: string): string | null {
    const day = readApplicationDay(said);
    if (day === undefined) return wrong('dateOfBirth', 'no-day');
    const age = ageOn(day, today);
    if (age < ages.least) return wrong('dateOfBirth', 'day-later');
    return age > ages.most ? wrong('dateOfBirth', 'too-old') : day;
  }

  function readPhone(said: string): string | null {
    const digits = asciiDigits(said).replaceAll(/[\s().-]/gu, '');
    const abroad = /^(?:\+|00)(?!977)(\d{7,15})$/.exec(digits)?.[1];
    if (abroad !== undefined) return `+${abroad}`;
    const own = digits.replace(/^(?:\+|00)?977(?=\d{10}$)/, '');
    if (/^9\d{9}$/.test(own)) return own;
    return /^\d+$/.test(own) && own.length !== 10
      ? wrong('phone', 'phone-digits', { digits: own.length })
      : wrong('phone', 'phone-form');
  }

  function readEmail(said: string): string | null {
    return said.length <= 254 && /^[^\s@<>"(),:;[\\\]]+@[^\s@.<>"(),:;[\\\]]+(?:\.[^\s@.<>"(),:;[\\\]]+)+$/u.test(said)
      ? said
      : wrong('email', 'email-form');
  }

  function readAddress(needed: boolean): ParsedApplication['address'] {
    const isSaid = (['province', 'district', 'localLevel', 'ward'] as const).some((field) => typed(field) !== '');
    if (!needed && !isSaid) return none;
    // A place has the code of the census, which begins with that of the place around it.
    const place = (field: 'province' | 'district' | 'localLevel', digits: number, around: string | null) =>
      read(
        field,
        true,
        (said) =>
          said.startsWith(around ?? '') && /^\d+$/.test(said) && said.length === digits ? said : wrong(field, 'choose'),
        'choose',
      );
    const province = place('province', 1, null);
    const district = place('district', 3, province);
    const localLevel = place('localLevel', 5, district);
    const ward = read('ward', true, readWard, 'choose');
    const tole = text('tole', false, mostLetters.name);
    if (province === none || district === none || localLevel === none || ward === none) return none;
    return { province, district, localLevel, ward, tole };
  }

  function readWard(said: string): number | null {
    const digits = asciiDigits(said);
    const ward = Number(digits);
    return /^\d{1,2}$/.test(digits) && ward >= 1 && ward <= 35 ? ward : wrong('ward', 'ward');
  }

  function readYear(said: string): number | null {
    const digits = asciiDigits(said);
    const year = Number(digits);
    // The year of Bikram Sambat is 56 or 57 ahead.
    const latest = Number(today.slice(0, 4)) + 57;
    return /^\d{4}$/.test(digits) && year > latest - ages.most && year <= latest ? year : wrong('passedYear', 'year');
  }

  function readScore(said: string): number | null {
    const digits = asciiDigits(said).replace(rules.score === 'percent' ? /\s*%$/ : /^$/, '');
    const score = Number(digits);
    const most = rules.score === 'gpa' ? 4 : 100;
    return /^\d{1,3}(?:\.\d{1,2})?$/.test(digits) && score <= most ? score : wrong('previousScore', rules.score);
  }

  function readGroups(said: string): readonly string[] | null {
    const known = rules.seats.groups.map(({ name: group }) => group);
    const claimed = [...new Set(said.split(';').map((group) => group.trim()))].filter((group) => group !== '');
    return claimed.every((group) => known.includes(group)) ? claimed : wrong('groups', 'choose');
  }

  function readVoucher(): ParsedApplication['voucher'] {
    const bank = text('bank', true, mostLetters.name);
    const number = text('voucher', true, 60);
    const day = read(
      'voucherDay',
      true,
      (said) => readApplicationDay(said) ?? wrong('voucherDay', 'no-day'),
      'missing',
    );
    if (day !== none && day > today) return wrong('voucherDay', 'no-day');
    return bank === none || number === none || day === none ? none : { bank, number, day };
  }

  function readAnswer({ options, needed }: FormRules['questions'][number], place: number): string | number | null {
    const field: OwnAnswerField = `answer-${place}`;
    if (options.length === 0) return text(field, needed, mostLetters.text);
    const chosen = choice(
      field,
      needed,
      options.map((_, option) => String(option)),
    );
    return chosen === none ? none : Number(chosen);
  }
}

/** What a document is: the photo, the picture of the voucher, or the number of an asked document, from 0. */
export type NeededDocument = 'photo' | 'voucher' | `${number}`;

/** The documents that an application needs, by the groups that it claims and the way in which its fee was paid. */
export function neededDocuments(
  { photo, documents }: Pick<FormRules, 'photo' | 'documents'>,
  { groups, feeWay }: Pick<ParsedApplication, 'groups' | 'feeWay'>,
): readonly NeededDocument[] {
  const asked = documents.flatMap(({ neededFor }, place) =>
    neededFor === 'all' || groups.includes(neededFor) ? [`${place}` as const] : [],
  );
  return [...(photo ? (['photo'] as const) : []), ...asked, ...(feeWay === 'voucher' ? (['voucher'] as const) : [])];
}
