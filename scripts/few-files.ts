import { dirname, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const root = dirname(import.meta.dirname);

/** The files that pages share, and the sources whose modules go into each; the first match counts. */
const sharedFiles = [
  { name: 'addresses', of: /^(content\/(subjects|years)|client\/(exam\/exam-address|mcq\/mcq-address))/ },
  { name: 'landing', of: /^client\/(landing|ui\/(film|later)|exam\/continue|mcq\/programme)/ },
  { name: 'exam-screen', of: /^(client\/exam\/(use-exam|exam-run|.+\.tsx)|exam\/view)/ },
  {
    name: 'exam',
    of: /^(exam\/(?!formats|question|category)|content\/|client\/exam\/(?!category-name|set-size)|client\/(mcq\/|api\/(parse-questions|server-answers)))/,
  },
  { name: 'lists', of: /^client\/(ui\/(ruled-list|api-page|breadcrumbs)|school\/)/ },
  { name: 'ridge', of: /^client\/(ui\/ridge|result\/time-in-words)/ },
  { name: 'api', of: /^client\/(api|ui\/(try-again|coming-row|kept-note))/ },
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
