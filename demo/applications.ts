import sharp from 'sharp';
import { applicationStates, type ApplicationState } from '#contract/application-form.ts';
import { dayAt } from '#text/dates.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { DemoCalls, SendCall } from './calls.ts';
import type { DemoClock } from './clock.ts';
import { minute } from './examination.ts';
import { together } from './hall.ts';
import { inventedPerson } from './people.ts';

const day = 24 * 60 * minute;

/** How many applications come to each state; 80 in all. */
export const applicationCounts = {
  submitted: 43,
  accepted: 15,
  returned: 8,
  draft: 7,
  refused: 4,
  withdrawn: 3,
} as const;

/** In rupees. */
const fee = 1000;

/** The state that an application comes to. */
type Fate = ApplicationState;

/** The notice of an examination that takes applications: open since twelve days, and for three more. */
export function openNotice(now: number) {
  const at = (days: number) => new Date(now + days * day).toISOString();
  const asks = ['nameNepali', 'gender', 'phone', 'email', 'address', 'school', 'previousScore', 'groups'] as const;
  return {
    opensAt: at(-12),
    closesAt: at(3),
    lateUntil: at(5),
    correctionUntil: at(6),
    eligibility: {
      en: 'You have passed class 12 in any stream.',
      ne: 'जुनसुकै विषयमा कक्षा १२ उत्तीर्ण गरेको।',
    },
    fee,
    lateFee: 1500,
    feeWays: ['voucher' as const],
    voucherAccount: { en: 'Namuna Bank, Dhulikhel, account 001-290', ne: 'नमुना बैंक, धुलिखेल, खाता ००१-२९०' },
    greatestAge: 25,
    leastScore: 2,
    asks: asks.map((field) => ({ field, needed: field === 'phone' || field === 'gender' })),
    documents: [
      { name: { en: 'Grade sheet of class 12', ne: 'कक्षा १२ को ग्रेडसिट' }, neededFor: 'all' },
      { name: { en: 'Recommendation of the ward', ne: 'वडाको सिफारिस' }, neededFor: 'Remote area' },
    ],
    bring: { en: 'A black or blue pen', ne: 'कालो वा नीलो कलम' },
    cardsFrom: at(-1),
    version: 0,
  };
}

/** An application as its applicant has it. */
export interface DemoApplication {
  readonly name: string;
  readonly number: string;
  readonly code: string;
  readonly fate: Fate;
}

const schools = [
  'Shree Saraswati School, Panauti',
  'Himali School, Jiri',
  'Kalika School, Gorkha',
  'Janata School, Banepa',
];
/** Local levels with their districts, by the codes of text/places. */
const places = ['30607', '30301', '30105', '40109', '30104'];

/** The typed texts, in the order of the form. */
type FormTexts = Readonly<Record<string, string>>;

/** The number of the nth applicant's voucher. Two people brought the same one. */
const voucherOf = (n: number) => `NB-${70_000 + 37 * (n === 26 ? 25 : n)}`;

function formOf(n: number, person: number, paidOn: string): FormTexts {
  const { name, nameNepali, gender } = inventedPerson(person);
  const place = places[n % places.length] ?? '';
  const isRemote = n % 5 === 1;
  // Three have a doubt in words: two are too old, and one has too little.
  const year = n === 4 || n === 19 ? 1998 : 2007 + (n % 2);
  return {
    name,
    nameNepali,
    gender,
    dateOfBirth: `AD ${year}-${(n % 12) + 1}-${(n % 28) + 1}`,
    phone: `98${String(40_000_000 + n * 7919)}`,
    email: `${name.toLowerCase().replace(' ', '.')}.${n}@example.com`,
    province: place.charAt(0),
    district: place.slice(0, 3),
    localLevel: place,
    ward: String((n % 5) + 1),
    school: schools[n % schools.length] ?? '',
    schoolKind: n % 3 === 0 ? 'private' : 'community',
    previousScore: n === 11 ? '1.80' : (2.4 + ((n * 37) % 150) / 100).toFixed(2),
    ...(isRemote && { groups: 'Remote area' }),
    feeWay: 'voucher',
    bank: 'Namuna Bank',
    voucher: voucherOf(n),
    voucherDay: `AD ${paidOn}`,
  };
}

/** A drawn portrait: no person has this face. */
function portrait(n: number): Promise<Buffer> {
  const skins = ['#c68863', '#b87750', '#d09a72', '#a96a45'];
  const clothes = ['#3d5a80', '#7a3b4e', '#3f6b4f', '#5b4a7a', '#70664a'];
  const back = n % 2 === 0 ? '#e8e6df' : '#dfe6ea';
  const hair = n % 2 === 0 ? '<path d="M95 160q-10 150 20 190h70q30-40 20-190z" fill="#231b18"/>' : '';
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="${back}"/>
    ${hair}<path d="M40 400q10-110 110-110t110 110z" fill="${clothes[n % 5]}"/><rect x="128" y="240" width="44" height="70" rx="20" fill="${skins[n % 4]}"/>
    <ellipse cx="150" cy="185" rx="62" ry="78" fill="${skins[n % 4]}"/><path d="M86 175q0-90 64-90t64 90q-18-50-64-50t-64 50z" fill="#231b18"/>
    <circle cx="126" cy="186" r="6"/><circle cx="174" cy="186" r="6"/><path d="M128 226q22 16 44 0" stroke="#5a2a20" stroke-width="5" fill="none"/></svg>`;
  return sharp(Buffer.from(picture)).jpeg({ quality: 80 }).toBuffer();
}

/** A drawn sheet with lines in place of words. */
function sheetOf(n: number): Promise<Buffer> {
  const lines = Array.from({ length: 14 }, (_, line) => {
    const width = 240 + ((n * 53 + line * 97) % 260);
    return `<rect x="60" y="${150 + line * 40}" width="${width}" height="10" fill="#9a9a9a"/>`;
  });
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#fbfaf4"/>
    <rect x="60" y="60" width="480" height="36" fill="#4a4a6a"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(picture)).jpeg({ quality: 70 }).toBuffer();
}

/** Who applies, and what it comes to. */
interface ApplicationPlan {
  readonly n: number;
  readonly person: number;
  readonly fate: Fate;
  readonly picture: Pictures;
  /** The day of the voucher, `YYYY-MM-DD`. */
  readonly paidOn: string;
}

/** Sends an application to where `fate` has it, as far as its applicant does it. */
async function apply(
  calls: DemoCalls,
  examination: string,
  { n, person, fate, picture, paidOn }: ApplicationPlan,
): Promise<DemoApplication> {
  const form = formOf(n, person, paidOn);
  const params = { code: examination };
  const language = n % 3 === 0 ? 'ne' : 'en';
  // Half of a draft's form is empty still.
  const typed = fate === 'draft' ? firstFields(form, 5 + (n % 6)) : form;
  const begun = await calls.visitor('POST /notices/:code/applications', { params, body: { language, form: typed } });
  const { token, code, application } = begun;
  const { number } = application;
  const own = calls.bearer(token);
  const sent = { name: form['name'] ?? '', number, code, fate };
  const send = (kind: string, file: Buffer, name: string) => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(file)]), name);
    body.set('name', name);
    return own('PUT /applications/:number/documents/:kind', { params: { number, kind }, form: body });
  };
  if (fate === 'draft' && n % 2 === 0) return sent;
  await send('photo', await picture.portrait(n), 'photo.jpg');
  if (fate === 'draft') return sent;
  let last: AnswerOf<'GET /applications/:number'> = await send('0', await picture.sheet(n), 'grade-sheet.jpg');
  last = await send('voucher', await picture.sheet(n + 2), 'voucher.jpg');
  if (form['groups'] !== undefined) last = await send('1', await picture.sheet(n + 1), 'recommendation.jpg');
  const declared = { version: last.version, declared: true as const };
  const { version } = await own('POST /applications/:number/submit', { params: { number }, body: declared });
  if (fate === 'withdrawn') await own('POST /applications/:number/withdraw', { params: { number }, body: { version } });
  return sent;
}

function firstFields(form: FormTexts, count: number): FormTexts {
  return Object.fromEntries(Object.entries(form).slice(0, count));
}

/** Drawn once, and used for several applications. */
interface Pictures {
  readonly portrait: (n: number) => Promise<Buffer>;
  readonly sheet: (n: number) => Promise<Buffer>;
}

function drawn(): Pictures {
  const kept = <Key>(draw: (n: number) => Promise<Key>, different: number) => {
    const made = new Map<number, Promise<Key>>();
    return (n: number) => {
      const known = made.get(n % different) ?? draw(n % different);
      made.set(n % different, known);
      return known;
    };
  };
  return { portrait: kept(portrait, 20), sheet: kept(sheetOf, 8) };
}

/** How the applications of a demo are made. */
interface ApplicationsPlan {
  readonly clock: DemoClock;
  readonly calls: DemoCalls;
  readonly clerk: SendCall;
  readonly examination: string;
  readonly counts: Readonly<Record<Fate, number>>;
  readonly firstPerson: number;
  /** From when to when they come, in ms since 1970. */
  readonly from: number;
  readonly to: number;
}

/** Lets people apply, and the clerk decide. Returns the applications in the order in which they came. */
export async function takeApplications(plan: ApplicationsPlan): Promise<readonly DemoApplication[]> {
  const { clock, calls, clerk, examination, counts, firstPerson, from, to } = plan;
  const fates = spread(counts);
  const pictures = drawn();
  const made: DemoApplication[] = [];
  // A few together each time the clock moves on.
  const together8 = 8;
  for (let first = 0; first < fates.length; first += together8) {
    clock.standAt(from + Math.round(((to - from) * first) / fates.length));
    const some = fates.slice(first, first + together8).map((fate, n) => ({ fate, n: first + n }));
    const sent: DemoApplication[] = [];
    // oxlint-disable-next-line eslint/no-await-in-loop -- time goes in one direction
    await together(some, async ({ fate, n }) => {
      const person = firstPerson + n;
      const paidOn = dayAt(clock.now() - day);
      sent.push(await apply(calls, examination, { n, person, fate, picture: pictures, paidOn }));
    });
    made.push(...sent);
    clock.standAt(clock.now() + 30 * minute);
    // oxlint-disable-next-line eslint/no-await-in-loop -- the desk decides after they came
    for (const application of sent) await decide(clerk, examination, application);
  }
  await bringBankList(clerk, examination, fates.length);
  return made;
}

/** The clerk brings the bank's list. Of twenty vouchers one is not on it, and one has another amount. */
async function bringBankList(clerk: SendCall, code: string, vouchers: number): Promise<void> {
  const lines = Array.from({ length: vouchers }, (_, n) => `${voucherOf(n)},${n % 20 === 6 ? fee / 2 : fee}`);
  const known = lines.filter((_, n) => n % 20 !== 13 && n !== 26);
  const csv = ['number,amount', ...known].join('\n');
  await clerk('POST /staff/examinations/:code/bank-list', { params: { code }, body: { csv } });
}

/** What the clerk does with an application. */
async function decide(clerk: SendCall, code: string, { number, fate }: DemoApplication): Promise<void> {
  if (fate !== 'accepted' && fate !== 'returned' && fate !== 'refused') return;
  const params = { code, number };
  const { version } = await clerk('GET /staff/examinations/:code/applications/:number', { params });
  const bodies = {
    accepted: { version, decision: 'accept' },
    returned: {
      version,
      decision: 'return',
      reasons: ['photo', 'document-0'],
      text: 'The photo is dark, and the grade sheet can not be read.',
    },
    refused: { version, decision: 'refuse', reason: 'The grade sheet is of class 11.' },
  } as const;
  const body = bodies[fate];
  await clerk('POST /staff/examinations/:code/applications/:number/decision', {
    params,
    body: body.decision === 'return' ? { ...body, reasons: [...body.reasons] } : body,
  });
}

/** Each fate as often as it is wanted, mixed. */
function spread(counts: Readonly<Record<Fate, number>>): readonly Fate[] {
  const all = applicationStates.flatMap((fate) => Array.from({ length: counts[fate] }, () => fate));
  const step = 7;
  const mixed: Fate[] = [];
  for (let offset = 0; offset < step; offset += 1)
    for (let place = offset; place < all.length; place += step) {
      const fate = all[place];
      if (fate !== undefined) mixed.push(fate);
    }
  return mixed;
}
