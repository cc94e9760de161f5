import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { normalizePath, type CSSOptions, type Plugin } from 'vite';
import { classesIn } from './style-classes.ts';

const client = join(dirname(import.meta.dirname), 'client');
const ending = '.module.css';
const asScript = '.names.js';

/** Class names for a reader of the page: what it is, and in which file. Each file's name is unique (scripts/check-styles.ts). */
export function scopedName(name: string, file: string): string {
  return `${basename(file, ending)}_${name}`;
}

/** The modules that plain sheets import, by their paths. */
export function gatheredModules(): ReadonlySet<string> {
  const sheets = globSync('**/*.css', { cwd: client }).filter((file) => !file.endsWith(ending));
  return new Set(
    sheets.flatMap((file) =>
      [...readFileSync(join(client, file), 'utf8').matchAll(/^@import '([^']+\.module\.css)';$/gm)].map(
        ([, path = '']) => normalizePath(join(client, dirname(file), path)),
      ),
    ),
  );
}

/**
 * A plain sheet that imports modules gathers the styles of some pages, which load it by its address (client/ui/use-sheet.ts). Components
 * take only the class names from such modules, so that the one sheet in every page has no rule of them.
 */
export function gatheredSheets(): Plugin {
  const gathered = gatheredModules();
  return {
    name: 'tayari-gathered-sheets',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(ending) || importer === undefined) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && gathered.has(found.id) ? `\0${found.id}${asScript}` : null;
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(ending + asScript)) return null;
      const file = id.slice(1, -asScript.length);
      this.addWatchFile(file);
      const names = [...classesIn(readFileSync(file, 'utf8'))].map((name) => [name, scopedName(name, file)]);
      return `export default ${JSON.stringify(Object.fromEntries(names))};`;
    },
  };
}

type PostcssPlugins = Exclude<CSSOptions['postcss'], string | undefined>['plugins'];

/** Gives the rules of gathered modules the names that their components take. */
export const gatheredNames: NonNullable<PostcssPlugins> = [
  {
    postcssPlugin: 'tayari-gathered-names',
    Once(root, { result }) {
      root.walkRules((rule) => {
        const file = rule.source?.input.file;
        if (file?.endsWith(ending) && !result.opts.from?.startsWith(file)) rule.selector = scoped(rule.selector, file);
      });
    },
  },
];

function scoped(selector: string, file: string): string {
  return selector.replaceAll(/:global\(([^)]*)\)|\.([a-zA-Z][\w-]*)/g, (_, global?: string, name = '') =>
    global === undefined ? `.${scopedName(name, file)}` : global,
  );
}
