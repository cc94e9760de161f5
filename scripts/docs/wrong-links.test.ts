import { describe, expect, it } from 'vitest';
import { wrongCitations, wrongLinks, type Repository } from './wrong-links.ts';

const pages: Readonly<Record<string, string>> = {
  'docs/rules/marks.md': '# Marks\n\n## 1. Words\n\n## 2. What it’s worth',
  'docs/about.md': '# About',
};
const files = ['docs', 'docs/rules', 'docs/home.png', 'server/main.ts', 'README.md'];
const repository: Repository = {
  has: (path) => path in pages || files.includes(path),
  page: (path) => pages[path] ?? null,
};

describe('comments', () => {
  it.each([
    ['a page that is none', '/** The rule (marks.md, section 1). */', ['cites marks.md, which is no page']],
    [
      'a section that is none',
      '// docs/rules/marks.md, sections 1 and 3',
      ['cites section 3 of docs/rules/marks.md, which is not there'],
    ],
    [
      'each of a range',
      '# docs/rules/marks.md, sections 2 to 4',
      [
        'cites section 3 of docs/rules/marks.md, which is not there',
        'cites section 4 of docs/rules/marks.md, which is not there',
      ],
    ],
  ])('finds %s', (_, source, problems) => {
    expect(wrongCitations('a.ts', source, repository)).toEqual(problems.map((problem) => `a.ts:1 ${problem}`));
  });

  it('reads a citation that goes over two lines, and tells the first', () => {
    const source = 'const a = 1;\n/**\n * The rule (docs/rules/marks.md,\n * section 7).\n */';
    expect(wrongCitations('a.ts', source, repository)).toEqual([
      'a.ts:3 cites section 7 of docs/rules/marks.md, which is not there',
    ]);
  });

  it.each(['/** Kept (docs/rules/marks.md, sections 1 and 2). */', "write('nothing.md');", '// Every `*.md` here'])(
    'finds nothing in %s',
    (source) => expect(wrongCitations('a.ts', source, repository)).toEqual([]),
  );
});

describe('pages', () => {
  it.each([
    ['a link', '[words](rules/words.md)', 'links to rules/words.md, which leads nowhere'],
    ['a heading', '[words](rules/marks.md#3-none)', 'links to rules/marks.md#3-none, which leads nowhere'],
    ['a heading of its own', '[here](#here)', 'links to #here, which leads nowhere'],
    ['a picture', '<img src="pictures/home.png">', 'links to pictures/home.png, which leads nowhere'],
    ['a page in words', 'as other.md says', 'cites other.md, which is no page'],
    ['a section', 'as rules/marks.md, section 9 says', 'cites section 9 of rules/marks.md, which is not there'],
    [
      'the section of a link',
      'see [marks.md, section 8](rules/marks.md)',
      'cites section 8 of rules/marks.md, which is not there',
    ],
    ['a file', 'it starts in `server/start.ts`', 'names server/start.ts, which is no file'],
  ])('finds %s that leads nowhere', (_, text, problem) => {
    expect(wrongLinks('docs/about.md', `# About\n${text}`, repository)).toEqual([`docs/about.md:2 ${problem}`]);
  });

  it.each([
    '[worth](rules/marks.md#2-what-its-worth)',
    '[about](#about)',
    'see [marks.md, section 2](rules/marks.md#1-words)',
    '[rules](rules), [readme](../README.md), [elsewhere](https://example.org/a.md)',
    'as rules/marks.md, section 2 and docs/about.md say',
    '`server/main.ts`, `dist/app.js`, `text/en/<screen>.ts`',
  ])('finds nothing in %s', (text) => expect(wrongLinks('docs/about.md', text, repository)).toEqual([]));
});
