import { join } from 'node:path';
import { hallShellFile } from '#contract/built-pages.ts';
import { staffOf } from '#server/testing/staff-of.ts';
import { languages, prefixes, type Language } from '#text/language.ts';
import { responseBytes } from './response-bytes.ts';
import { scriptsFrom } from './scripts-in.ts';

/** What a candidate's cold phone loads, in bytes as the server sends them. */
export interface HallVisit {
  readonly language: Language;
  readonly requests: number;
  /** From the address of the examination to the waiting room, without fonts and the sealed paper. */
  readonly bytes: number;
  /** A sealed paper of a hundred built-in items. */
  readonly paperBytes: number;
}

const code = 'SIZE-1';
const subjects = [
  ['Physics', 'physics'],
  ['Chemistry', 'chemistry'],
  ['Mathematics', 'mathematics'],
  ['English', 'english'],
] as const;
const pin = '11111111';
const device = { id: 'size', label: 'size' };
const signingIn = { symbolNumber: '1001', pin, device };

/** Seals an examination on the server at `origin`, whose database is in `dataDir`. Then it goes a candidate's way in each language. */
export async function hallVisits(dist: string, origin: string, dataDir: string): Promise<readonly HallVisit[]> {
  await sealExamination(origin, dataDir);
  const { token, hash, deviceSecret } = await signIn(origin);
  const api = `/api/hall/${code}`;
  // The title, the sign-in, the clock that the device check measures, and one beat in the waiting room.
  const calls = await Promise.all([
    responseBytes(origin, api),
    responseBytes(origin, api),
    responseBytes(origin, `${api}/entries`, { method: 'POST', token, body: { device, entries: [] } }),
  ]);
  // The same device again: without its secret it would be another device.
  const again = { ...signingIn, device: { ...device, secret: deviceSecret } };
  calls.push(await responseBytes(origin, `${api}/sign-in`, { method: 'POST', body: again }));
  const paperBytes = await responseBytes(origin, `${api}/paper/${hash}`);
  return Promise.all(
    languages.map(async (language) => {
      const shell = join(prefixes[language].slice(1), hallShellFile);
      const files = [...scriptsFrom(dist, shell)].filter(
        (file) => !/\/(practice-hall|room-screen|card-scanner|scan|decode)/.test(file),
      );
      const path = `${prefixes[language]}/hall/${code}`;
      const loaded = await Promise.all(
        [path, ...files.map((file) => `/${file}`)].map((each) => responseBytes(origin, each)),
      );
      const bytes = [...loaded, ...calls].reduce((total, each) => total + each, 0);
      return { language, requests: loaded.length + calls.length, bytes, paperBytes };
    }),
  );
}

async function sealExamination(origin: string, dataDir: string): Promise<void> {
  const staff = await staffOf({ url: origin, dataDir }, 'Size');
  try {
    const of = `/staff/examinations/${code}`;
    await staff.send('POST', '/staff/examinations', {
      code,
      title: { en: 'Entrance of +2 Science', ne: '+२ विज्ञान प्रवेश परीक्षा' },
      // At a time when candidates can sign in.
      startsAt: new Date(Date.now() + 30 * 60_000).toISOString(),
      minutes: 120,
      sections: subjects.map(([title, subject]) => ({ title, subject, count: 25, marks: 1, penalty: 0.25 })),
      passMark: 35,
    });
    await staff.send('POST', `${of}/paper/draw`);
    await staff.send('POST', `${of}/candidates`, {
      csv: `symbol_number,name,room,seat,pin\n1001,Sita Sharma,A,4,${pin}\n`,
    });
    await staff.send('POST', `${of}/seal`, { builtIn: true });
  } finally {
    await staff.close();
  }
}

async function signIn(
  origin: string,
): Promise<{ readonly token: string; readonly hash: string; readonly deviceSecret: string }> {
  const body = JSON.stringify(signingIn);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/hall/${code}/sign-in`, { method: 'POST', headers, body });
  const { token, deviceSecret, examination } = (await answer.json()) as {
    token: string;
    deviceSecret: string;
    examination: { paper: { hash: string } };
  };
  return { token, hash: examination.paper.hash, deviceSecret };
}
