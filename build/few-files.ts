import { dirname } from 'node:path';
import type { Plugin } from 'vite';

const root = dirname(import.meta.dirname);

/** Landings show these too. They stay where the bundler puts them, so that no landing loads the exam for them. */
const listedByLandings = /[\\/](continue-link|paper-under-way|set-size)\.tsx?$/;

/** Only the pages of units need these, so they go with the lists of units. */
const ofUnits = /[\\/]student[\\/]exam[\\/](load-mcq-unit|entrance-subject)\.ts$/;

/**
 * Cuts the program into few files, by how many screens share a module. The groups are: what every screen starts with, what nearly all
 * share, what the timed screens share, and what others need of that. Then come the shared parts of results, of landings, of pages with
 * lists from the API, and of open pages. A page does not load what only another page needs. Without these groups the bundler makes some
 * twenty files for an exam. Most have a few hundred bytes, with 0.4 kB of headers each. `npm run size` fails when a new screen has moved
 * modules across these counts (docs/decisions/2026-11-22-chunks.md).
 */
export function fewFiles(): Plugin {
  return {
    name: 'tayari-few-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: ({ resolve }) => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'program', tags: ['$initial'], priority: 3 },
                // Stores things on the device. The record uses it in several places.
                {
                  name: 'record',
                  test: /[\\/](exam[\\/](question-key|record[\\/](attempt-id|keep|merge|parse-record|record-kinds))|client[\\/]student[\\/]record[\\/](attempt-text|device-record|record-tables)|node_modules[\\/]idb)\b/,
                  priority: 4,
                },
                // The pages of the record, with the code that schedules reviews.
                {
                  name: 'record-pages',
                  test: /[\\/](student[\\/](record-pages|progress|mistakes|review)|load[\\/]question-(topics|tail)|exam[\\/]record[\\/](?!record\b)|text[\\/]\w+[\\/]record\.ts|node_modules[\\/]ts-fsrs)\b/,
                  priority: 3,
                },
                // What is computed from a record, for its own pages and for the home page.
                {
                  name: 'record-told',
                  minShareCount: 2,
                  test: /[\\/](exam[\\/]record[\\/](answers|day|due|mistakes|sat)|client[\\/]student[\\/](record[\\/]record-tabs|shell[\\/](record-counts|record-nav|record-section|own-paths))|text[\\/]\w+[\\/]record-titles)\.ts/,
                  priority: 4,
                },
                // The hall's screens, which a mock test uses; and what the list of mocks, their marks and the history show of them.
                {
                  name: 'mock',
                  test: /[\\/](client[\\/](candidate|student[\\/]mock|question[\\/]item-text)|exam[\\/](sitting|raised)|text[\\/]\w+[\\/](hall|mock)\.ts)\b/,
                  priority: 4,
                },
                {
                  name: 'history',
                  test: /[\\/](client[\\/]student[\\/]history[\\/](?!find-questions|unit-bank|mock-bank)|exam[\\/]mock|text[\\/]\w+[\\/]history\.ts)\b/,
                  priority: 4,
                },
                // What nearly all pages share. The modules are named one by one, because open pages do not need what many account pages
                // share.
                {
                  name: 'pages',
                  minShareCount: 2,
                  test: /[\\/:](client[\\/](lib[\\/]api[\\/](stale|catalogue|ask-catalogue|use-fetched)|ui[\\/](try-again|bubble|placeholder-bar|question\.|option-link|timing-mark)|student[\\/]shell[\\/](stale-note|api-part|coming\.))|exam[\\/](question|category)\.ts|text[\\/]\w+[\\/](categories|catalogue-names|unit-names)|content[\\/]load[\\/]nepali-topics|practice[\\/]names$|question[\\/](category-name|topic-name)|student[\\/]exam[\\/](continue-link|paper-under-way))/,
                  priority: 2,
                },
                // Almost nothing in English. In Nepali it is some kilobytes, for the few pages that name topics.
                ...(resolve?.conditions?.includes('ne')
                  ? [
                      {
                        name: 'topic-names',
                        minShareCount: 2,
                        test: /[\\/](unit-names|topic-name|nepali-topics)\.ts$|practice[\\/]names$/,
                        priority: 3,
                      },
                    ]
                  : []),
                {
                  name: 'exam-screen',
                  test: /(client[\\/]question[\\/](?!item-text)|student[\\/]exam[\\/](?!continue-link|note-form|open-form|question-dialog|report-form|written-field)).+\.(tsx|css)$|text[\\/]\w+[\\/]exam\.ts$/,
                  priority: 1,
                },
                {
                  name: 'shared',
                  minShareCount: 2,
                  test: /[\\/](exam[\\/]parse|api[\\/](parse-questions|answers)|shell[\\/]missing|ui[\\/]use-film-allowed)\b.*\.ts$/,
                  priority: 3,
                },
                {
                  name: 'exam',
                  minShareCount: 2,
                  // The path from the project's root: a folder around the project may have one of these names.
                  test: (id) =>
                    /[\\/]((exam|content|storage|question)[\\/]|(modal|server-answers)\.ts)/.test(
                      id.replace(root, ''),
                    ) &&
                    !listedByLandings.test(id) &&
                    !ofUnits.test(id) &&
                    !/practice[\\/]result\.ts/.test(id),
                },
                {
                  name: 'accounts',
                  test: /client[\\/]student[\\/]accounts[\\/](?!reset)|(contract|text[\\/]\w+)[\\/]account(-field)?s\.ts/,
                },
                { name: 'result', minShareCount: 2, test: /[\\/](practice[\\/]result\.ts|student[\\/]result[\\/])/ },
                {
                  name: 'landing',
                  minShareCount: 2,
                  test: /[\\/](student[\\/]landing|text[\\/]\w+[\\/]landing|ui[\\/](film|facts|tally))/,
                },
                {
                  name: 'lists',
                  minShareCount: 2,
                  test: (id) =>
                    ofUnits.test(id) ||
                    /[\\/](student[\\/](school|mcq)|text[\\/]\w+[\\/](units|counts)|shell[\\/](api-page|breadcrumbs)|ui[\\/](ruled-list|question-count))/.test(
                      id,
                    ),
                },
                {
                  name: 'open-pages',
                  minShareCount: 2,
                  test: /[\\/]client[\\/](lib[\\/](api|paths|cookie)|student[\\/]shell[\\/](?!own)|ui[\\/](?!ridge|use-sheet)|student[\\/]exam[\\/](continue|paper-under|set-size))/,
                },
              ],
            },
          },
        },
      },
    }),
  };
}
