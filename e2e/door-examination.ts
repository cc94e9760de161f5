import sharp from 'sharp';
import { renderSVG } from 'uqr';
import type { Application, Card } from '#contract/applications.ts';
import { staffOf } from '#server/testing/staff-of.ts';
import type { RunningServer } from './server.ts';

const code = 'DOOR-1';
const minuteMs = 60_000;

/**
 * Seals an examination in forty minutes. Asmita Tamang applied with a photo and sits in room A. Sita Sharma came by a file
 * and sits there too, and 2001 in room B. Returns the pass of room A, and what the QR code of Asmita's card says.
 */
export async function doorExamination(server: RunningServer) {
  const staff = await staffOf(server, 'Door');
  const at = (minutes: number) => new Date(server.now() + minutes * minuteMs).toISOString();
  const path = (rest = '') => `/staff/examinations/${code}${rest}`;
  await staff.send('POST', '/staff/examinations', {
    code,
    title: { en: 'BCA Scholarship Entrance' },
    startsAt: at(40),
    minutes: 30,
    sections: [{ title: 'English', subject: 'english', count: 1, marks: 1 }],
    passMark: 0,
    reviewedOnly: false,
    coExaminers: ['asha@college.example'],
    presenceNeeded: true,
  });
  await staff.send('PUT', path('/notice'), {
    version: 0,
    opensAt: at(-60),
    closesAt: at(5),
    correctionUntil: at(5),
    cardsFrom: at(-1),
    eligibility: { en: 'You have passed class 12.' },
    asks: [{ field: 'nameNepali', needed: false }],
    documents: [],
  });
  const qr = await applyWithPhoto(server, staff, path);
  const csv = 'symbol_number,name,room,seat,pin\n1001,Sita Sharma,A,A1,11111111\n2001,Hari KC,B,B7,22222222\n';
  await staff.send('POST', path('/candidates'), { csv });
  await staff.send('PATCH', path('/candidates/620117'), { room: 'A', seat: 'A2' });
  await staff.send('POST', '/staff/items', {
    subject: 'english',
    stem: `Which word of ${code} is a verb?`,
    options: ['go', 'tree'].map((text) => ({ text })),
    right: ['a'],
  });
  await staff.send('POST', path('/paper/draw'));
  await staff.send('POST', path('/seal'));
  const { pass } = await staff.send<{ pass: string }>('POST', path('/rooms/A/pass'));
  return { code, pass, qr, staff };
}

type Staff = Awaited<ReturnType<typeof staffOf>>;

/** Applies with a photo, and gets the symbol number 620117. Returns what the QR code of the card says. */
async function applyWithPhoto(server: RunningServer, staff: Staff, path: (rest: string) => string): Promise<string> {
  const call = async <T>(method: string, way: string, token: string | null, body?: object | FormData): Promise<T> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${server.url}/api${way}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${way}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const form = { name: 'Asmita Tamang', nameNepali: 'अस्मिता तामाङ', dateOfBirth: 'AD 2008-05-25' };
  const begun = await call<{ token: string; application: Application }>('POST', `/notices/${code}/applications`, null, {
    language: 'en',
    form,
  });
  const { token } = begun;
  const { number } = begun.application;
  const photo = new FormData();
  const face = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#b9cbe6' } })
    .jpeg()
    .toBuffer();
  photo.set('file', new Blob([new Uint8Array(face)]), 'face.jpg');
  photo.set('name', 'face.jpg');
  await call('PUT', `/applications/${number}/documents/photo`, token, photo);
  const { version } = await call<Application>('GET', `/applications/${number}`, token);
  await call('POST', `/applications/${number}/submit`, token, { version, declared: true });
  const read = await staff.send<{ version: number }>('GET', path(`/applications/${number}`));
  await staff.send('POST', path(`/applications/${number}/decision`), { version: read.version, decision: 'accept' });
  await staff.send('POST', path('/numbers'), { first: '620117', order: 'application' });
  return (await call<Card>('GET', `/applications/${number}/card`, token)).qr;
}

/** What a camera sees of a QR code: one frame of a film, in the form that Chromium plays as a camera. */
export async function filmOf(text: string): Promise<Buffer> {
  const card = await sharp(Buffer.from(renderSVG(text, { border: 4 })), { density: 300 })
    .resize(300, 300)
    .toBuffer();
  const frame = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#777' } })
    .composite([{ input: card, gravity: 'centre' }])
    .jpeg()
    .toBuffer();
  return Buffer.concat([frame, frame]);
}
