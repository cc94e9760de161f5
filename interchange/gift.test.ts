import { describe, expect, test } from 'vitest';
import { parseGift } from './gift.ts';
import { pngBase64, seen, skippedAt } from './testing/seen.ts';

/** The only item of a text. */
function one(text: string): object | undefined {
  const items = seen(parseGift(text));
  expect(items).toHaveLength(1);
  return items[0];
}

test('a question whole: title, options in order, key, feedback, category, tags', () => {
  const text = `// [id:7] [tag:unit 1] [tag:board]
$CATEGORY: $course$/top/Physics/Heat and light/2081

::Q 1::Which is a unit of heat? {
  ~watt
  =calorie
  ~newton
  ####A calorie warms
  a gram of water.
}`;
  expect(one(text)).toEqual({
    stem: 'Which is a unit of heat?',
    options: ['watt', '*calorie', 'newton'],
    explanation: 'A calorie warms\na gram of water.',
    subject: 'physics',
    topic: 'Heat and light',
    tags: ['2081', 'unit 1', 'board'],
  });
});

test('nothing need be blank after a category or between questions', () => {
  const text =
    '$CATEGORY: Biology\nOne? {=a ~b}\nTwo\ngoes on? {~a =b}\n::T::Three? {=a ~b}\n$CATEGORY: Chemistry\nFour? {=a ~b}';
  expect(seen(parseGift(text))).toEqual([
    { stem: 'One?', options: ['*a', 'b'], subject: 'biology' },
    { stem: 'Two\ngoes on?', options: ['a', '*b'], subject: 'biology' },
    { stem: 'Three?', options: ['*a', 'b'], subject: 'biology' },
    { stem: 'Four?', options: ['*a', 'b'], subject: 'chemistry' },
  ]);
});

describe('signs', () => {
  test('colons, an equals sign in an answer, and a percent sign that is no weight need no escape', () => {
    expect(one('Ratio 3:4, time 12:30? {=x=1 ~ %word =y ~y=2}')).toEqual({
      stem: 'Ratio 3:4, time 12:30?',
      options: ['*x=1', '%word', '*y', 'y=2'],
    });
  });

  test('answers without spaces between them', () => {
    expect(one('Two? {~1~3=2~4}')).toEqual({ stem: 'Two?', options: ['1', '3', '*2', '4'] });
  });

  test('escapes are taken off, \\n is a line end, and TeX that nobody escaped stays', () => {
    expect(one('\\{a\\}\\: 1 \\= 1\\nnext $a \\neq \\nu$? {=\\~x ~\\#y ~\\\\frac}')).toEqual({
      stem: '{a}: 1 = 1\nnext $a \\neq \\nu$?',
      options: ['*~x', '#y', '\\frac'],
    });
  });

  test('TeX at the start of a line is no command', () => {
    const parsed = parseGift('$LANG: en\n$x^2$ is \\(x\\) times? {=$x$ ~$$y$$}');
    expect(seen(parsed)).toEqual([{ stem: '$x^2$ is $x$ times?', options: ['*$x$', '$y$'] }]);
    expect(skippedAt(parsed)).toEqual(['line 1: A command that GIFT does not have: $LANG: en']);
  });
});

test('what follows the braces: the rest of the sentence, or junk', () => {
  expect(one('The {=sun ~moon} is\nhot.')).toEqual({ stem: 'The _____ is\nhot.', options: ['*sun', 'moon'] });
  expect(one('Which? {=a ~b} // checked')).toEqual({ stem: 'Which?', options: ['*a', 'b'] });
  expect(one('Which? {=a ~b}};')).toEqual({ stem: 'Which?', options: ['*a', 'b'] });
});

test('a weight of 100 is the key; [html] and titles are no text; feedback over several lines', () => {
  const text =
    '::Title::[html]<p>H<sub>2</sub>O &lt;b&gt;</p><p>is?</p> {\n~%100%water # right,\nof course\n~%0%salt\n~%-50%gold#no}';
  expect(one(text)).toEqual({
    stem: 'H<sub>2</sub>O <b>\nis?',
    options: ['*water', 'salt', 'gold'],
    problems: ['feedback-lost'],
  });
});

test('true and false, in each of their forms and over several lines', () => {
  for (const answer of ['T', 'TRUE', 'true', '\nTRUE\n#no\n#yes\n####\nsurely\n']) {
    expect(one(`Ice floats. {${answer}}`)).toMatchObject({ stem: 'Ice floats.', options: ['*True', 'False'] });
  }
  expect(one('Ice sinks. {F}')).toMatchObject({ options: ['True', '*False'] });
});

test('pictures in the text', () => {
  expect(
    one(
      `[html]<p>This?<img alt="a dot" src="data\\:image/png;base64,${pngBase64.replaceAll('=', '\\=')}"></p> {=a ~b}`,
    ),
  ).toEqual({
    stem: 'This?',
    options: ['*a', 'b'],
    alt: 'a dot',
    bytes: 70,
  });
});

test('part of the marks is named; no key stays none', () => {
  expect(one('One? {=a ~%50%b ~c}')).toMatchObject({ options: ['*a', 'b', 'c'], problems: ['partial-marks'] });
  expect(one('One? {~a ~b}')).toMatchObject({ options: ['a', 'b'], problems: ['no-key'] });
});

test('every other kind of question is skipped by its line, and loses none of its neighbours', () => {
  const text = `Essay {}

Number {#3.14:0.01}

Match {=a -> 1 =b -> 2 =c -> 3}

Typed {=a =b}

All {~%50%a ~%50%b ~%-100%c}

Seven {=1 ~2 ~3 ~4 ~5 ~6 ~7}

Two {=a ~b} and {=c ~d}

Open {=a ~b

::Whole::One? {=a ~b}

Only text`;
  const parsed = parseGift(text);
  expect(seen(parsed)).toEqual([{ stem: 'One?', options: ['*a', 'b'] }]);
  const kind = 'Only questions with one right option among several are taken over, and true or false: this is';
  expect(skippedAt(parsed)).toEqual([
    `line 1: ${kind} an essay question.`,
    `line 3: ${kind} a numerical question.`,
    `line 5: ${kind} a matching question.`,
    `line 7: ${kind} a question with a typed answer.`,
    'line 9: It asks for all options that apply, which an examination here can not mark.',
    'line 11: It has more than six options.',
    'line 13: Its braces do not match, or it has several of them.',
    'line 15: Its braces do not match, or it has several of them.',
    'line 19: Text without answers in braces.',
  ]);
});
