import { describe, expect, test } from 'vitest';
import { parseTypedText } from './typed-text.ts';
import { seen, skippedAt } from './testing/seen.ts';

/** The only question of a text. */
function one(text: string): object | undefined {
  const items = seen(parseTypedText(text));
  expect(items).toHaveLength(1);
  return items[0];
}

describe('the key', () => {
  test.each([
    'Answer: B',
    'Ans. (b)',
    'Ans: b',
    'ANSWER - b)',
    'Answer: Kathmandu',
    'Correct answer: B) Kathmandu',
    'Right answer: b.',
    'उत्तर: ख',
    'सही उत्तर : (ख)',
    '(Ans: b)',
  ])('%s', (answer) => {
    expect(one(`1. Capital?\na) Pokhara\nb) Kathmandu\nc) Dharan\n${answer}`)).toEqual({
      stem: 'Capital?',
      options: ['Pokhara', '*Kathmandu', 'Dharan'],
    });
  });

  test.each([
    ['an asterisk before the letter', '*b) two'],
    ['an asterisk after it', 'b) *two'],
    ['an asterisk at the end', 'b) two *'],
    ['bold', '**b) two**'],
    ['bold text', 'b) **two**'],
    ['a tick', 'b) two ✓'],
    ['words', 'b) two (correct)'],
  ])('%s', (_what, option) => {
    expect(one(`1. One?\na) one\n${option}\nc) three * 4`)).toEqual({
      stem: 'One?',
      options: ['one', '*two', 'three * 4'],
    });
  });

  test('at the end of the last option, or of the stem', () => {
    expect(one('1. One?\na) x\nb) y (Ans: a)')).toEqual({ stem: 'One?', options: ['*x', 'y'] });
    expect(one('1. One? [Ans: b]\na) x\nb) y')).toEqual({ stem: 'One?', options: ['x', '*y'] });
  });

  test('all answers at the end', () => {
    const questions = '1. One?\na) x\nb) y\n2. Two?\na) x\nb) y\n3. Three?\na) x\nb) y\n\n';
    const expected = [
      { stem: 'One?', options: ['x', '*y'] },
      { stem: 'Two?', options: ['*x', 'y'] },
      { stem: 'Three?', options: ['x', '*y'] },
    ];
    for (const key of [
      'Answers\n1. b 2. a 3. b',
      'Answer Key:\n1-b, 2-a, 3-b',
      '1. B\n2. A\n3. B',
      'उत्तरहरू\n१. ख २. क ३. ख',
    ]) {
      expect(seen(parseTypedText(questions + key))).toEqual(expected);
    }
  });

  test('none is made up: a paper without a key, one that names no option, stars on all options', () => {
    expect(one('1. One?\na) x\nb) y')).toEqual({ stem: 'One?', options: ['x', 'y'], problems: ['no-key'] });
    expect(one('1. One?\na) x\nb) y\nAnswer: D')).toEqual({
      stem: 'One?',
      options: ['x', 'y'],
      problems: ['answer-unknown', 'no-key'],
    });
    expect(one('1. One?\n*a) x\n*b) y')).toMatchObject({ problems: ['no-key'] });
    expect(one('1. **One?**\n**a) x**\n**b) y**')).toEqual({ stem: 'One?', options: ['x', 'y'], problems: ['no-key'] });
  });
});

describe('options', () => {
  test('two on a line, all on a line, after the stem', () => {
    for (const text of [
      '1. One?\na) x\tb) y\nc) z  d) w',
      '1. One?\n(a) x (b) y (c) z (d) w',
      '1. One? A. x B. y C. z D. w',
    ]) {
      expect(one(`${text}\nAns: c`)).toEqual({ stem: 'One?', options: ['x', 'y', '*z', 'w'] });
    }
  });

  test('that speak of other options', () => {
    expect(
      one('1. Which of (a) and (b)?\n(a) x\n(b) y\n(c) both (a) and (b)\n(d) neither (c) nor (e)\nAns: c'),
    ).toEqual({
      stem: 'Which of (a) and (b)?',
      options: ['x', 'y', '*both (a) and (b)', 'neither (c) nor (e)'],
    });
    expect(one('1. One?\n(a) x (b) y (c) both (a) and (b) (d) none\nAns: d')).toMatchObject({
      options: ['x', 'y', 'both (a) and (b)', '*none'],
    });
  });

  test('after bullets, with letters or numbers of Devanagari, over several lines', () => {
    expect(one('1. One?\n- a) x\n- **b) y**')).toEqual({ stem: 'One?', options: ['x', '*y'] });
    expect(one('प्रश्न १२। नेपालको राजधानी कुन हो?\n(क) पोखरा\n(ख) काठमाडौं\n(ग) धरान\nउत्तर: (ख)')).toEqual({
      stem: 'नेपालको राजधानी कुन हो?',
      options: ['पोखरा', '*काठमाडौं', 'धरान'],
      language: 'ne',
    });
    expect(one('Q1. One\ntwo?\na) x\nmore x\nb) y\nAns: a')).toEqual({
      stem: 'One\ntwo?',
      options: ['*x\nmore x', 'y'],
    });
  });
});

test('stems: numbered in each way, decimals and statements within them', () => {
  const text =
    '1) 3.14 is?\na) x\nb) y\nAns: a\n(2) Consider:\n(i) this\nii. that\na) x\nb) y\nAns: b\nQuestion 3: Last?\na) x\nb) y\nAns: a\n4.Next?\na) x\nb) y\nAns: a';
  expect(seen(parseTypedText(text)).map((item) => 'stem' in item && item.stem)).toEqual([
    '3.14 is?',
    'Consider:\n(i) this\nii. that',
    'Last?',
    'Next?',
  ]);
});

test('without numbers a blank line parts questions', () => {
  const text =
    'One?\na) x\nb) y\nAnswer: A\nExplanation: because\nof this.\n\nTwo?\na) x\nb) y\n\nThree\ntimes?\na) x\nb) y\nAnswer: B';
  expect(seen(parseTypedText(text))).toEqual([
    { stem: 'One?', options: ['*x', 'y'], explanation: 'because\nof this.' },
    { stem: 'Two?', options: ['x', 'y'], problems: ['no-key'] },
    { stem: 'Three\ntimes?', options: ['x', '*y'] },
  ]);
});

test('a preamble, a heading between questions and an unfinished last one are named, and spoil nothing', () => {
  const text =
    'Model Question 2081\nTime: 2 hrs\n\n1. One?\na) x\nb) y\nAns: a\n\nGroup B\n\n2. Two?\na) x\nb) y\nAns: b\n3. Three?\na) x';
  const parsed = parseTypedText(text);
  expect(seen(parsed)).toEqual([
    { stem: 'One?', options: ['*x', 'y'] },
    { stem: 'Two?', options: ['x', '*y'] },
  ]);
  expect(skippedAt(parsed)).toEqual([
    'line 1: Text that belongs to no question: Model Question 2081',
    'line 2: Text that belongs to no question: Time: 2 hrs',
    'line 9: Text that belongs to no question: Group B',
    'line 15: It has fewer than two options.',
  ]);
});

test('TeX stays', () => {
  expect(one('1. \\(x^2\\) is?\na) $x$\nb) $$y$$\nAns: a')).toEqual({ stem: '$x^2$ is?', options: ['*$x$', '$y$'] });
});

test('the digits of a stem stay as they are, also where they begin it', () => {
  const parsed = parseTypedText('१. वि.सं. २०४६ सालमा के भयो?\nक) एक\nख) दुई\nउत्तर: ख');
  expect(seen(parsed)).toEqual([{ language: 'ne', stem: 'वि.सं. २०४६ सालमा के भयो?', options: ['एक', '*दुई'] }]);
  expect(parsed.items[0]?.number).toBe(1);
});
