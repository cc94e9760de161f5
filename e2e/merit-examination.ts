import { staffOf } from '#server/testing/staff-of.ts';
import { phoneOf, type HallPhone } from './hall-page.ts';
import type { RunningServer } from './server.ts';

const physics = 10;
const items = 20;
export const candidates = 60;

/** Candidate 0 is 1000. Each PIN is the symbol number twice. */
export const symbolOf = (index: number) => String(1000 + index);
export const pinOf = (symbolNumber: string) => symbolNumber + symbolNumber;

/** Of three candidates, each has 20, 19, 18 … items right, and every other three have the next one wrong. */
function entriesOf(index: number): object[] {
  const step = Math.floor(index / 3);
  const right = items - step;
  const chosen = Array.from({ length: right }, (_, place) => ({ kind: 'choose', place, option: 'a' }));
  if (step % 2 === 1 && right < items) chosen.push({ kind: 'choose', place: right, option: 'b' });
  // A candidate who handed in earlier stands higher; 1021 and 1022 handed in at the same moment.
  const at = 60_000 + (index === 22 ? 21 : index);
  return [...chosen, { kind: 'hand-in' }].map((entry, place) => ({ n: place + 1, at, ...entry }));
}

const groupOf = (index: number) => ([13, 17, 21, 22].includes(index) ? 'Women' : index % 6 === 0 ? 'Dalit' : '');

/**
 * An examination that sixty candidates have sat. It has ten open seats, three for women and two for Dalit candidates. 1021 and 1022 are
 * equal at the last of the seats for women. It is closed, so its state is `ended`. With fewer candidates, they are the best of the sixty.
 */
export async function endedExamination(server: RunningServer, code: string, rules: object = {}, sitting = candidates) {
  const staff = await staffOf(server, `Staff-${code}`);
  const path = `/staff/examinations/${code}`;
  const startsAt = server.now() + 600_000;
  await staff.send('POST', '/staff/examinations', {
    code,
    title: { en: 'Scholarship examination 2083', ne: 'छात्रवृत्ति परीक्षा २०८३' },
    startsAt: new Date(startsAt).toISOString(),
    minutes: 60,
    sections: [
      { title: 'Physics', subject: 'physics', count: physics, marks: 1, penalty: 0.25 },
      { title: 'English', subject: 'english', count: items - physics, marks: 0.5, penalty: 0 },
    ],
    passMark: 4,
    tieBreaks: ['section:Physics', 'hand-in'],
    seats: {
      open: 10,
      groups: [
        { name: 'Women', seats: 3 },
        { name: 'Dalit', seats: 2 },
      ],
      emptyToOpen: false,
      waiting: 4,
    },
    namesPublished: true,
    reviewedOnly: false,
    // The head looks at all of these, their papers and keys too.
    coExaminers: ['asha@college.example'],
    shuffleItems: false,
    shuffleOptions: false,
    ...rules,
  });
  const ids: string[] = [];
  for (let place = 0; place < items; place += 1) {
    const subject = place < physics ? 'physics' : 'english';
    const stem = `Question ${place + 1} of ${code}: what follows from $x^{${place + 2}} = 1$ here?`;
    const options = ['First', 'Second', 'Third', 'Fourth'].map((word) => ({ text: `${word} answer ${place + 1}` }));
    const explanation = `The first one follows at once, since $x^{${place + 2}}$ is 1.`;
    const item = { subject, stem, options, right: ['a'], explanation };
    ids.push((await staff.send<{ id: string }>('POST', '/staff/items', item)).id);
  }
  await staff.send('PUT', `${path}/paper`, { items: ids });
  const lines = Array.from({ length: sitting }, (_, index) => {
    const symbol = symbolOf(index);
    return `${symbol},Candidate ${symbol} Sharma,${groupOf(index)},${pinOf(symbol)}`;
  });
  // One more candidate who never comes.
  const csv = ['symbol_number,name,groups,pin', ...lines, '1099,Absent Rai,,10991099'].join('\n');
  await staff.send('POST', `${path}/candidates`, { csv });
  await staff.send('POST', `${path}/seal`);

  const phones = new Map<string, HallPhone>();
  for (let index = 0; index < sitting; index += 1) {
    const symbolNumber = symbolOf(index);
    phones.set(symbolNumber, await phoneOf(server, code, symbolNumber, pinOf(symbolNumber)));
  }
  await server.setClock(startsAt + 1000);
  for (const phone of phones.values()) await phone.begin();
  // If the server last heard of a device later, its hand-in counts from then. All were last heard of well before.
  await server.setClock(startsAt + 120_000);
  for (const [symbolNumber, phone] of phones) await phone.send(entriesOf(Number(symbolNumber) - 1000));
  await staff.send('POST', `${path}/state`, { to: 'ended' });
  return {
    staff,
    path,
    go: (to: string) => staff.send('POST', `${path}/state`, { to }),
    object: async (symbolNumber: string, objection: object) => phones.get(symbolNumber)?.object(objection),
  };
}
