import { dayAt, momentOf } from '#text/dates.ts';
import { answerOffers, decideKey, goTo, objectTo, placeOf, publish, untilRound } from './after.ts';
import { openNotice, takeApplications } from './applications.ts';
import type { DemoCalls } from './calls.ts';
import type { DemoClock } from './clock.ts';
import { foundCollege, writeItems, type DemoCollege } from './college.ts';
import { makeExamination, minute } from './examination.ts';
import { openHall, type Hall, type HallEnvironment } from './hall.ts';
import { ownItems, wrongMemory, wrongSum } from './own-items.ts';
import { holdUntil } from './past.ts';
import { applicationsRules, codes, draftRules, endedPlan, publishedPlan, type DemoSize } from './plans.ts';
import type { DemoState } from './state.ts';

const day = 24 * 60 * minute;

/** The second round of offers begins three days ago, and ends tomorrow. */
const roundHours = 4 * 24;

/** How long before the present the demo begins, in ms: the clock stands there at first. */
export const pastMs = 15 * day;

/** What a demo is made with. */
export interface MakingPlan {
  readonly clock: DemoClock;
  readonly calls: DemoCalls;
  readonly world: HallEnvironment;
  /** Of the link of the first start. */
  readonly secret: string;
  readonly password: string;
  readonly size: DemoSize;
  /** Passes a moment of the server, whose clock may stand: it does then what it repeats. */
  readonly wait: () => Promise<void>;
  /** Called with what is done. */
  readonly say: (done: string) => void;
}

/**
 * Makes the college and all of its past, by public calls: one examination is published, one has objections to its key,
 * one takes applications, one is a draft. The clock ends before the present.
 */
export async function makePast(plan: MakingPlan): Promise<{ college: DemoCollege; state: DemoState }> {
  const { clock, calls, secret, password, size, say } = plan;
  const present = clock.now() + pastMs;
  const ago = (days: number) => present - days * day;
  /** An hour of the day by Nepal's clock, so many days ago: `11:00`. */
  const on = (days: number, time: string) => momentOf(dayAt(ago(days)), time) ?? ago(days);
  const college = await foundCollege(calls, secret, password);
  await writeItems(college, ownItems);
  say('the college');
  const published = await holdPublished(plan, college, on(9, '11:00'));
  say(`an examination of ${size.published}, published`);
  const headEmail = college.people[0]?.email ?? '';
  const { examiner, clerk } = college;
  const params = { code: codes.applications };
  await examiner('POST /staff/examinations', { body: applicationsRules(headEmail, present + 21 * day) });
  await examiner('PUT /staff/examinations/:code/notice', { params, body: openNotice(present) });
  const applications = await takeApplications({
    clock,
    calls,
    clerk,
    examination: codes.applications,
    counts: size.applications,
    firstPerson: 500,
    from: on(7, '10:00'),
    to: on(5, '10:00'),
  });
  say(`${applications.length} applications`);
  await offerSeats(
    plan,
    college,
    published,
    [5, 4, 3, 2].map((days) => on(days, '17:00')),
  );
  say('seats offered, round 2');
  await examiner('POST /staff/examinations', { body: draftRules(headEmail, present + 60 * day) });
  await holdEnded(plan, college, on(1, '07:00'));
  say(`an examination of ${size.ended} with objections`);
  const applicant = applications.find(({ fate }) => fate === 'returned');
  if (applicant === undefined) throw new Error('No application was returned.');
  const { name, number, code } = applicant;
  const state: DemoState = {
    seenAt: clock.now(),
    password,
    applicant: { name, examination: codes.applications, number, code },
    living: [],
    made: { running: 0, next: 0 },
    secrets: {},
  };
  return { college, state };
}

/** Its key was planted wrong at one place: objections and statistics found it, and it was corrected. */
async function holdPublished(
  { clock, world, size: { published: count } }: MakingPlan,
  college: DemoCollege,
  startsAt: number,
): Promise<Hall> {
  const { examiner, teacher } = college;
  const headEmail = college.people[0]?.email ?? '';
  clock.standAt(startsAt - 2 * day);
  const own = (await writeItems(college, [wrongSum])).get(wrongSum.stem) ?? '';
  const made = await makeExamination(examiner, publishedPlan({ headEmail, startsAt, count, own }));
  const { code, minutes } = made;
  const hall = openHall(world, examiner, made, 0.3);
  await holdUntil(clock, hall, startsAt + (minutes + 3) * minute);
  await goTo(examiner, code, 'key-published');
  clock.standAt(startsAt + 5 * 60 * minute);
  const place = await placeOf(examiner, code, wrongSum.stem);
  const claims = [
    { place, reason: 'Twenty times twenty-one, halved, is 210 and not 190.', by: 5 },
    { place: 4, reason: 'Two of the options can be said, in my opinion.', by: 2 },
  ];
  await objectTo(hall, claims);
  clock.standAt(startsAt + day);
  await decideKey(examiner, code, place, wrongSum.truth ?? '', 'The sum is 210; the key was wrong.');
  await decideKey(examiner, code, 4, null, 'Only one of them is written English.');
  await goTo(examiner, code, 'final');
  clock.standAt(startsAt + day + 6 * 60 * minute);
  await publish(examiner, code);
  const { version, ...item } = await teacher('GET /staff/items/:id', { params: { id: own } });
  const right = item.options.filter(({ text }) => text === wrongSum.truth).map(({ id }) => id);
  await teacher('PUT /staff/items/:id', { params: { id: own }, body: { ...item, right, version } });
  return hall;
}

/**
 * Offers the seats in two rounds. The four moments: the offers, answers, the deadline, at which the server begins the
 * second round, and answers to that, which go on for `roundHours` from the deadline.
 */
async function offerSeats(
  { clock, wait }: MakingPlan,
  { examiner }: DemoCollege,
  hall: Hall,
  [offered = 0, answered = 0, deadline = 0, answeredAgain = 0]: readonly number[],
): Promise<void> {
  const { code } = hall.examination;
  clock.standAt(offered);
  await examiner('POST /staff/examinations/:code/offers', {
    params: { code },
    body: {
      answerUntil: new Date(deadline).toISOString(),
      roundHours,
      movesToOpen: true,
      note: { en: 'Bring your certificates to the office.', ne: 'प्रमाणपत्र लिएर कार्यालयमा आउनुहोस्।' },
    },
  });
  clock.standAt(answered);
  await answerOffers(examiner, hall, ['take', 'take', 'leave', 'take', 'take', null, 'take', 'take']);
  clock.standAt(deadline);
  await untilRound(examiner, code, 2, wait);
  clock.standAt(answeredAgain);
  await answerOffers(examiner, hall, ['take', null, 'take', 'leave']);
}

/** Its key is being decided: nine objections are in, seven of them about the item that was planted wrong. */
async function holdEnded(
  { clock, world, size: { ended: count } }: MakingPlan,
  college: DemoCollege,
  startsAt: number,
): Promise<void> {
  const { examiner } = college;
  const headEmail = college.people[0]?.email ?? '';
  clock.standAt(startsAt - day / 4);
  const own = (await writeItems(college, [wrongMemory])).get(wrongMemory.stem) ?? '';
  const made = await makeExamination(examiner, endedPlan({ headEmail, startsAt, count, own }));
  const { code, minutes } = made;
  const hall = openHall(world, examiner, made, 0.5);
  await holdUntil(clock, hall, startsAt + (minutes + 3) * minute);
  clock.standAt(clock.now() + 60 * minute);
  await goTo(examiner, code, 'key-published');
  clock.standAt(clock.now() + 2 * 60 * minute);
  const place = await placeOf(examiner, code, wrongMemory.stem);
  await objectTo(hall, [
    { place, reason: 'ROM keeps its content without power. It is RAM that loses it.', by: 6 },
    { place: 12, reason: 'The unit in the question is not clear to me.', by: 2 },
    { place: 2, reason: 'My teacher has taught us the second option.', by: 1 },
  ]);
}
