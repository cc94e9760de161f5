/** A folder, what its files may import, and why not more. */
export interface Room {
  /** A file belongs to the longest path that it starts with; `/*` means the files of the folder itself. */
  readonly folder: string;
  /** Rooms, each without the rooms inside it; or folders that are no rooms, with all their content. */
  readonly imports: readonly string[];
  /** Packages; `node:` means all modules of Node, `*` any package. */
  readonly packages: readonly string[];
  readonly why: string;
}

function room(folder: string, imports: string, packages: string, why: string): Room {
  const words = (text: string) => text.split(' ').filter(Boolean);
  return { folder, imports: words(imports), packages: words(packages), why };
}

const toServe =
  'node: close-with-grace fastify @fastify/formbody @fastify/cookie @fastify/multipart @fastify/static @fastify/swagger ' +
  '@fastify/swagger-ui fastify-type-provider-zod kysely lru-cache nodemailer pg pino prom-client zod';
const toShow = 'react react-dom react-router zustand';
const toExamine = `${toShow} @tanstack/react-query react-hook-form`;
const workbox = 'workbox-core workbox-precaching workbox-routing workbox-strategies workbox-window';

const platform = 'The platform knows no feature: every feature stands on it.';
const feature = 'A feature imports another feature by an arrow listed here only.';
const leaf = 'It knows no route, no call and no program, so that every screen can use it.';
const lib = 'All three programs stand on it. It knows no program.';
const screen = 'A screen imports another screen by an arrow listed here only.';
const composes = 'It puts the parts together.';
const outside = 'Nothing that is shipped imports it.';

/** The folders of one folder, by their names. */
function within(folder: string, names: string): string {
  return names
    .split(' ')
    .map((name) => `${folder}/${name}`)
    .join(' ');
}

const platformBase = `text contract ${within('server/platform', '* files process database errors http audit security')}`;
const examinations = within('server/features/examinations', 'examination candidates paper marking publication');
const features =
  `${within('server/features', 'access accounts applications applications/desk applications/documents bank bank/interchange catalogue college demo')} ${examinations} ` +
  within('server/features', 'examinations/* results offers fees hall payments record room sat system');

const clientBase =
  `exam contract content/load text ${within('client/lib', '* time storage api session')} ` +
  within('client', 'ui ui/styles question');
const studentBase = `${clientBase} ${within('client/student', 'navigation shell')}`;
const candidateBase = `${clientBase} exam/sitting ${within('client/candidate', 'attempt frame offline')}`;
const staffBase = `${clientBase} ${within('client/staff', 'lib api ui item')}`;

/** A screen of students, or a part that several of them show. */
const student = (name: string, imports = '', packages = toShow, why = screen) =>
  room(`client/student/${name}`, `${studentBase} ${imports}`, packages, why);

/** A part of the candidates' program, which has no router. */
const candidate = (name: string, imports: string, packages = 'react react-dom zustand', why = screen) =>
  room(`client/candidate/${name}`, imports, packages, why);

/** A screen of staff. */
const staff = (name: string, imports = '', packages = toExamine, why = screen) =>
  room(`client/staff/${name}`, `${staffBase} ${imports}`, packages, why);

/** A part of an examination's page. */
const part = (name: string, imports = '') =>
  staff(`examinations/${name}`, `client/staff/examinations/shared ${imports}`, `${toExamine} uqr`);

/** The arrows; `npm run arrows` prints them. */
export const rooms: readonly Room[] = [
  room('exam', '', '', 'What an exam is depends on no page, server, storage, clock or package.'),
  room('exam/sitting', 'exam', '@noble/hashes', 'Its one package makes the hash chain, the same on device and server.'),
  room('exam/record', 'exam', 'ts-fsrs', 'Its one package works out when a question is to be reviewed again.'),
  room('exam/seating', 'exam', '', 'Who sits where, and with which number, depends on the list and the rooms alone.'),
  room('exam/mock', 'exam exam/sitting exam/record', '', 'A mock is a sitting that is kept as practice is.'),
  room('exam/testing', 'exam exam/sitting exam/record', 'fast-check', outside),

  room(
    'interchange',
    'exam text',
    'htmlparser2 domhandler fflate',
    'It reads and writes question files wherever it runs: bytes come in, and no disk, network, clock or chance.',
  ),
  room('interchange/testing', 'exam interchange text', 'fast-check fflate', outside),

  room('content/banks', '', '', 'Questions are data.'),
  room('content/*', '', '', 'The syllabi are data.'),
  room(
    'content/load',
    'exam content/banks',
    'virtual:entrance virtual:practice',
    'It runs in a browser: it can neither read files nor make mathematics nor check.',
  ),
  room(
    'content/search',
    'exam text',
    'virtual:search',
    'It finds in a browser and on the server alike: no page, clock, storage or network.',
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
    'exam content/load content/math content/read text',
    'node:',
    'It checks what content/read has read.',
  ),
  room('content/build', 'exam content/load content/math content/read', 'node:', 'It is run by Vite, for content/load.'),

  room('text', '', '', 'Words, numbers and dates of a language are the same on a page, in a mail and in a file.'),

  room(
    'contract',
    'exam exam/seating exam/sitting exam/record text',
    'zod',
    'It is what client and server say to each other, and belongs to neither.',
  ),
  room('contract/testing', 'contract', '', outside),

  room('server/platform/files', '', 'node:', platform),
  room('server/platform/*', 'server/platform/files', toServe, platform),
  room('server/platform/process', within('server/platform', '* files'), toServe, platform),
  room(
    'server/platform/database',
    `exam/sitting text contract ${within('server/platform', '* files')}`,
    toServe,
    platform,
  ),
  room('server/platform/errors', 'exam text contract server/platform/database', toServe, platform),
  room(
    'server/platform/http',
    `text contract ${within('server/platform', 'database errors')}`,
    `${toServe} content-disposition csv-stringify`,
    platform,
  ),
  room('server/platform/audit', 'exam server/platform/database', toServe, platform),
  room(
    'server/platform/security',
    `contract ${within('server/platform', 'database errors audit')}`,
    `${toServe} otpauth`,
    platform,
  ),
  // The server looks at its start for the files that the build left for it.
  room(
    'server/platform/pages',
    `text contract ${within('server/platform', '* http')}`,
    `${toServe} import(…)`,
    platform,
  ),
  room('server/platform/images', within('server/platform', 'database errors'), `${toServe} sharp`, platform),
  room(
    'server/platform/mail',
    `text contract ${within('server/platform', '* sms files process database http')}`,
    toServe,
    platform,
  ),
  room('server/platform/sms', within('server/platform', '*'), 'node: zod', platform),
  room(
    'server/platform/backup',
    within('server/platform', '* files process database audit'),
    `${toServe} tar`,
    platform,
  ),

  room(
    'server/features/access',
    `contract ${within('server/platform', 'database security')}`,
    'kysely',
    'Who may see what: every feature asks it, and it asks no other.',
  ),
  room('server/features/college', `${platformBase} server/platform/images`, toServe, feature),
  room(
    'server/features/accounts',
    `${platformBase} server/platform/mail server/features/college`,
    `${toServe} otpauth`,
    feature,
  ),
  room(
    'server/features/bank',
    `exam interchange content/check content/load content/math content/read ${platformBase} server/platform/images ${within('server/features', 'access accounts')}`,
    toServe,
    feature,
  ),
  room(
    'server/features/bank/interchange',
    `exam interchange ${platformBase} ${within('server/features', 'access accounts bank')}`,
    `${toServe} csv-parse csv-stringify fflate read-excel-file write-excel-file`,
    feature,
  ),
  room('server/features/catalogue', `exam content/load content/math content/read ${platformBase}`, toServe, feature),
  room(
    'server/features/examinations/examination',
    `exam exam/sitting ${platformBase} server/platform/mail ${within('server/features', 'access bank bank/interchange')}`,
    toServe,
    'An examination, its rules and its state: all else about examinations stands on it.',
  ),
  room(
    'server/features/examinations/candidates',
    `exam exam/sitting interchange ${platformBase} ${within('server/features', 'bank/interchange examinations/examination')}`,
    `${toServe} csv-stringify fflate unhomoglyph write-excel-file`,
    feature,
  ),
  room(
    'server/features/examinations/paper',
    `exam exam/sitting content/check content/math ${platformBase} server/platform/images ${within('server/features', 'bank examinations/examination examinations/candidates')}`,
    toServe,
    feature,
  ),
  room(
    'server/features/examinations/marking',
    `exam exam/sitting ${platformBase} ${within('server/features/examinations', 'examination candidates paper')}`,
    `${toServe} write-excel-file`,
    feature,
  ),
  room(
    'server/features/examinations/publication',
    `exam ${platformBase} server/features/college ${within('server/features/examinations', 'examination marking')}`,
    `${toServe} fflate`,
    feature,
  ),
  room(
    'server/features/examinations/seating',
    `exam exam/seating exam/sitting ${platformBase} ${within('server/features', 'applications examinations/examination')}`,
    toServe,
    feature,
  ),
  room(
    'server/features/examinations/*',
    `exam exam/sitting ${platformBase} server/platform/mail ${within('server/features', 'access accounts college')} ${examinations} server/features/examinations/seating`,
    toServe,
    composes,
  ),
  room(
    'server/features/applications/documents',
    `${platformBase} server/platform/images`,
    `${toServe} content-disposition sharp yazl`,
    'Pictures and PDFs are taken, kept and sent here; whose they are is not its matter.',
  ),
  room(
    'server/features/applications',
    `exam ${platformBase} server/platform/mail server/platform/sms server/platform/pages ${within('server/features', 'accounts college applications/documents college examinations/examination examinations/candidates')}`,
    toServe,
    feature,
  ),
  room(
    'server/features/applications/desk',
    `exam exam/seating exam/sitting ${platformBase} ${within('server/features', 'applications applications/documents')} ${within('server/features/examinations', 'examination candidates')}`,
    `${toServe} write-excel-file`,
    'The desk decides on applications; the numbers that it gives make candidates.',
  ),
  room(
    'server/features/results',
    `exam ${platformBase} ${within('server/features/examinations', 'candidates publication')}`,
    toServe,
    feature,
  ),
  room(
    'server/features/fees',
    `exam interchange ${platformBase} server/platform/mail ${within('server/features', 'applications payments bank/interchange examinations/examination')}`,
    toServe,
    feature,
  ),
  room(
    'server/features/offers',
    `exam exam/marking ${platformBase} server/platform/mail ${within('server/features', 'applications results examinations/examination examinations/candidates examinations/publication')}`,
    toServe,
    feature,
  ),
  room(
    'server/features/hall',
    `exam exam/sitting ${platformBase} ${examinations} ${within('server/features', 'accounts college results')}`,
    toServe,
    feature,
  ),
  room(
    'server/features/payments',
    platformBase,
    'node: zod',
    'A provider is one file. It knows no application: who is to pay what, others say.',
  ),
  room(
    'server/features/sat',
    `exam exam/mock exam/record exam/sitting ${platformBase} ${within('server/features', 'hall record examinations/examination')}`,
    toServe,
    feature,
  ),
  room('server/features/record', `exam exam/record ${platformBase} server/features/accounts`, toServe, feature),
  room(
    'server/features/room',
    `exam exam/sitting ${platformBase} ${examinations} ${within('server/features', 'accounts applications/documents hall')}`,
    toServe,
    feature,
  ),
  room(
    'server/features/system',
    `exam ${platformBase} ${within('server', 'platform/mail platform/backup features/accounts features/college')}`,
    toServe,
    feature,
  ),
  room(
    'server/*',
    `content/read ${platformBase} ${within('server/platform', 'pages mail sms backup')} ${features}`,
    toServe,
    composes,
  ),
  room('server/features/demo', platformBase, toServe, feature),
  room(
    'server/testing',
    `exam/sitting content ${platformBase} server/platform/mail ${features} server/*`,
    '*',
    outside,
  ),
  room(
    'server/faults',
    `exam/sitting content contract client/candidate/attempt ${platformBase} server/testing ${examinations} server/*`,
    '*',
    outside,
  ),

  room('client/lib/time', 'text', '', leaf),
  room('client/lib/*', 'text', '', lib),
  room('client/lib/places', 'text text/places', toShow, lib),
  room('client/lib/storage', 'exam', '', lib),
  room('client/lib/api', 'exam contract content/load text', toShow, lib),
  room('client/ui', 'text', toShow, leaf),
  room('client/ui/styles', '', '', leaf),
  room('client/lib/session', 'text client/ui client/lib/storage client/lib/api', toShow, lib),
  room(
    'client/question',
    'exam content/load text client/ui client/ui/styles',
    toShow,
    'Every program shows a question in the same way.',
  ),

  room('client/student/offline', 'contract text client/ui client/lib/api', `${toShow} ${workbox}`, screen),
  room(
    'client/student/navigation',
    'text',
    toShow,
    'Pages come and go by it. It knows none of them, and not the frame around them.',
  ),
  room(
    'client/student/shell',
    `${clientBase} ${within('client/student', 'navigation offline')}`,
    toShow,
    'Every screen of students stands in it. It knows no screen.',
  ),
  student(
    'record',
    'exam/record',
    `${toShow} idb`,
    'Every screen that leaves or shows something of the record stands on it; its package keeps it on the device.',
  ),
  student('about'),
  student('q', 'client/student/exam'),
  student('search', `content/search ${within('client/student', 'exam offline')}`),
  student('notices'),
  student(
    'apply',
    `text/places ${within('client', 'lib/places student/notices student/accounts candidate/frame')}`,
    `${toShow} idb uqr`,
    'The form looks as the hall does; its package keeps it on the device.',
  ),
  student('accounts'),
  student('profile', within('client/student', 'record accounts')),
  student('exam', 'exam/record client/student/record'),
  student('result', within('client/student', 'exam record')),
  student('under-way', 'client/student/exam'),
  student('landing', within('client/student', 'exam under-way')),
  student('mcq', within('client/student', 'exam under-way')),
  student('unit-quiz', within('client/student', 'exam result')),
  student('school', within('client/student', 'exam unit-quiz')),
  student('thankyou'),
  student('history', `exam/mock exam/record exam/sitting ${within('client/student', 'record exam result')}`),
  student('record-pages', `exam/record ${within('client/student', 'record exam history')}`),
  student('progress', `exam/record ${within('client/student', 'record exam history record-pages')}`),
  student('mistakes', `exam/record ${within('client/student', 'record exam history record-pages')}`),
  student(
    'today',
    `exam/record ${within('client/student', 'record exam record-pages history review offline')}`,
    toShow,
    'It leads to every other practice.',
  ),
  student('practice', `exam/record ${within('client/student', 'record exam record-pages history')}`),
  student('review', `exam/record ${within('client/student', 'record exam record-pages progress')}`),
  student(
    'mock',
    `exam/mock exam/record exam/sitting ${within('client', 'student/record student/exam student/history candidate/frame candidate/hall/paper')}`,
    toShow,
    "A mock is a sitting: the candidates' paper shows it.",
  ),
  student('home', `exam/record ${within('client/student', 'record exam history record-pages today under-way')}`),
  room('client/student/exam/testing', `${studentBase} client/student/exam exam/testing`, '*', outside),
  room(
    'client/student/app',
    `content/* ${studentBase} ${within('client/student', 'about accounts apply notices profile history mock home exam landing mcq progress mistakes practice q review result school search thankyou today unit-quiz')}`,
    toShow,
    composes,
  ),
  room('client/student/*', `${clientBase} ${within('client/student', 'record app')}`, toShow, composes),

  candidate('offline', 'text', workbox),
  candidate(
    'attempt',
    'exam exam/sitting contract text client/lib/api',
    'react zustand @noble/ciphers fflate idb',
    'What a candidate does is kept without a screen; its packages open a sealed paper and keep the log.',
  ),
  candidate('frame', `${clientBase} ${within('client/candidate', 'attempt offline')}`),
  candidate('hall/paper', candidateBase),
  candidate('results', `${candidateBase} client/candidate/hall/paper`),
  room(
    'client/candidate/scan',
    clientBase,
    'react qr',
    'A door and a sign-in read the QR code of an admit card. Its package loads where the browser has no reader.',
  ),
  candidate('room', `${candidateBase} client/candidate/scan`),
  candidate('hall', `${candidateBase} ${within('client/candidate', 'hall/paper results scan')}`),
  candidate('hall/practice', `${candidateBase} client/candidate/hall`),
  room(
    'client/candidate/*',
    `${candidateBase} ${within('client/candidate', 'hall hall/paper hall/practice results room')}`,
    'react react-dom zustand',
    composes,
  ),

  room('client/staff/lib', clientBase, toShow, leaf),
  room('client/staff/api', 'contract client/lib/api', toExamine, lib),
  room('client/staff/ui', 'text contract client/lib/* client/lib/time client/ui client/staff/lib', toExamine, leaf),
  room(
    'client/staff/item',
    `${clientBase} content/* ${within('client/staff', 'lib api ui')}`,
    toExamine,
    'Every screen of staff shows and names an item in the same way.',
  ),
  staff('items/review'),
  staff('items/editor', 'client/staff/items/review'),
  staff('items', 'client/staff/items/editor'),
  staff('import'),
  staff('doctor'),
  staff('sign-in', 'client/staff/demo'),
  staff('demo', 'client/staff/second-factor'),
  staff('second-factor', '', `${toExamine} uqr`),
  staff('accounts'),
  staff('set-up'),
  staff('invitation'),
  staff('college'),
  staff('members', 'client/staff/accounts'),
  staff('system', 'client/staff/second-factor'),
  staff('examinations/shared', '', toExamine, 'Every part of an examination stands on it. It knows no part.'),
  staff('audit', 'client/staff/examinations/shared'),
  part('pattern'),
  part('paper', 'exam/marking'),
  part('candidates'),
  part('rooms'),
  part('applications', 'text/places client/lib/places'),
  part('seats', 'exam/seating'),
  part('day', 'client/staff/audit'),
  part('merit'),
  part('results', 'client/staff/examinations/merit'),
  part('fees'),
  part('offers', `client/staff/examinations/merit client/candidate/frame`),
  part('print', within('client/staff/examinations', 'results seats')),
  part('timeline', 'client/staff/audit'),
  part('audit', 'client/staff/audit'),
  staff(
    'examinations',
    within(
      'client/staff/examinations',
      'shared pattern paper applications candidates rooms seats day merit results offers fees audit',
    ),
    toExamine,
    composes,
  ),
  staff('frame'),
  staff('home', within('client/staff', 'system frame examinations')),
  staff(
    '*',
    `${within('client/staff', 'items items/review import doctor demo sign-in second-factor accounts set-up invitation college members system audit frame home')} ` +
      within('client/staff', 'examinations examinations/pattern examinations/print examinations/timeline'),
    toExamine,
    composes,
  ),

  room(
    'build',
    `exam contract ${within('content', 'build load math read search')} text server/platform/http ${within('client', 'lib/* student/app student/offline student/shell candidate/frame candidate/offline staff/lib')}`,
    'node: vite fontverter harfbuzzjs workbox-precaching eslint eslint-plugin-es-x import(…)',
    'It makes dist/ from the client; no server runs in it.',
  ),
  room(
    'e2e',
    `exam exam/sitting content contract text ${within('client', 'lib/* student/app student/shell')} server/testing build`,
    '*',
    outside,
  ),
  room(
    'demo',
    `exam exam/sitting exam/testing contract text client/candidate/attempt ${within('server', '* testing features/accounts platform/*')} ${within('server/platform', 'database files http process')}`,
    'node: sharp zod',
    'It is a college that lives, for a visitor: the product and simulated devices, and no installation imports it.',
  ),
  room('bench', 'exam exam/sitting content contract text server build e2e', '*', outside),
  room(
    'scripts',
    `exam exam/record exam/testing interchange/testing content contract text ${within('client/student', 'app shell')} server build demo e2e`,
    '*',
    outside,
  ),
];
