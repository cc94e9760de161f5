import { dirname } from 'node:path';
import type { Plugin } from 'vite';

const root = dirname(import.meta.dirname).replaceAll('\\', '/');

/** How many pages share what each page may load. Most of them need it. */
const sharedByMost = 14;

/**
 * The file of what several pages share, by its folder, '*' for a language. The first row that fits counts. The record and the questions
 * stand before what most pages share: other pages need nothing of it.
 */
const fileOfFolders = [
  // Every question by its topic: the pages of the record need the list, those of questions also the ways to the questions.
  ['questions', 'content/load/question-t practice/of-questions'],
  // A question that is only read, on its page and in a search.
  ['read-question', 'client/question/plain-'],
  [
    'topic-questions',
    'content/load/topic-questions content/load/plain-text practice/papers client/student/exam/topic-bank',
  ],
  // What looks ahead stands before the record, which every paper loads.
  ['plan', 'exam/record/plan. exam/record/wins. exam/record/review-card node_modules/ts-fsrs'],
  [
    'record',
    'client/student/record/ exam/record exam/mock node_modules/idb text/*/record-titles.ts text/*/goal.ts text/*/own-record.ts',
  ],
  [
    'record-pages',
    'client/student/record-pages client/student/progress client/student/review client/student/today text/*/record.ts',
  ],
  ['apply-text', 'text/*/apply.ts contract/parse-application contract/application-day contract/age'],
  ['apply', 'client/student/apply client/lib/places client/candidate/frame'],
  ['notices', 'client/student/notices text/*/notices.ts contract/notice-page contract/application-form'],
  ['topics', 'content/load/topic-lists content/load/subjects practice/lists'],
  ['not-found', 'client/student/shell/not-found.'],
  ['question', 'client/question content exam/question-key practice/names text/*/unit-names.ts'],
  [
    'dates',
    'text/bikram-sambat text/calendar-names text/dates. text/month-lengths text/marks client/lib/time/time-zone',
  ],
  ['pages', ''],
  [
    'notices',
    'client/student/notices client/student/apply client/lib/api/json-body client/lib/api/save-blob text/*/notices.ts text/*/apply.ts',
  ],
  ['history', 'client/student/history client/student/mock text/*/history.ts text/*/mock.ts'],
  ['mock', 'client/candidate exam/sitting text/*/hall.ts'],
  ['result', 'client/student/result client/student/thankyou text/*/result.ts'],
  ['exam', 'exam client/student/exam client/student/unit-quiz client/ui/after-frame text/*/exam.ts'],
  ['landing', 'client/student/landing text/*/landing.ts'],
  ['lists', 'client/student/school client/student/mcq text/*/units.ts'],
  ['accounts', 'client/student/accounts client/lib/session/session-r contract/account-fields text/*/account'],
  ['shared', 'client contract text'],
] as const;

/**
 * Cuts the program into few files: what every page starts with, what most pages share, and a file for what the pages of a folder share. Without
 * these the bundler makes some twenty files for an exam. Most have a few hundred bytes, with 0.4 kB of headers each.
 */
export function fewFiles(): Plugin {
  return {
    name: 'tayari-few-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'program', tags: ['$initial'], priority: fileOfFolders.length + 1 },
                ...fileOfFolders.map(([name, folders], place) => ({
                  name,
                  minShareCount: folders === '' ? sharedByMost : 2,
                  test: isIn(folders),
                  priority: fileOfFolders.length - place,
                })),
              ],
            },
          },
        },
      },
    }),
  };
}

/** Whether a module is in one of these folders of the project, or what a plugin makes in their place. */
function isIn(folders: string): (id: string) => boolean {
  const each = folders.split(' ').map((folder) => folder.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+'));
  const expression = new RegExp(`^(?:${each.join('|')})`);
  return (id) =>
    expression.test(
      id
        .replaceAll('\\', '/')
        .replace(`${root}/`, '')
        .replace(/^\0(?:virtual:)?/, ''),
    );
}
