import { describe, expect, it } from 'vitest';
import { isCoded, messagesIn, usedMessages } from './messages.ts';
import { writtenTexts } from './written-texts.ts';

describe('texts written into a source of the client', () => {
  const found = (source: string) => writtenTexts('client/x.tsx', source).map(({ text }) => text);
  it.each([
    ['between tags', 'const x = <p>Try again</p>;', ['Try again']],
    ['in one word', 'const x = <b>Next</b>;', ['Next']],
    ['beside values', 'const x = <p>{n} questions</p>;', ['questions']],
    ['in what is read out', 'const x = <nav aria-label="sections" />;', ['sections']],
    ['in what a component shows', 'const x = <Part title="about" />;', ['about']],
    ['in a string', "const entries = [{ label: 'Light' }];", ['Light']],
    ['in a template', 'const x = `You got ${n} marks`;', ['You got']],
    ['in a sentence with a value', 'toast(`Loading ${name} failed.`);', ['failed.']],
    ['in Nepali', 'const x = <p>गृहपृष्ठ</p>;', ['गृहपृष्ठ']],
  ])('are found %s', (_, source, texts) => expect(found(source)).toEqual(texts));

  it.each([
    "import x from './Some-file.ts';",
    'const x = <p className="Small lead">{m.title}</p>;',
    "if (event.key === 'Escape') close();",
    "throw new Error('The build has no entry.');",
    "type Name = 'Some Name';",
    'const x = <b>Tayari</b>;',
    "call('GET /levels');",
    'const html = `<!doctype html><html lang="${language}"><p>${text}</p>`;',
    "console.error('There is no such subject.');",
  ])('are not seen in %s', (source) => expect(found(source)).toEqual([]));

  it('are told with their line', () => {
    expect(writtenTexts('client/x.tsx', 'const x = 1;\n\nconst y = <p>Go on</p>;')).toEqual([
      { text: 'Go on', line: 3 },
    ]);
  });
});

describe('messages', () => {
  const source =
    "export const menu = 'Menu';\nexport const count = (n: number) => `${n} questions`;\nfunction own() {}";
  it('are the exports of a file, with what they take', () => {
    expect([...messagesIn('text/en/x.ts', source)]).toEqual([
      ['menu', 'nothing'],
      ['count', 'n: number'],
    ]);
  });

  it('are used by name, of whichever import', () => {
    const user =
      "import * as m from '#messages/frame.ts';\nimport { home } from '#text/en/names.ts';\nsay(m.menu, m.foot);";
    expect(usedMessages('client/x.ts', user)).toEqual(['frame.ts:menu', 'frame.ts:foot', 'names.ts:home']);
  });

  it('of a table are told one by one', () => {
    const table = "export const problems = { 'no-key': 'No key.', lost: (what: string) => `Lost: ${what}` };";
    expect([...messagesIn('text/en/x.ts', table)]).toEqual([
      ['problems', 'nothing'],
      ['problems.no-key', 'nothing'],
      ['problems.lost', 'what: string'],
    ]);
  });

  it('that have codes are used where their code is given, and nowhere else', () => {
    const rule = "return messageOf('no-key');";
    expect(usedMessages('interchange/x.ts', rule)).toContain('import-problems.ts:problems.no-key');
    expect(usedMessages('interchange/x.test.ts', rule)).toEqual([]);
    expect(usedMessages('client/x.ts', rule)).toEqual([]);
    expect(isCoded('import-problems.ts:problems.no-key')).toBe(true);
    expect(isCoded('bank.ts:reportReasons.other')).toBe(false);
  });
});
