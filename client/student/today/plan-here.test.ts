import { afterEach, expect, test, vi } from 'vitest';
import { answersOf } from '#exam/record/answers.ts';
import { plan } from '#exam/record/plan.ts';
import type { Goal } from '#exam/record/record.ts';
import { aDay, anAttempt, aPlace, november } from '#exam/testing/records.ts';
import { aQuestion } from '#exam/testing/questions.ts';
import { dayOf } from '#exam/record/day.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { recordOver } from '#client/student/record/device-record.ts';
import { inMemory } from '#client/student/record/record-tables.ts';
import { planHere } from './plan-here.ts';

afterEach(() => vi.unstubAllGlobals());

const topics = [
  { subject: 'physics', topic: 'Wave Optics', questions: 80 },
  { subject: 'physics', topic: 'Heat', questions: 40 },
  { subject: 'english', topic: 'Pronouns', questions: 100 },
];
const goal: Goal = { paper: 'tu-bsc-csit', day: dayOf(november) + 60, minutes: 20, days: 5, changed: 0 };

/** The device keeps the questions of heat, and one of the two that are due. */
async function aDevice() {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      bytes: 3,
      banks: [
        { name: 'physics/wave-optics', url: '/assets/wave-optics-1.js', bytes: 1 },
        { name: 'physics/heat', url: '/assets/heat-1.js', bytes: 1 },
        { name: 'entrance/block-01', url: '/assets/block-01-1.js', bytes: 1 },
      ],
    }),
  );
  vi.stubGlobal('caches', {
    open: async () => ({ keys: async () => [{ url: 'http://localhost/assets/heat-1.js' }] }),
  });
  const device = recordOver(inMemory(), seededRandom(1));
  await device.putQuestions([{ key: 'here', question: aQuestion(1), math: {} }]);
  const wrong = ['here', 'elsewhere'].map((question) => aPlace({ question, topic: 'Wave Optics', outcome: 'wrong' }));
  const attempts = [anAttempt('device01-1', november - aDay, wrong)];
  const answers = answersOf(attempts);
  const gone: ReadonlySet<string> = new Set();
  const data = {
    device,
    owner: null,
    attempts,
    cards: [],
    bookmarks: [],
    goals: [goal],
    goal,
    gone,
    answers,
    unsent: 0,
  };
  return { data, whole: plan({ ...data, topics }, goal, november) };
}

test('without a connection the plan is made of the reviews and topics whose questions are on the device', async () => {
  const { data, whole } = await aDevice();
  expect(whole.parts).toMatchObject([
    { kind: 'review', count: 2 },
    { kind: 'topic', practice: { topic: 'Wave Optics' } },
    { kind: 'timed' },
  ]);
  const made = plan(await planHere(data, whole, topics, november), goal, november);
  expect(made.parts).toMatchObject([
    { kind: 'review', count: 1, keys: ['here'] },
    // Its marks are those of the whole paper.
    { kind: 'topic', practice: { topic: 'Heat' }, win: { marks: (25 * 40) / 120 } },
    { kind: 'timed', draws: [{ topic: 'Heat' }] },
  ]);
});

test('a device that keeps no questions has its reviews, and loses none', async () => {
  const { data, whole } = await aDevice();
  vi.stubGlobal('caches', undefined);
  const made = plan(await planHere(data, whole, topics, november), goal, november);
  expect(made.parts).toMatchObject([{ kind: 'review', keys: ['here'] }]);
});
