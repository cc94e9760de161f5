/** A folder, what its files may import beside each other, and why not more. */
export interface Room {
  /** A file belongs to the longest that its path begins with; `/*` stands for the files of the folder itself. */
  readonly folder: string;
  /** Folders of ours, each with all that is in it. */
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
  '@fastify/swagger-ui fastify-type-provider-zod kysely nodemailer pg pino zod';
const toShow = 'react react-dom react-router zustand';
const workbox = 'workbox-core workbox-precaching workbox-routing workbox-strategies workbox-window';

const base = 'Every area of the server stands on it: it knows none of them.';
const serverArea = 'An area of the server stands on its base, and on another area by an arrow listed here.';
const leaf = 'It knows no route, no call and no area, so that every screen can use it.';
const clientBase = 'Every area of the client stands on it: it knows none of them.';
const clientArea = 'An area of the client imports another one by an arrow listed here only.';
const composes = 'It puts the parts together.';
const outside = 'Nothing that is shipped imports it.';

const serverBase = 'server/app server/database server/errors server/http server/mail server/audit';
const clientCommon =
  'exam contract content/load client/text client/styles client/ui client/storage client/api client/shell';

/** Which arrows there are; ARCHITECTURE.md draws them. */
export const rooms: readonly Room[] = [
  room('exam', '', '', 'What an exam is depends on no page, server, storage, clock or package.'),

  room('content/banks', '', '', 'Questions are data.'),
  room(
    'content/math',
    'exam content/load',
    'temml',
    'TeX becomes MathML wherever content is built, seeded or checked.',
  ),
  room(
    'content/load',
    'exam content/banks',
    'virtual:entrance',
    'It runs in a browser: it can neither read files nor make mathematics nor check.',
  ),
  room(
    'content/read',
    'exam content/math content/load content/check',
    'node: zod',
    'It reads; who checks or serves it is not its matter.',
  ),
  room(
    'content/check',
    'exam content/math content/load content/read',
    'node:',
    'It checks what content/read has read.',
  ),
  room('content/build', 'exam content/math content/load', 'node:', 'It is run by Vite, for content/load.'),

  room('contract', 'exam', 'zod', 'It is what client and server say to each other, and belongs to neither.'),

  room('server/app', 'contract', toServe, base),
  room('server/database', 'contract server/app', toServe, base),
  room('server/errors', 'contract server/app server/database', toServe, base),
  room('server/http', 'contract server/app server/database server/errors', toServe, base),
  room('server/mail', 'contract server/app server/database server/http', toServe, base),
  room('server/audit', 'contract server/app server/database', toServe, base),
  room('server/backup', 'contract server/app server/database server/audit', `${toServe} tar`, base),
  room('server/pages', 'contract server/app server/errors server/http', toServe, base),
  room('server/accounts', `contract ${serverBase}`, toServe, serverArea),
  room('server/catalogue', `exam content/load content/math content/read contract ${serverBase}`, toServe, serverArea),
  room('server/*', 'exam content/math content/read contract server', toServe, composes),
  room('server/testing', 'exam content contract server', '*', outside),
  room('server/faults', 'exam content contract server', '*', outside),

  room('client/text', '', '', leaf),
  room('client/styles', '', '', leaf),
  room('client/ui', 'client/text', toShow, leaf),
  room('client/storage', 'exam', '', clientBase),
  room('client/api', 'exam content/load contract client/storage client/ui', toShow, clientBase),
  room(
    'client/offline',
    'contract client/text client/styles client/ui client/storage client/shell',
    `${toShow} ${workbox}`,
    clientBase,
  ),
  room(
    'client/shell',
    `contract content/load client/text client/styles client/ui client/storage client/api client/offline client/accounts`,
    toShow,
    clientBase,
  ),
  room('client/accounts', clientCommon, toShow, clientArea),
  room('client/practice/exam', clientCommon, toShow, clientArea),
  room('client/practice/mcq', `${clientCommon} client/practice/exam`, toShow, clientArea),
  room('client/practice/unit-quiz', `${clientCommon} client/practice/exam client/practice/result`, toShow, clientArea),
  room('client/practice/school', `${clientCommon} client/practice/unit-quiz`, toShow, clientArea),
  room('client/practice/landing', `${clientCommon} client/practice/exam client/practice/mcq`, toShow, clientArea),
  room('client/practice/result', `${clientCommon} client/practice/exam`, toShow, clientArea),
  room('client/practice/thank-you', clientCommon, toShow, clientArea),
  room('client/home', `${clientCommon} client/practice/exam`, toShow, clientArea),
  room('client/app', 'exam content/load contract client', toShow, composes),
  room('client/*', 'exam content/load contract client', toShow, composes),

  room(
    'build',
    'exam content/build content/math contract client/app client/offline client/shell server/http',
    'node: vite workbox-precaching eslint eslint-plugin-es-x import(…)',
    'It makes dist/ from the client; no server runs in it.',
  ),
  room('scripts', 'exam content contract client/app client/shell server build e2e', '*', outside),
  room('e2e', 'exam content contract client/app client/shell server/testing build', '*', outside),
  room('bench', 'exam content contract server build e2e', '*', outside),
];
