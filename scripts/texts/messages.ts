import { parseSync, type ESTree } from 'vite';

/** The texts of a file of text/en or text/ne by name, each with the source of its parameters. */
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
      return declaration.declarations.flatMap(({ id, init }) => {
        const name = id.type === 'Identifier' ? id.name : '';
        const own: [string, string] = [name, init?.type === 'ArrowFunctionExpression' ? taken(init.params) : 'nothing'];
        return init?.type === 'ObjectExpression' ? [own, ...entriesOf(name, init.properties)] : [own];
      });
    }),
  );

  /** The texts of a table, by its name and theirs: `problems.no-key`. */
  function entriesOf(table: string, properties: readonly ESTree.ObjectPropertyKind[]): [string, string][] {
    return properties.flatMap((property): [string, string][] => {
      if (property.type !== 'Property') return [];
      const { key, value } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      return [[`${table}.${name}`, value.type === 'ArrowFunctionExpression' ? taken(value.params) : 'nothing']];
    });
  }
}

/** Tables whose texts are said by their codes, and where the codes are given. */
const coded = [
  { table: 'question-rules.ts:ruleSentences', givenIn: /^(content\/check|server\/features\/bank)\// },
  { table: 'import-problems.ts:filePlaces', givenIn: /^(interchange|server\/features\/bank\/interchange)\// },
  { table: 'import-problems.ts:problems', givenIn: /^(interchange|server\/features\/bank)\// },
  { table: 'import-problems.ts:skipReasons', givenIn: /^(interchange|server\/features\/bank\/interchange)\// },
  { table: 'import-problems.ts:refusals', givenIn: /^(interchange|server\/features\/bank\/interchange)\// },
  { table: 'bank.ts:doubts', givenIn: /^exam\/marking\// },
];

/** Whether a text, as 'import-problems.ts:problems.no-key', is said by its code. */
export function isCoded(text: string): boolean {
  return coded.some(({ table }) => text.startsWith(`${table}.`));
}

/** Texts that a source gets in the language of the moment: in which sources, how, and from which files. */
const handedOn = [
  {
    where: /AppError\(|(errors|'\.)\/catalogue\.ts/,
    said: /\bt\.(\w+)/g,
    files: ['errors.ts', 'fields.ts', 'account-fields.ts', 'application-problems.ts'],
  },
  { where: /fieldCode\(/, said: /fieldCode\('(\w+)'/g, files: ['fields.ts', 'account-fields.ts'] },
  { where: /(mail|'\.)\/letter\.ts/, said: /\bt\.(\w+)/g, files: ['mails.ts'] },
  { where: /typeof answerTexts\b/, said: /\bt\.(\w+)/g, files: ['answers.ts'] },
  { where: /answerTextsOf\b/, said: /\bt\.(\w+)/g, files: ['answers.ts'] },
  { where: /interface ListWords\b/, said: /\bt\.(\w+)/g, files: ['results.ts'] },
  { where: /answerTexts\(/, said: /answerTexts\(\w+\)\.(\w+)/g, files: ['answers.ts'] },
];

/** The texts that a source uses, as 'frame.ts:menu'. */
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
      // A source that has all languages takes a text of any of them by its name.
      const isGivenWhole = new RegExp(`inEachLanguage\\([^)]*\\b${localName.value}\\b`).test(source);
      const said = isGivenWhole ? /(?:\.|'|\[)(\w+)/g : new RegExp(`\\b${localName.value}\\.(\\w+)`, 'g');
      return [...source.matchAll(said)].map(([, name]) => `${file}:${name}`);
    });
  });
  const codes = path.includes('.test.') ? [] : [...source.matchAll(/'([\w-]+)'/g)].map(([, code]) => code);
  const saidByCode = coded
    .filter(({ givenIn }) => givenIn.test(path))
    .flatMap(({ table }) => codes.map((code) => `${table}.${code}`));
  return [...given, ...imported, ...saidByCode];
}
