import { parseSync } from 'vite';

/** The texts of a file of text/en or text/ne by name, each with the values that it takes, as they are written. */
export function messagesIn(path: string, source: string): Map<string, string> {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const taken = (params: readonly { start: number; end: number }[]) =>
    params.map(({ start, end }) => source.slice(start, end)).join(', ');
  return new Map(
    program.body.flatMap((statement): [string, string][] => {
      if (statement.type !== 'ExportNamedDeclaration') return [];
      const { declaration } = statement;
      if (declaration?.type === 'FunctionDeclaration') return [[declaration.id?.name ?? '', taken(declaration.params)]];
      if (declaration?.type !== 'VariableDeclaration') return [];
      return declaration.declarations.map(({ id, init }) => [
        id.type === 'Identifier' ? id.name : '',
        init?.type === 'ArrowFunctionExpression' ? taken(init.params) : 'nothing',
      ]);
    }),
  );
}

/** Texts that whoever says them is given in the language of the moment: in which sources, how, and of which files. */
const handedOn = [
  {
    where: /AppError\(|(errors|'\.)\/catalogue\.ts/,
    said: /\bt\.(\w+)/g,
    files: ['errors.ts', 'fields.ts', 'account-fields.ts'],
  },
  { where: /fieldCode\(/, said: /fieldCode\('(\w+)'/g, files: ['fields.ts', 'account-fields.ts'] },
  { where: /(mail|'\.)\/letter\.ts/, said: /\bt\.(\w+)/g, files: ['mails.ts'] },
  { where: /typeof answerTexts\b/, said: /\bt\.(\w+)/g, files: ['answers.ts'] },
  { where: /answerTextsOf\b/, said: /\bt\.(\w+)/g, files: ['answers.ts'] },
  { where: /interface ListWords\b/, said: /\bt\.(\w+)/g, files: ['results.ts'] },
  { where: /answerTexts\(/, said: /answerTexts\(\w+\)\.(\w+)/g, files: ['answers.ts'] },
];

/** Which texts a source says, as 'frame.ts:menu'. */
export function usedMessages(path: string, source: string): string[] {
  const { module } = parseSync(path, source);
  const given = handedOn.flatMap(({ where, said, files }) => {
    const names = where.test(source) ? [...source.matchAll(said)].map(([, name]) => name) : [];
    return names.flatMap((name) => files.map((file) => `${file}:${name}`));
  });
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const [, file] = /^#(?:messages|text\/en)\/(.+)$/.exec(moduleRequest.value) ?? [];
    if (file === undefined) return [];
    return entries.flatMap(({ importName, localName }) => {
      if (importName.kind === 'Name') return [`${file}:${importName.name}`];
      // Whoever has all languages takes a text of whichever, by its name.
      const isGivenWhole = new RegExp(`inEachLanguage\\([^)]*\\b${localName.value}\\b`).test(source);
      const said = isGivenWhole ? /(?:\.|'|\[)(\w+)/g : new RegExp(`\\b${localName.value}\\.(\\w+)`, 'g');
      return [...source.matchAll(said)].map(([, name]) => `${file}:${name}`);
    });
  });
  return [...given, ...imported];
}
