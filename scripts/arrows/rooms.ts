/** A folder, what its files may import beside each other, and why not more. */
export interface Room {
  /** A file belongs to the longest that its path begins with; `/*` stands for the files of the folder itself. */
  readonly folder: string;
  /** Rooms, each without the rooms within; or folders that are none, with all that is in them. */
  readonly imports: readonly string[];
  /** Packages; `node:` stands for all that Node brings, `*` for any package. */
  readonly packages: readonly string[];
  readonly why: string;
}

function room(folder: string, imports: string, packages: string, why: string): Room {
  const words = (text: string) => text.split(' ').filter(Boolean);
  return { folder, imports: words(imports), packages: words(packages), why };
}

const toServe =
  'node: close-with-grace fastify @fastify/formbody @fastify/cookie @fastify/helmet @fastify/multipart @fastify/static @fastify/swagger ' +
  '@fastify/swagger-ui fastify-type-provider-zod kysely nodemailer pg pino prom-client zod';
const toShow = 'react react-dom react-router zustand';
const workbox = 'workbox-core workbox-precaching workbox-routing workbox-strategies workbox-window';

const base = 'Every area of the server stands on it: it knows none of them.';
const serverArea = 'An area of the server stands on its base, and on another area by an arrow listed here only.';
const leaf = 'It knows no route, no call and no area, so that every screen can use it.';
const clientBase = 'Every area of the client stands on it: it knows none of them.';
const clientArea = 'An area of the client imports another one by an arrow listed here only.';
const composes = 'It puts the parts together.';
const outside = 'Nothing that is shipped imports it.';

const serverBase = 'text contract server/app server/database server/errors server/http';
const serverAreas =
  'server/interchange server/accounts server/system server/catalogue server/items server/examinations server/hall server/room server/results server/record';
/** What every area of the client stands on. */
export const clientBaseRooms =
  'exam contract content/load text client/text client/styles client/ui client/storage client/api client/session client/shell';
const clientAreas =
  'client/about client/accounts client/history client/mock client/home client/practice/exam client/practice/landing client/practice/mcq client/practice/record ' +
  'client/practice/result client/practice/school client/practice/thank-you client/practice/unit-quiz';

/** Which arrows there are; ARCHITECTURE.md draws them. */
export const rooms: readonly Room[] = [
  room('exam', '', '', 'What an exam is depends on no page, server, storage, clock or package.'),
  room('exam/sitting', 'exam', '@noble/hashes', 'Its one package makes the hash chain, the same on device and server.'),
  room('exam/record', 'exam', 'ts-fsrs', 'Its one package works out when a question is to be reviewed again.'),
  room('exam/mock', 'exam exam/sitting exam/record', '', 'A mock is a sitting that is kept as practice is.'),
  room('exam/testing', 'exam exam/sitting exam/record', 'fast-check', outside),

  room(
    'interchange',
    'exam',
    'htmlparser2 domhandler fflate',
    'It reads and writes question files wherever it runs: bytes come in, and no disk, network, clock or chance.',
  ),
  room('interchange/testing', 'interchange', 'fast-check fflate', outside),

  room('content/banks', '', '', 'Questions are data.'),
  room('content/*', '', '', 'The syllabi are data.'),
  room(
    'content/load',
    'exam content/banks',
    'virtual:entrance virtual:practice',
    'It runs in a browser: it can neither read files nor make mathematics nor check.',
  ),
  room(
    'content/math',
    'exam content/load',
    'temml',
    'TeX becomes MathML wherever content is built, seeded or checked.',
  ),
  room('content/read', 'exam', 'node: zod', 'It reads; who checks or serves it is not its matter.'),
  room(
    'content/check',
    'exam content/load content/math content/read',
    'node:',
    'It checks what content/read has read.',
  ),
  room('content/build', 'exam content/load content/math content/read', 'node:', 'It is run by Vite, for content/load.'),

  room('text', '', '', 'Words, numbers and dates of a language are the same on a page, in a mail and in a file.'),

  room(
    'contract',
    'exam exam/sitting exam/record text',
    'zod',
    'It is what client and server say to each other, and belongs to neither.',
  ),

  room('server/app', '', toServe, base),
  room('server/database', 'exam/sitting text contract server/app', toServe, base),
  room('server/errors', 'text contract server/database', toServe, base),
  room(
    'server/http',
    'text contract server/database server/errors',
    `${toServe} content-disposition csv-stringify`,
    base,
  ),
  // What the build left for the server alone is found when it starts.
  room('server/pages', 'text contract server/http', `${toServe} import(…)`, base),
  room('server/mail', 'text server/app server/database server/http', toServe, base),
  room('server/audit', 'server/database', toServe, base),
  room('server/backup', 'server/app server/database server/audit', `${toServe} tar`, base),
  room('server/accounts', `${serverBase} server/mail server/audit`, `${toServe} otpauth`, serverArea),
  room('server/system', `${serverBase} server/mail server/audit server/backup server/accounts`, toServe, serverArea),
  room(
    'server/interchange',
    `exam interchange ${serverBase} server/accounts server/items`,
    `${toServe} csv-parse csv-stringify fflate read-excel-file write-excel-file`,
    serverArea,
  ),
  room('server/catalogue', `exam content/load content/math content/read ${serverBase}`, toServe, serverArea),
  room(
    'server/items',
    `exam content/check content/load content/math content/read ${serverBase} server/audit server/accounts`,
    `${toServe} sharp`,
    serverArea,
  ),
  room(
    'server/examinations',
    `exam exam/sitting interchange content/check content/math ${serverBase} server/audit server/accounts server/items server/interchange`,
    `${toServe} csv-stringify fflate unhomoglyph write-excel-file`,
    serverArea,
  ),
  room('server/results', `exam ${serverBase} server/accounts server/examinations`, toServe, serverArea),
  room(
    'server/hall',
    `exam exam/sitting ${serverBase} server/accounts server/examinations server/results`,
    toServe,
    serverArea,
  ),
  room('server/record', `exam exam/record ${serverBase} server/audit server/accounts`, toServe, serverArea),
  room(
    'server/room',
    `exam exam/sitting ${serverBase} server/audit server/accounts server/examinations server/hall`,
    toServe,
    serverArea,
  ),
  room(
    'server/*',
    `content/read ${serverBase} server/pages server/mail server/audit server/backup ${serverAreas}`,
    toServe,
    composes,
  ),
  room('server/testing', `content ${serverBase} server/mail ${serverAreas} server/*`, '*', outside),
  room(
    'server/faults',
    'exam/sitting content contract client/hall server/app server/database server/testing server/examinations server/*',
    '*',
    outside,
  ),

  room('client/text', 'text', '', leaf),
  room('client/styles', '', '', leaf),
  room('client/ui', 'text', toShow, leaf),
  room('client/storage', 'exam', '', clientBase),
  room('client/api', 'exam contract content/load text', toShow, clientBase),
  room('client/session', 'text client/ui client/storage client/api', toShow, clientBase),
  room('client/offline', 'contract text client/ui client/api', `${toShow} ${workbox}`, clientBase),
  room(
    'client/shell',
    'contract text client/text client/ui client/api client/session client/offline',
    toShow,
    clientBase,
  ),
  room(
    'client/record',
    `${clientBaseRooms} exam/record`,
    `${toShow} idb`,
    'Every screen that leaves or shows something of the record stands on it; its package keeps it on the device.',
  ),
  room('client/accounts', `${clientBaseRooms} client/record`, toShow, clientArea),
  room('client/practice/exam', `${clientBaseRooms} exam/record client/record`, toShow, clientArea),
  room(
    'client/practice/record',
    `${clientBaseRooms} exam/record client/record client/practice/exam client/history`,
    toShow,
    clientArea,
  ),
  room('client/practice/exam/testing', `${clientBaseRooms} client/practice/exam exam/testing`, '*', outside),
  room('client/practice/mcq', `${clientBaseRooms} client/practice/exam`, toShow, clientArea),
  room('client/practice/landing', `${clientBaseRooms} client/practice/exam`, toShow, clientArea),
  room('client/practice/result', `${clientBaseRooms} client/practice/exam`, toShow, clientArea),
  room(
    'client/practice/unit-quiz',
    `${clientBaseRooms} client/practice/exam client/practice/result`,
    toShow,
    clientArea,
  ),
  room(
    'client/practice/school',
    `${clientBaseRooms} client/practice/exam client/practice/unit-quiz`,
    toShow,
    clientArea,
  ),
  room('client/practice/thank-you', clientBaseRooms, toShow, clientArea),
  room(
    'client/hall',
    `${clientBaseRooms} client/practice/exam exam/sitting`,
    'react react-dom zustand @noble/ciphers fflate idb',
    'A program of its own, without a router: it shows formulas as practice does; its packages open a sealed paper and keep what a candidate does.',
  ),
  room(
    'client/history',
    `${clientBaseRooms} exam/mock exam/record exam/sitting client/record client/practice/exam client/practice/result`,
    toShow,
    clientArea,
  ),
  room(
    'client/mock',
    `${clientBaseRooms} exam/mock exam/record exam/sitting client/record client/practice/exam client/hall client/history`,
    toShow,
    clientArea,
  ),
  room(
    'client/home',
    `${clientBaseRooms} exam/record client/record client/practice/exam client/history`,
    toShow,
    clientArea,
  ),
  room('client/about', clientBaseRooms, toShow, clientArea),
  room(
    'client/staff',
    `${clientBaseRooms} content/* client/practice/exam`,
    `${toShow} @tanstack/react-query @tanstack/react-table react-hook-form uqr`,
    "A program of its own: no file of the students' program imports it, so that none downloads any of it.",
  ),
  room('client/app', `content/* ${clientBaseRooms} ${clientAreas}`, toShow, composes),
  room('client/*', 'client/styles client/session client/record client/app', toShow, composes),

  room(
    'build',
    'contract content/build text client/app client/hall client/offline client/shell client/staff server/http',
    'node: vite fontverter harfbuzzjs workbox-precaching eslint eslint-plugin-es-x import(…)',
    'It makes dist/ from the client; no server runs in it.',
  ),
  room('e2e', 'exam exam/sitting content contract text client/app client/shell server/testing build', '*', outside),
  room('bench', 'exam exam/sitting content contract text server build e2e', '*', outside),
  room(
    'scripts',
    'exam interchange/testing content contract text client/app client/shell server build e2e',
    '*',
    outside,
  ),
];
