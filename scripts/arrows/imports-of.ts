import { parseSync } from 'vite';

export interface Import {
  readonly specifier: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The specifier of an `import()` that is known only when the program runs. */
export const computed = 'import(…)';

/** Everything that a source file imports or re-exports: values, types and files, at once or later. */
export function importsOf(path: string, source: string): Import[] {
  const { module, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const passedOn = module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? []));
  const atOnce = [...module.staticImports.map(({ moduleRequest }) => moduleRequest), ...passedOn].map(
    ({ value, start }) => ({ specifier: value, start }),
  );
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: /^(['"`])([^$]*)\1$/.exec(source.slice(start, end))?.[2] ?? computed,
    start,
  }));
  return [...atOnce, ...later].map(({ specifier, start }) => ({
    specifier,
    line: source.slice(0, start).split('\n').length,
  }));
}
