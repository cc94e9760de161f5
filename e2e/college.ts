import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addStaffTo } from '#server/testing/add-staff.ts';
import { resumeExaminations } from '#server/testing/end-examinations.ts';
import { staffOf } from '#server/testing/staff-of.ts';
import { applyWithVoucher, bankList, feeExamination } from './fee-examination.ts';
import { start } from './fixtures.ts';
import { sealedExamination } from './hall-page.ts';
import { endedExamination, pinOf, symbolOf } from './merit-examination.ts';
import type { RunningServer } from './server.ts';

/** A college in the middle of a day, with an examination in each state. The API makes everything in it, once for a server. */
export interface College {
  /** Signs in the staff of the college, an admin, on a page. */
  readonly signInStaff: (page: Page) => Promise<void>;
  /** A command of the day by staff, in the running examination. */
  readonly act: (act: object) => Promise<unknown>;
  /** The numbers of a candidate who has not signed in yet, in the open and in the running examination. */
  readonly newCandidate: () => Numbers;
  /** Opens the board of the room in the running examination. */
  readonly roomPass: string;
  /** An item that waits for its review. */
  readonly draftItem: string;
}

interface Numbers {
  readonly symbolNumber: string;
  readonly pin: string;
}

/** One examination for each of these. */
export const examinations = {
  draft: 'BCA-2084',
  open: 'OPEN-2083',
  running: 'SCI-2083',
  watched: 'ROOM-2083',
  keyPublished: 'KEY-2083',
  published: 'MERIT-2083',
  fees: 'FEES-2083',
} as const;

/** The time at which tests look at it. */
export const collegeTime = start.getTime();

const minute = 60_000;
/** How many may sign in: each picture of a hall takes a new candidate. */
const phones = 400;

const colleges = new WeakMap<RunningServer, Promise<College>>();

/** The college of a server, with its clock at the college's time or so many minutes later. */
export async function collegeOf(server: RunningServer, minutesLater = 0): Promise<College> {
  let college = colleges.get(server);
  if (college === undefined) {
    college = found(server);
    colleges.set(server, college);
  }
  const made = await college;
  await server.setClock(collegeTime + minutesLater * minute);
  await resumeExaminations(server, [examinations.open, examinations.running, examinations.watched]);
  return made;
}

async function found(server: RunningServer): Promise<College> {
  // The examinations with results took an hour, and are over.
  await server.setClock(collegeTime - 180 * minute);
  await withKey(server);
  await withResults(server);

  await server.setClock(collegeTime - 55 * minute);
  const admin = await staffOf(server, 'Asha', 'admin');
  // An e-mail that no hyphen breaks, in the list of accounts on a phone.
  await addStaffTo(server, {
    name: 'Asha Adhikari',
    email: `${'ashaadhikari'.repeat(4)}@college.example`,
    password: 'namaste-guru-2082',
    role: 'staff',
  });
  const lines = Array.from({ length: phones }, (_, index) => {
    const symbol = symbolOf(index);
    const name = index % 2 === 0 ? 'Sita Sharma' : 'प्रतिभा लक्ष्मी श्रेष्ठ राजभण्डारी';
    return `${symbol},${name},A,${index + 1},${pinOf(symbol)}`;
  });
  const common = { instructions: { en: 'Keep your admit card on the table.', ne: 'प्रवेशपत्र टेबलमा राख्नुहोस्।' } };
  const made = [
    await sealedExamination(server, {
      ...common,
      code: examinations.draft,
      startsInMs: 30 * 1440 * minute,
      draft: true,
    }),
    await sealedExamination(server, { ...common, code: examinations.open, startsInMs: 75 * minute, candidates: lines }),
    await sealedExamination(server, {
      ...common,
      code: examinations.running,
      startsInMs: 45 * minute,
      candidates: lines,
    }),
  ];
  const paper = `/staff/examinations/${examinations.draft}/paper`;
  const { version } = await admin.send<{ version: number }>('GET', paper);
  await admin.send('POST', `${paper}/read`, { version });
  const { roomPass, ...watched } = await withDay(server);
  await withFees(server);
  const { id: draftItem } = await admin.send<{ id: string }>('POST', '/staff/items', {
    subject: 'mathematics',
    stem: 'How much is half of $84$?',
    options: ['41', '42', '43', '44'].map((text) => ({ text })),
    right: ['b'],
    explanation: 'Half of 84 is 42.',
  });
  // What the item checks find: the same question with one more word, without a key and an explanation.
  await admin.send('POST', '/staff/items', {
    subject: 'mathematics',
    stem: 'How much is exactly half of $84$?',
    options: ['44', '43', '42', '41'].map((text) => ({ text })),
    right: [],
    explanation: '',
  });
  await Promise.all([...made, watched].map(({ close }) => close()));
  let signedIn = 0;
  return {
    signInStaff: (page) => page.context().addCookies([admin.cookie]),
    act: (act) => admin.send('POST', `/staff/examinations/${examinations.running}/acts`, { id: randomUUID(), ...act }),
    newCandidate: () => {
      const symbolNumber = symbolOf(signedIn);
      signedIn += 1;
      return { symbolNumber, pin: pinOf(symbolNumber) };
    },
    roomPass,
    draftItem,
  };
}

/** Its key is out, with two objections and an open tie. */
async function withKey(server: RunningServer): Promise<void> {
  const { staff, go, object } = await endedExamination(server, examinations.keyPublished, {}, 24);
  await go('key-published');
  const reason = 'The second option follows as well, see the book on page 12.';
  await object('1005', { place: 19, reason, option: 'b' });
  await object('1010', { place: 12, reason });
  await staff.close();
}

/** Its results are published, one candidate is withheld, and the seats are offered: one is taken, one left. */
async function withResults(server: RunningServer): Promise<void> {
  const { staff, path, go } = await endedExamination(server, examinations.published, {}, 24);
  await go('key-published');
  await staff.send('PATCH', `${path}/candidates/1004`, { withheld: 'Papers are missing.' });
  await go('final');
  await staff.send('POST', `${path}/merit/ties`, { list: 'Women', admitted: ['1022'], reason: 'Drawn by lot.' });
  await go('published');
  await staff.send('POST', `${path}/offers`, {
    answerUntil: new Date(collegeTime + 28 * 60 * minute).toISOString(),
    roundHours: 48,
    movesToOpen: true,
    note: { en: 'Enrol by 20 Poush with your original documents.', ne: 'पुस २० गतेभित्र सक्कल कागजात लिएर भर्ना हुनुहोस्।' },
  });
  const answer = (symbolNumber: string, said: string) =>
    staff.send('POST', `${path}/offers/answers`, { symbolNumber, list: 'open', answer: said, reason: 'Called us.' });
  await answer('1000', 'take');
  await answer('1001', 'leave');
  await staff.close();
}

/** Of four vouchers one has a line of another amount, two are one and the same, and one waits for a list. */
async function withFees(server: RunningServer): Promise<void> {
  const code = examinations.fees;
  const staff = await staffOf(server, `Staff-${code}`);
  await feeExamination(server, staff, code, ['voucher']);
  const applicants = [
    { name: 'Sushma BK', voucher: '0091877' },
    { name: 'Aarav Maharjan', voucher: '0090056' },
    { name: 'Bimala Devi Rajbhandari Shrestha', voucher: '90056' },
    { name: 'Asmita Tamang', voucher: '0093412', email: 'asmita@example.com' },
  ];
  for (const [index, applicant] of applicants.entries())
    await applyWithVoucher(server, code, { n: index + 1, ...applicant });
  const csv = bankList('91877,1500,2026-11-18,SUSHMA BK', '90056,1000,2026-11-18,A MAHARJAN');
  await staff.send('POST', `/staff/examinations/${code}/bank-list`, { csv });
  await staff.close();
}

/** Two rooms ten minutes after the start: a candidate in each state, one who was silent, an outage, an announcement. */
async function withDay(server: RunningServer) {
  const code = examinations.watched;
  const people = [
    'Sita Sharma',
    'हरि प्रसाद उपाध्याय',
    'Bimala Tamang',
    'विष्णु माया थापा मगर',
    'Nabin Rai',
    'Maya Gurung',
  ];
  const candidates = people.map((name, index) => {
    const symbol = symbolOf(index);
    return `${symbol},${name},${index < 4 ? 'A' : 'B'},${index + 1},${pinOf(symbol)}`;
  });
  const examination = await sealedExamination(server, {
    code,
    startsInMs: 45 * minute,
    presenceNeeded: true,
    candidates,
  });
  const hall = (symbolNumber: string) => examination.phoneOf(symbolNumber, pinOf(symbolNumber));
  await server.setClock(collegeTime - 15 * minute);
  const [sita, hari, bimala, bishnu, nabin] = await Promise.all(['1000', '1001', '1002', '1003', '1004'].map(hall));
  for (const symbolNumber of ['1000', '1001', '1002', '1004'])
    await examination.act({ kind: 'present', symbolNumber, present: true });
  await server.setClock(collegeTime - 9 * minute);
  const chosen = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      n: place + 1,
      at: 30_000 + place * 5000,
      kind: 'choose',
      place,
      option: 'b',
    }));
  for (const phone of [sita, hari, bimala, nabin]) await phone?.begin();
  await sita?.send(chosen(3));
  await hari?.send(chosen(2));
  await bimala?.send([...chosen(5), { n: 6, at: 58_000, kind: 'hand-in' }]);
  await nabin?.send(chosen(1));
  await examination.act({
    kind: 'announce',
    to: { all: true },
    text: { en: 'Put your phones on silent.', ne: 'फोन मौन राख्नुहोस्।' },
  });
  await examination.act({ kind: 'minutes', to: { symbolNumber: '1000' }, minutes: 7, reason: 'Late bus' });
  // The server does not hear of Nabin again; Hari’s device did not run for a while; Sita left the page; Bishnu is not confirmed.
  await server.setClock(collegeTime - 4000);
  await sita?.send([], { ran: [{ from: 60_000, to: 590_000 }], left: [{ from: 200_000, to: 215_000 }] });
  await hari?.send([], { ran: [] });
  await bishnu?.send([]);
  await examination.act({ kind: 'outage-open', to: { room: 'B' } });
  return { roomPass: await examination.roomPass(), close: examination.close };
}
