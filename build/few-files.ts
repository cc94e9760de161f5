import { dirname, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const root = dirname(import.meta.dirname);

/** The files that pages share, and the sources whose modules go into each; the first match counts. */
const sharedFiles = [
  {
    name: 'addresses',
    of: /^(content\/load\/(subjects|years)|client\/(storage|practice\/exam\/(continue|paper-under))|exam\/practice\/stored-keys)/,
  },
  {
    name: 'landing',
    of: /^client\/(practice\/(landing|mcq\/programme)|ui\/(film|later))/,
  },
  {
    name: 'exam-screen',
    of: /^(client\/practice\/(exam\/(use-exam|exam-run|.+\.(tsx|css))|result\/(review|score))|exam\/practice\/view)/,
  },
  {
    name: 'exam',
    of: /^(exam\/(?!practice\/formats|question|category)|content\/|client\/storage\/|client\/practice\/exam\/(?!category-name)|client\/(practice\/mcq\/|api\/(parse-questions|server-answers)))/,
  },
  { name: 'lists', of: /^client\/(ui\/ruled-list|shell\/(api-page|breadcrumbs)|practice\/school\/)/ },
  { name: 'ridge', of: /^client\/(ui\/ridge|text\/time-in-words)/ },
  { name: 'api', of: /^client\/(api|shell\/stale-note|ui\/(try-again|option-link))/ },
  { name: 'shared', of: /^(client|exam)\/.+\.tsx?$/ },
];

/**
 * Gathers what pages share into few files. Left to itself, the bundler makes some fifteen of a few hundred bytes for an
 * exam, and over a slow link each costs more by its round trip than by its bytes. The program's first file stays as it is.
 */
export function fewFiles(): Plugin {
  return {
    name: 'tayari-few-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [group()], includeDependenciesRecursively: false } } },
      },
    }),
  };
}

function group() {
  let first: ReadonlySet<string> | undefined;
  return {
    debugName: 'shared by pages',
    minShareCount: 2,
    name: (id: string, modules: Rolldown.ChunkingContext) => {
      first ??= reachedAtOnce(modules);
      return first.has(id) ? null : sharedFileOf(relative(root, id).split(sep).join('/'));
    },
  };
}

function sharedFileOf(source: string): string | null {
  return sharedFiles.find(({ of }) => of.test(source))?.name ?? null;
}

/** Every module that the program's first file holds: what index.html imports, without what is imported later. */
function reachedAtOnce(modules: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set<string>([`${root}/client/index.html`]);
  for (const id of reached) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
