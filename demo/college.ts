import { randomBytes } from 'node:crypto';
import type { DemoGuide } from '#contract/demo.ts';
import type { Duty } from '#contract/duty.ts';
import { CallError, type DemoCalls, type SendCall } from './calls.ts';
import type { OwnItem } from './own-items.ts';

/** The members of the college. The first one is its head. */
const members: readonly { readonly name: string; readonly duties: readonly Duty[] }[] = [
  { name: 'Rajendra Shrestha', duties: ['head', 'operator'] },
  { name: 'Sunita Maharjan', duties: ['examiner'] },
  { name: 'Binita Shakya', duties: ['clerk'] },
  { name: 'Dinesh Raj Joshi', duties: ['teacher'] },
];

/** The college with its members, each with the calls that they make. */
export interface DemoCollege {
  readonly people: DemoGuide['people'];
  readonly head: SendCall;
  readonly examiner: SendCall;
  readonly clerk: SendCall;
  readonly teacher: SendCall;
}

const emailOf = (name: string) => `${name.split(' ')[0]?.toLowerCase()}@namuna.example`;

/** A password of the members that no other demo has. */
export function newPassword(): string {
  return `namuna-${randomBytes(6).toString('hex')}`;
}

/** The calls of the college's members, who are there already. */
export function openCollege(calls: DemoCalls, password: string): DemoCollege {
  const people = members.map(({ name, duties }) => ({ name, email: emailOf(name), duties: [...duties] }));
  const as = (place: number) => calls.staff({ email: people[place]?.email ?? '', password });
  return { people, head: as(0), examiner: as(1), clerk: as(2), teacher: as(3) };
}

/** Sets the college up by the link of the first start, and brings its members by invitations. */
export async function foundCollege(calls: DemoCalls, secret: string, password: string): Promise<DemoCollege> {
  const { visitor } = calls;
  const college = openCollege(calls, password);
  const [first, ...others] = college.people;
  const { name = '', email = '' } = first ?? {};
  const called = { en: 'Namuna College', ne: 'नमुना कलेज' };
  await visitor('POST /staff/set-up', { body: { secret, college: called, name, email, password } });
  await college.head('PUT /staff/college', {
    body: {
      name: called,
      address: { en: 'Dhulikhel 7, Kavrepalanchok', ne: 'धुलिखेल ७, काभ्रेपलाञ्चोक' },
      phone: '011-490000',
      email: 'office@namuna.example',
      website: 'https://namuna.example',
      signatory: { en: 'Kamala Adhikari', ne: 'कमला अधिकारी' },
      signsAs: { en: 'Head of examinations', ne: 'परीक्षा प्रमुख' },
    },
  });
  const { rows } = await college.head('POST /staff/invitations', { body: { people: others } });
  for (const { id, name: invited } of rows) {
    const join = async () => {
      const { link } = await college.head('POST /staff/invitations/:id/link', { params: { id } });
      const token = link.slice(link.indexOf('#') + 1);
      await visitor('POST /invitation/accept', { body: { token, name: invited, password } });
    };
    // oxlint-disable-next-line eslint/no-await-in-loop -- there are three
    await join().catch((error: unknown) => {
      // The mail that went out meanwhile has a link of its own, and ended this one.
      if (error instanceof CallError && error.code === 'link-expired') return join();
      throw error;
    });
  }
  return college;
}

/** The teacher writes items, and the examiner reviews every other one. Returns the ids by their stems. */
export async function writeItems(
  { teacher, examiner }: DemoCollege,
  items: readonly OwnItem[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const [n, { truth: _, ...item }] of items.entries()) {
    const options = item.options.map((text) => ({ text }));
    const body = { ...item, right: [...item.right], options, difficulty: 2 };
    // oxlint-disable-next-line eslint/no-await-in-loop -- in their order
    const { id, version } = await teacher('POST /staff/items', { body });
    ids.set(item.stem, id);
    if (n % 2 === 0) continue;
    // oxlint-disable-next-line eslint/no-await-in-loop -- in their order
    await examiner('POST /staff/items/:id/review', { params: { id }, body: { version, chosen: [...item.right] } });
  }
  return ids;
}
