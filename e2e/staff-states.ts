import type { Page } from '@playwright/test';
import type { SystemState } from '#contract/system.ts';
import { examinations } from './college.ts';
import { status } from './console-errors.ts';
import { goTo, key, press, steps, type Step } from './reach.ts';
import { part, whole, type Words } from './words.ts';
import { button, heading, link, text } from './sights.ts';
import type { CollegeStep, State } from './state.ts';

const at = (code: string, tab = '') => `/staff/examinations/${code}${tab}`;

const signedIn: CollegeStep = (page, { signInStaff }) => signInStaff(page);

/** Somebody of the staff is signed in, and does this. */
const staff = (after?: Step) => ({ inCollege: { before: signedIn, ...(after && { after }) } });

/** Chooses a filter of the fees; the button counts them too. */
const feesWith =
  (filter: Words): Step =>
  (page) =>
    page
      .getByRole('button', { name: part(page, filter) })
      .first()
      .click();

type Backup = SystemState['backup'];

const backup = (day: string, checked: Backup['files'][number]['checked']) => ({
  name: `tayari-2026-11-${day}T03-00-00.tar.gz`,
  bytes: 48_210_000,
  madeAt: `2026-11-${day}T03:00:00Z`,
  checked,
});
const backupFiles: Backup['files'] = [
  backup('24', null),
  backup('23', { at: '2026-11-23T03:05:00Z', trouble: null }),
  backup('22', { at: '2026-11-23T03:06:00Z', trouble: 'damaged' }),
];

/** The same, and the server tells of other backups than it has. */
const withBackups =
  (told: Partial<Backup>): CollegeStep =>
  async (page, college) => {
    await signedIn(page, college);
    await page.route('**/api/staff/system', async (route) => {
      const answer = await route.fetch();
      const state = (await answer.json()) as SystemState;
      await route.fulfill({ response: answer, json: { ...state, backup: { ...state.backup, ...told } } });
    });
  };

/** A call answers this. */
const answers = (call: string, json: object) => (page: Page) => page.route(call, (route) => route.fulfill({ json }));

const inPreeti =
  "1. g]kfnsf] /fhwfgL s'g xf] < a) kf]v/f b) sf7df8f}+ c) nlntk'/ d) eQmk'/\npQ/M b\n2. x^2 sf] dfg slt xf] <\na) !\nb) @";
const pasted = `1. Which planet is nearest to the sun?\na) Venus\nb) Mercury\nAns: c\n\n2. How much is $\\frac{1}{2}$ of 8?\na) 2\nb) 4\nc) 8\nd) 16\nAns: b`;

/**
 * A list as an office writes one. It has a title above, dates with two readings, a number without its zeros, and an
 * unknown column.
 */
const officeList = `Namuna College\nS.N.,Symbol No.,Full Name,जन्म मिति,Mobile No.,Shoe size\n1,00900001,Sita Sharma,2066/1/17,9841234567,38\n2,900002,Ram Thapa,3/4/2009,9841234568,42\n3,00900003,Hari KC,2035-01-02,,41`;

/** A table of questions with one unknown heading. */
const questionTable = `Ask,क,ख,ग,घ,सही उत्तर,Chapter\nनेपालको राजधानी कहाँ छ?,पोखरा,काठमाडौँ,ललितपुर,भरतपुर,ख,Nepal\nHow much is 2 + 2?,3,4,5,6,2,Sums`;

/** The same with names in Preeti. */
const listInPreeti = `Symbol No.,Name\n1,/fd axfb'/ yfkf\n2,uLtf zdf{\n3,;Ltf >]i7\n4,s[i0f k|;fb cwLsf/L\n5,;/:jtL bfxfn\n6,led aL=s=`;

/** Every screen of the staff area. */
export const staffStates: readonly State[] = [
  {
    name: 'staff-sign-in',
    path: '/staff',
    sees: [heading((t) => t.staffFrame.signInTitle)],
    errors: status(401),
    inCollege: {},
  },
  {
    name: 'staff-sign-in-refused',
    path: '/staff',
    sees: [text((t) => t.staffFrame.writePassword)],
    errors: status(401),
    inCollege: { after: press((t) => t.staffFrame.signIn) },
  },
  {
    name: 'staff-home',
    path: '/staff',
    sees: [heading((t) => t.staffHome.firstWeek), heading((t) => t.staffFrame.college)],
    ...staff(),
  },
  {
    name: 'staff-missing',
    path: at('NO-SUCH'),
    sees: [text((t) => t.staffExaminations.noSuchExamination('NO-SUCH'))],
    errors: status(404),
    ...staff(),
  },
  {
    name: 'staff-items',
    path: '/staff/items?q=84',
    sees: [(page) => page.getByRole('table').getByText('84').first()],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-items-labels',
    path: '/staff/items?q=84',
    sees: [button((t) => t.staffItems.setTheLabels)],
    ...staff(async (page) => {
      await page.getByRole('table').getByText('84').first().waitFor();
      await key('j', 'x')(page);
      await press((t) => t.staffItems.setLabels)(page);
    }),
  },
  {
    name: 'staff-item',
    path: '/staff/items?q=84',
    sees: [(page) => page.getByRole('textbox').first()],
    inCollege: {
      before: signedIn,
      after: (page, { draftItem }) => goTo(`/staff/items/${draftItem}`)(page),
    },
    whole: true,
  },
  {
    name: 'staff-items-none',
    path: '/staff/items?q=zzzz',
    sees: [heading((t) => t.staffItems.nothingFound)],
    ...staff(),
  },
  {
    name: 'staff-review',
    path: '/staff/items?q=84',
    sees: [text((t) => t.staffItem.reviewLead)],
    inCollege: {
      before: signedIn,
      after: (page, { draftItem }) => goTo(`/staff/items/${draftItem}/review`)(page),
    },
  },
  { name: 'staff-import', path: '/staff/import', sees: [heading((t) => t.staffImport.title)], ...staff(), whole: true },
  {
    name: 'staff-import-preview',
    path: '/staff/import',
    sees: [text((t) => t.staffImport.nothingStored)],
    ...staff(async (page) => {
      await page.getByRole('textbox').first().fill(pasted);
      await press((t) => t.staffImport.lookAtText)(page);
    }),
    whole: true,
  },
  {
    name: 'staff-import-preeti',
    path: '/staff/import',
    sees: [button((t) => t.legacyFonts.takeAsItIs)],
    ...staff(async (page) => {
      await page.getByRole('textbox').first().fill(inPreeti);
      await press((t) => t.staffImport.lookAtText)(page);
    }),
    whole: true,
  },
  {
    name: 'staff-import-columns',
    path: '/staff/import',
    sees: [text((t) => t.tableColumns.columnsFound)],
    ...staff(async (page) => {
      await page.getByRole('textbox').first().fill(questionTable);
      await press((t) => t.staffImport.lookAtText)(page);
    }),
    whole: true,
  },
  {
    name: 'staff-doctor',
    path: '/staff/doctor',
    sees: [
      heading((t) => t.staffDoctor.title),
      (page) => page.getByRole('list', { name: whole(page, (t) => t.staffDoctor.moreOfItem) }).first(),
    ],
    ...staff(),
  },
  {
    name: 'staff-examinations',
    path: '/staff/examinations',
    sees: [heading((t) => t.staffExaminations.toDo)],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-new-examination',
    path: '/staff/examinations/new',
    sees: [text((t) => t.staffPattern.startFrom)],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-pattern',
    path: at(examinations.draft, '/pattern'),
    sees: [text((t) => t.staffPattern.orderOnScreen)],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-paper',
    path: at(examinations.draft),
    sees: [text((t) => t.staffPaper.spread), text((t) => t.staffPaper.noAlike)],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-paper-reading',
    path: at(examinations.draft),
    sees: [button((t) => t.staffPaper.haveRead)],
    ...staff(press((t) => t.staffPaper.readThrough)),
    whole: true,
  },
  {
    name: 'staff-paper-sealed',
    path: at(examinations.watched),
    sees: [heading((t) => t.staffPaper.sealedTitle)],
    ...staff(),
  },
  {
    name: 'staff-candidates',
    path: at(examinations.watched, '/candidates'),
    sees: [text((t) => t.staffCandidates.addOne)],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-candidates-columns',
    path: at(examinations.watched, '/candidates'),
    sees: [text((t) => t.tableColumns.columnsFound), text((t) => t.staffCandidates.linesWrong(2))],
    ...staff(async (page) => {
      await page.locator('summary', { hasText: whole(page, (t) => t.staffCandidates.pasteInstead) }).click();
      await page.getByRole('textbox', { name: whole(page, (t) => t.staffCandidates.pasted) }).fill(officeList);
      await page.getByRole('button', { name: whole(page, (t) => t.staffCandidates.preview) }).click();
      await page.getByText(whole(page, (t) => t.tableColumns.columnsFound)).waitFor();
    }),
    whole: true,
  },
  {
    name: 'staff-candidates-preeti',
    path: at(examinations.watched, '/candidates'),
    sees: [text((t) => t.legacyFonts.takeAsItIs)],
    ...staff(async (page) => {
      await page.locator('summary', { hasText: whole(page, (t) => t.staffCandidates.pasteInstead) }).click();
      await page.getByRole('textbox', { name: whole(page, (t) => t.staffCandidates.pasted) }).fill(listInPreeti);
      await page.getByRole('button', { name: whole(page, (t) => t.staffCandidates.preview) }).click();
      await page.getByText(whole(page, (t) => t.legacyFonts.takeAsItIs)).waitFor();
    }),
    whole: true,
  },
  {
    name: 'staff-rooms',
    path: at(examinations.watched, '/rooms'),
    sees: [(page) => page.getByRole('table', { name: whole(page, (t) => t.staffRooms.rooms) })],
    ...staff(),
  },
  {
    name: 'staff-day',
    path: at(examinations.watched, '/day'),
    sees: [heading((t) => t.staffDay.roomCount(2))],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-key',
    path: at(examinations.keyPublished, '/key'),
    sees: [text((t) => t.staffMerit.objectionsFile), text((t) => t.staffMerit.gainMarks)],
    // Several are right.
    ...staff(async (page) => {
      await page.getByRole('radio').nth(2).click();
      await page.evaluate(() => scrollTo(0, 0));
    }),
    whole: true,
  },
  {
    name: 'staff-results',
    path: at(examinations.keyPublished, '/results'),
    sees: [heading((t) => t.staffResults.results)],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-statistics',
    path: at(examinations.published, '/statistics'),
    sees: [(page) => page.getByRole('region', { name: whole(page, (t) => t.staffMerit.statistics) })],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-results-published',
    path: at(examinations.published, '/results'),
    sees: [link((t) => t.staffMerit.publicPage)],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-offers',
    path: at(examinations.published, '/offers'),
    sees: [heading((t) => t.staffOffers.seatsByList)],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-payments',
    path: at(examinations.fees, '/payments'),
    sees: [heading((t) => t.staffFees.filters.differs), text('Sushma BK')],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-payments-twice',
    path: at(examinations.fees, '/payments'),
    sees: [heading((t) => t.staffFees.filters.twice), text('Aarav Maharjan')],
    ...staff(feesWith((t) => t.staffFees.filters.twice)),
    whole: true,
  },
  {
    name: 'staff-payments-ask',
    path: at(examinations.fees, '/payments'),
    sees: [heading((t) => t.staffFees.askTitle('Asmita Tamang'))],
    ...staff(
      steps(
        feesWith((t) => t.staffFees.filters.claimed),
        press((t) => t.staffFees.ask),
      ),
    ),
  },
  { name: 'staff-audit', path: at(examinations.watched, '/audit'), sees: [text('Late bus')], ...staff(), whole: true },
  {
    name: 'staff-timeline',
    path: at(examinations.watched, '/candidates/1000/timeline'),
    sees: [heading((t) => t.staffLog.timelineOf('1000'))],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-second-factor',
    path: '/staff/second-factor',
    sees: [text((t) => t.staffCollege.isOff)],
    ...staff(),
  },
  {
    name: 'staff-set-up',
    path: '/staff/set-up#secret',
    inCollege: {},
    sees: [button((t) => t.staffPeople.setUpNow)],
    before: answers('**/api/staff/set-up/look', { message: '' }),
    whole: true,
  },
  {
    name: 'staff-set-up-dead',
    path: '/staff/set-up#secret',
    inCollege: {},
    sees: [heading((t) => t.staffPeople.deadSetUp)],
    errors: status(410),
  },
  {
    name: 'invitation',
    path: '/invitation#token',
    inCollege: {},
    sees: [button((t) => t.staffPeople.takeWithAccount)],
    before: answers('**/api/invitation', {
      name: 'Kamala Rijal',
      email: 'kamala@college.example',
      duties: ['teacher', 'clerk'],
      hasAccount: false,
    }),
    whole: true,
  },
  {
    name: 'invitation-dead',
    path: '/invitation#token',
    inCollege: {},
    sees: [heading((t) => t.staffPeople.deadInvitation)],
    errors: status(410),
  },
  {
    name: 'staff-college',
    path: '/staff/college',
    sees: [heading((t) => t.staffPeople.onTheCard)],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-members',
    path: '/staff/members',
    sees: [heading((t) => t.staffPeople.members), heading((t) => t.staffPeople.whatOpens)],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-members-list',
    path: '/staff/members',
    sees: [(page) => page.getByRole('dialog').getByText('sita@college.example').last()],
    ...staff(async (page) => {
      await press((t) => t.staffPeople.inviteList)(page);
      await page.getByRole('textbox').fill('Sita Rai,sita@college.example,clerk\nHari,hari at,boss');
    }),
  },
  { name: 'staff-accounts', path: '/staff/accounts?q=Asha', sees: [text((t) => t.staffCollege.unproven)], ...staff() },
  {
    name: 'staff-audit-of-all',
    path: '/staff/audit',
    sees: [text('Late bus')],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-system',
    path: '/staff/system',
    sees: [heading((t) => t.staffCollege.backups)],
    ...staff(),
    whole: true,
  },
  {
    name: 'staff-backups',
    path: '/staff/system',
    sees: [text((t) => t.staffCollege.checkFound.damaged)],
    inCollege: { before: withBackups({ files: backupFiles }) },
    whole: true,
  },
  {
    name: 'staff-backup-under-way',
    path: '/staff/system',
    sees: [text((t) => t.staffCollege.backingUp)],
    inCollege: { before: withBackups({ files: backupFiles.slice(1), underWay: 'making' }) },
    whole: true,
  },
  {
    name: 'staff-backup-failed',
    path: '/staff/system',
    sees: [text((t) => t.staffCollege.backupTrouble['disk-full'])],
    inCollege: { before: withBackups({ failed: { at: '2026-11-24T03:10:00Z', trouble: 'disk-full' } }) },
    whole: true,
  },
  {
    name: 'staff-backup-download',
    path: '/staff/system',
    sees: [text((t) => t.staffCollege.downloadNote)],
    inCollege: {
      before: withBackups({ files: backupFiles }),
      after: (page) =>
        page
          .getByText(whole(page, (t) => t.staffCollege.download))
          .first()
          .click(),
    },
  },
];
