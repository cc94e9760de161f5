// `npm run size`: the bytes that a first visit loads, as a built server sends them with their headers, against the budgets. It warns past a
// budget and fails 10 % past it, because a few bytes do not justify obscure code.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hallVisits } from './hall-visit.ts';
import { responseBytes } from './response-bytes.ts';
import { readContentFiles } from '#content/read/content-files.ts';
import { readTopics } from '#content/read/topics.ts';
import { hallShellFile, staffShellFile } from '#contract/built-pages.ts';
import { languageOfPath, languages, prefixes, withoutLanguage, type Language } from '#text/language.ts';
import { nameOf, scriptsFrom, scriptsIn } from './scripts-in.ts';
import { questionSample, questionVisits } from './question-visits.ts';
import { firstVisits } from './visits.ts';
import { withServer } from './with-server.ts';

/** How far something may exceed its budget, as a share of it. */
const airShare = 0.1;

const budgets = {
  openPage: 100_000,
  timedPage: 125_000,
  /** A hundred questions of a pool of 1,120, with their explanations. */
  entranceTest: 140_000,
  /** What a page in Nepali may have beyond the same page in English: Devanagari takes three bytes a letter. */
  nepaliText: 12_000,
  yearPaper: 25_000,
  /** All questions of a topic with their explanations and formulas; it grows with the banks. */
  topicPaper: 25_000,
  /** The topic of every question, by five letters of its key: 3.3 bytes each. Pages of the record load it. */
  questionTopics: 20_000,
  firstFonts: 80_000,
  /** The files themselves, without headers. */
  entryScript: 70_000,
  /** What the first file may have beyond that in Nepali. */
  nepaliEntry: 4_000,
  /** All screens together; each loads when a person opens it. Staff sit at a desk, and students load no byte of this. */
  staffProgram: 345_000,
  chunk: 12_000,
  /** Search with the names and addresses of all topics and units. Its page has it beyond what other open pages have. */
  search: 22_000,
  /** The texts of all questions, which only a search loads. They grow with the banks. */
  searchTexts: 150_000,
  /** A candidate's cold phone, up to the waiting room, with the code that shows the paper. */
  hall: 140_000,
  sealedPaper: 40_000,
  styleSheet: 12_000,
};

interface SizeMeasurement {
  readonly what: string;
  readonly bytes: number;
  readonly most: number;
}

const root = dirname(dirname(import.meta.dirname));
const dist = join(root, 'dist');
const staffPages = globSync(`{.,ne}/${staffShellFile}`, { cwd: dist });
const staffScripts = staffPages.map((page) => scriptsFrom(dist, page));
const hallScripts = globSync(`{.,ne}/${hallShellFile}`, { cwd: dist }).map((page) => scriptsFrom(dist, page));
const others = [...staffScripts, ...hallScripts];
const scripts = scriptsIn(dist).filter((file) => !others.some((files) => files.has(file)));
const bankNames = new Set(globSync('content/banks/**/*.json', { cwd: root }).map((file) => basename(file, '.json')));
const topics = new Set(
  readTopics(readContentFiles(join(root, 'content'))).flatMap((subject) => subject.topics.map(({ slug }) => slug)),
);
const isEntry = (file: string) => nameOf(file) === 'index';
const isBank = (file: string) => bankNames.has(nameOf(file)) || /^entrance-(pool|explanations)$/.test(nameOf(file));
const isYearPaper = (file: string) => /^block-\d+$/.test(nameOf(file));

/** As the server sends it: the build's compressed file, or the file itself if that is not larger. */
function fileBytes(file: string): number {
  const compressed = join(dist, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(dist, file)).size;
}

/** The first file of the program in a language. */
function entryOf(language: Language): string {
  const shell = readFileSync(join(dist, prefixes[language].slice(1), 'shell.html'), 'utf8');
  const [, file] = /<script type="module"[^>]* src="\/([^"]+)"/.exec(shell) ?? [];
  if (file === undefined) throw new Error('The pages have no script.');
  return file;
}

/** Each file by itself, and the sheet that every page has inline, so that no surprise hides in a sum. */
function parts(): SizeMeasurement[] {
  const sheet = /<style>([^]*?)<\/style>/.exec(readFileSync(join(dist, 'shell.html'), 'utf8'))?.[1];
  if (sheet === undefined) throw new Error('The pages have no style sheet inside.');
  return [
    ...languages.map((language) => ({
      what: `entry script, ${language}`,
      bytes: fileBytes(entryOf(language)),
      most: budgets.entryScript + (language === 'ne' ? budgets.nepaliEntry : 0),
    })),
    ...staffScripts.map((files) => ({
      what: 'program of the staff',
      bytes: [...files].reduce((total, file) => total + fileBytes(file), 0),
      most: budgets.staffProgram,
    })),
    { what: 'style sheet', bytes: brotliCompressSync(sheet).length, most: budgets.styleSheet },
    ...scripts
      .filter((file) => !isEntry(file) && !isBank(file))
      .map((file) => ({
        what: `chunk ${nameOf(file)}`,
        bytes: fileBytes(file),
        most: mostOfChunk(nameOf(file)),
      })),
  ];
}

/** A chunk of questions may grow with the banks, a chunk of code may not. */
function mostOfChunk(name: string): number {
  if (name === 'questions') return budgets.questionTopics;
  if (name === 'search-route') return budgets.search;
  if (name === 'search-texts') return budgets.searchTexts;
  return topics.has(name) ? budgets.topicPaper : budgets.chunk;
}

async function onTheWire(origin: string, dataDir: string): Promise<SizeMeasurement[]> {
  const visits = await firstVisits(dist, origin);
  const home = readFileSync(join(dist, 'index.html'), 'utf8');
  const fonts = [...home.matchAll(/href="(\/assets\/[^"]+\.woff2)"/g)].map(([, file = '']) => file);
  const fontBytes = await Promise.all(fonts.map((file) => responseBytes(origin, file)));
  const years = scripts.filter(isYearPaper).map(async (file) => ({
    what: `year paper ${nameOf(file)}`,
    bytes: await responseBytes(origin, `/${file}`),
    most: budgets.yearPaper,
  }));
  const hall = await hallVisits(dist, origin, dataDir);
  const questions = await questionVisits(dist, origin);
  return [
    ...hall.flatMap(({ language, requests, bytes, paperBytes }) => [
      {
        what: `hall to its waiting room, ${language} (${requests} requests)`,
        bytes,
        most: budgets.hall + (language === 'ne' ? budgets.nepaliText : 0),
      },
      { what: 'sealed paper of 100', bytes: paperBytes, most: budgets.sealedPaper },
    ]),
    ...questions.map(({ path, bytes }) => ({
      what: `page of a question ${path}, the largest of ${questionSample}`,
      bytes,
      most: budgets.openPage + (languageOfPath(path) === 'ne' ? budgets.nepaliText : 0),
    })),
    { what: 'first fonts', bytes: fontBytes.reduce((total, bytes) => total + bytes, 0), most: budgets.firstFonts },
    ...(await Promise.all(years)),
    ...visits.map(({ path, requests, bytes, open }) => {
      const timed = withoutLanguage(path) === '/csit/entrance-questions' ? budgets.entranceTest : budgets.timedPage;
      const text = languageOfPath(path) === 'ne' ? budgets.nepaliText : 0;
      const search = withoutLanguage(path) === '/search' ? budgets.search : 0;
      const most = text + search + (open ? budgets.openPage : timed);
      return { what: `page ${path} (${requests} requests)`, bytes, most };
    }),
  ];
}

const measured = [...parts(), ...(await withServer(onTheWire))];
for (const { what, bytes, most } of measured) {
  const word = isOver({ bytes, most }) ? 'OVER' : bytes > most ? 'warn' : 'ok  ';
  console.log(`${word} ${what}: ${bytes.toLocaleString('en')} B of ${most.toLocaleString('en')} B`);
}
const over = measured.filter(isOver).length;
const warned = measured.filter(({ bytes, most }) => bytes > most).length - over;
console.log(`${measured.length - over - warned} within budget, ${warned} past it, ${over} over`);
if (over > 0) process.exitCode = 1;

function isOver({ bytes, most }: Pick<SizeMeasurement, 'bytes' | 'most'>): boolean {
  return bytes > most * (1 + airShare);
}
