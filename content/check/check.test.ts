import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { start, step } from '#exam/practice/attempt.ts';
import { formats } from '#exam/practice/formats.ts';
import { drawPaper, wholePaper } from '#exam/practice/paper.ts';
import type { Question } from '#exam/question.ts';
import { ruleSentences } from '#text/en/question-rules.ts';
import { sentenceOf } from '#text/message.ts';
import * as rules from './check-banks.ts';
import { readContentFiles } from '#content/read/content-files.ts';
import { readBanks } from '#content/read/read-banks.ts';

/** What the rules find, in English. */
const checkBanks = (banks: Parameters<typeof rules.checkBanks>[0]) =>
  rules.checkBanks(banks).map((finding) => ({ ...finding, message: sentenceOf(ruleSentences, finding.message) }));

const folder = join(import.meta.dirname, 'fixtures');
const files = readContentFiles(folder);
const banks = readBanks(files);
const elsewhere = banks.find((bank) => bank.file === 'banks/from-elsewhere.json')?.questions ?? [];

test('a bank with every known defect loads, and not a character of it is changed', () => {
  expect(files.findings).toEqual([]);
  expect(elsewhere).toEqual(JSON.parse(readFileSync(join(folder, 'banks/from-elsewhere.json'), 'utf8')));
});

test.each([
  [500, 'error', /'Carbondioxide' is not one of the options/],
  [500, 'error', /The id appears 2 times/],
  [501, 'warning', /'dnglish' is read as 'english'/],
  [500, 'warning', /'Science' is read as 'science'/],
  [502, 'error', /The answer is empty/],
  [503, 'error', /private-use character/],
  [504, 'error', /empty or incomplete/],
  [501, 'error', /stands also at banks\/from-elsewhere.json 505/],
  [506, 'error', /Two options are equal/],
  [506, 'error', /explanation is missing/],
])('question %i is reported as %s: %s', (id, level, message) => {
  expect(checkBanks(banks)).toContainEqual({
    level,
    file: 'banks/from-elsewhere.json',
    id,
    message: expect.stringMatching(message),
  });
});

test('such a bank can be drawn from and sat to its end', () => {
  const { quotas } = formats['category-test'].paper;
  expect(drawPaper(quotas, elsewhere, () => 0).categoryQuestions?.['english']).toHaveLength(2);
  let attempt = start({ id: 'x', format: 'topic-practice' }, wholePaper(elsewhere), 0);
  let now = 0;
  for (const question of elsewhere) {
    attempt = step(attempt, { type: 'choose', option: question.options[0] ?? '' }, now);
    attempt = step(attempt, { type: 'next' }, now);
    attempt = step(attempt, { type: 'tick' }, (now += 2000));
  }
  expect(attempt.phase).toBe('ended');
  expect(attempt.score).toBe(2);
});

test('a file that is no bank is told, and the others are still read', () => {
  const broken = readContentFiles(join(import.meta.dirname, 'fixtures', 'unreadable'));
  expect(readBanks(broken).map((bank) => bank.file)).toEqual(['banks/good.json']);
  expect(broken.findings.map((finding) => finding.file)).toEqual(['banks/broken.json', 'banks/wrong-shape.json']);
});

const line = (id: number, stem: string, options: string[], answer: string) => ({
  id,
  category: 'gk',
  question: stem,
  options,
  answer,
  explanation: 'An explanation that is long enough to teach.',
});

test('one wording with other numbers is allowed three times, and reported from the fourth on', () => {
  const asked = (count: number) => ({
    file: 'banks/x.json',
    questions: Array.from({ length: count }, (_, i) =>
      line(i, `What is ${i} plus ${i + 1} in all?`, ['1', '2', `${i}0`], '1'),
    ),
  });
  expect(checkBanks([asked(3)])).toEqual([]);
  expect(checkBanks([asked(4)]).map((finding) => finding.message)).toEqual([
    expect.stringMatching(/one of 4 of a kind/),
  ]);
});

test('a letter that is right too often, and a right option that is the longest too often, are reported', () => {
  const questions = Array.from({ length: 24 }, (_, i) =>
    line(
      i,
      `Which is word number ${'abcdefghijklmnopqrstuvwxyz'.charAt(i)}?`,
      [`longer${i}`, 'b', 'c', 'd'],
      `longer${i}`,
    ),
  );
  const messages = checkBanks([{ file: 'banks/x.json', questions }]).map((finding) => finding.message);
  expect(messages).toContainEqual(expect.stringMatching(/^A is right in 100 %/));
  expect(messages).toContainEqual(expect.stringMatching(/^D is right in 0 %/));
  expect(messages).toContainEqual(expect.stringMatching(/longest in 100 %/));
});

const nepali = (id: number, stem: string, options: string[], answer: string) => ({
  ...line(id, stem, options, answer),
  language: 'ne' as const,
  explanation: 'व्याख्याले किन सही हो भनेर बताउँछ।',
});
const messagesOf = (questions: Question[]) =>
  checkBanks([{ file: 'banks/x.json', questions }]).map(({ id, message }) => `${id} ${message}`);

test('Nepali questions that differ in a vowel sign are two, and one that stands twice is found', () => {
  const asked = ['मिलेको शब्द कुन हो?', 'मूलको शब्द कुन हो?', 'मिलेको शब्द कुन हो ?'].map((stem, id) =>
    nepali(id, stem, ['कमल', 'कमला', 'कमली'], 'कमल'),
  );
  expect(messagesOf(asked.slice(0, 2))).toEqual([]);
  expect(messagesOf(asked)).toEqual(['0 The question stands also at banks/x.json 2.']);
});

test('one wording with other Devanagari numbers is of a kind', () => {
  const asked = ['१', '२', '३', '४'].map((digit, id) =>
    nepali(id, `${digit} र ${digit} को जोड कति हुन्छ?`, ['२', '४', '६'], '२'),
  );
  expect(messagesOf(asked)).toEqual([expect.stringMatching(/one of 4 of a kind/)]);
});

test('a question says in what it is written, and is typed as Nepali is', () => {
  const { language: _, ...silent } = nepali(2, 'नेपालको राजधानी कुन हो?', ['क', 'ख', 'ग'], 'क');
  const wrong = [
    nepali(1, 'What is the capital of Nepal?', ['a', 'b', 'c'], 'a'),
    silent,
    { ...nepali(3, 'राम घर गयो | को गयो?', ['राम', 'सीता', 'हरि'], 'राम') },
    { ...nepali(4, 'सीता घर गई । को गई?', ['राम', 'सीता', 'हरि'], 'सीता') },
    { ...nepali(5, 'हरि घर गयो. को गयो?', ['राम', 'सीता', 'हरि'], 'हरि') },
    {
      ...nepali(
        6,
        'तलका मध्ये शुद्ध कुन हो?',
        ['ऩाम', 'नाम', 'नामा'].map((text) => text.normalize('NFD')),
        'नाम',
      ),
    },
  ];
  expect(messagesOf(wrong)).toEqual([
    expect.stringMatching(/^1 The question says that it is in Nepali/),
    expect.stringMatching(/^2 The question is written in Nepali/),
    expect.stringMatching(/^3 .* than with a danda/),
    expect.stringMatching(/^4 .* space before/),
    expect.stringMatching(/^5 .* than with a danda/),
    expect.stringMatching(/^6 .* normal form/),
  ]);
});

test('quotation marks are curly but in code, and spelling is British', () => {
  const questions = [
    line(1, "Which word means 'ready'?", ['a', 'b', 'c'], 'a'),
    line(2, "Don't the boys' shoes and the girl's fit, by “Stokes' law”?", ['a', 'b', 'c'], 'a'),
    { ...line(3, "What does char g = 'B' hold?", ['a', 'b', 'c'], 'a'), category: 'computer' },
    line(4, 'Which metal is oxidized first?', ['a', 'b', 'c'], 'a'),
    line(5, "What is $f'(x)+g'(x)$ of the World Health Organization?", ['a', 'b', 'c'], 'a'),
  ];
  expect(messagesOf(questions)).toEqual([
    expect.stringMatching(/^1 .* straight quotation marks/),
    expect.stringMatching(/^4 'oxidized' is written with an s/),
  ]);
});

test('an English question may name a Nepali word', () => {
  expect(messagesOf([line(1, 'Which word means “तयारी”?', ['a', 'b', 'c'], 'a')])).toEqual([]);
});

test('leftover markup, TeX that does not compile and an unpaired $ are reported', () => {
  const questions = [
    line(1, 'What is <b>bold</b> here?', ['1', '2', '3'], '1'),
    line(2, 'What is $\\frac{1}{$ worth?', ['1', '2', '3'], '1'),
    line(3, 'What costs 5$ here?', ['1', '2', '3'], '1'),
  ];
  const found = checkBanks([{ file: 'banks/x.json', questions }]).map(({ id, message }) => `${id} ${message}`);
  expect(found).toEqual([
    expect.stringMatching(/^3 A \$ without a partner/),
    expect.stringMatching(/^2 TeX does not compile/),
    expect.stringMatching(/^1 Markup/),
  ]);
});
