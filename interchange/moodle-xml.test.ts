import { messageOf } from '#text/message.ts';
import { describe, expect, test } from 'vitest';
import { parseMoodleXml } from './moodle-xml.ts';
import { withoutEmbedded } from './embedded.ts';
import { writeMoodleXml } from './moodle-xml-write.ts';
import { fromBase64, toBase64 } from './pictures.ts';
import { pngBase64, seen, skippedAt } from './testing/seen.ts';

const answers = '<answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>';

/** The only item of a question with this in it. */
function one(inside: string, type = 'multichoice'): object | undefined {
  const items = seen(parseMoodleXml(`<quiz><question type="${type}">${inside}</question></quiz>`));
  expect(items).toHaveLength(1);
  return items[0];
}

const text = (html: string) => `<questiontext format="html"><text><![CDATA[${html}]]></text></questiontext>`;

test('a question whole: category, text, options, key, general feedback, tags, picture', () => {
  const file = `<?xml version="1.0" encoding="UTF-8"?><?php echo 1 ?>
<!-- exported --><quiz>
<question type="category"><category><text>$course$/top/Default for BCA/Mathematics/Sets</text></category></question>
<question type="multichoice">
  <name><text>Not the text</text></name>
  <questiontext format="html"><text><![CDATA[<p>How many in \\(A \\cup B\\)?</p><p><img src="@@PLUGINFILE@@/a%20b.png" alt="two circles"></p>]]></text>
    <file name="a b.png" path="/" encoding="base64">${pngBase64}</file></questiontext>
  <generalfeedback format="html"><text>&lt;p&gt;Count $$x$$&lt;br&gt;twice.&lt;/p&gt;</text></generalfeedback>
  <single>true</single>
  <answer fraction="0" format="html"><text><![CDATA[<p>x<sup>2</sup> &lt; 3</p>]]></text><feedback><text></text></feedback></answer>
  <answer fraction="100" format="html"><text>b</text></answer>
  <tags><tag><text>sets</text></tag><tag><text>difficulty:2</text></tag></tags>
</question></quiz>`;
  expect(seen(parseMoodleXml(file))).toEqual([
    {
      stem: 'How many in $A \\cup B$?',
      options: ['x<sup>2</sup> < 3', '*b'],
      explanation: 'Count $x$\ntwice.',
      subject: 'mathematics',
      topic: 'Sets',
      tags: ['sets'],
      difficulty: 2,
      alt: 'two circles',
      bytes: 70,
    },
  ]);
});

test('no XML declaration, stray elements, files and answers before the text', () => {
  const stem =
    '<questiontext format="html"><file name="x.png" encoding="base64"></file><text><p>One <b>two</b></p></text></questiontext>';
  expect(one(`<odd/>${answers}${stem}<other>text</other>`)).toEqual({
    stem: 'One two',
    options: ['*a', 'b'],
    problems: ['formatting-lost'],
  });
});

describe('the key', () => {
  const graded = (single: string, ...fractions: readonly string[]) =>
    `${text('One?')}<single>${single}</single>${fractions.map((fraction, nth) => `<answer fraction="${fraction}"><text>${nth}</text></answer>`).join('')}`;

  test.each(['True', '1', 'true'])('single %s, 100.0 beside negatives', (single) => {
    expect(one(graded(single, '-33.33333', '100.0', '-50'))).toEqual({ stem: 'One?', options: ['0', '*1', '2'] });
  });

  test('two that are wholly right in single choice are both right', () => {
    expect(one(graded('true', '100', '100', '0'))).toEqual({ stem: 'One?', options: ['*0', '*1', '2'] });
  });

  test('part of the marks beside the right option is named', () => {
    expect(one(graded('true', '100', '50', '0'))).toMatchObject({
      options: ['*0', '1', '2'],
      problems: ['partial-marks'],
    });
  });

  test('one right option where several could be chosen is single choice after all', () => {
    expect(one(graded('false', '100', '0'))).toEqual({ stem: 'One?', options: ['*0', '1'] });
  });

  test.each([
    ['false', ['50', '50', '0']],
    ['false', ['100', '100', '0']],
    ['true', ['50', '50', '0']],
  ])('all that apply is skipped (single %s, %j)', (single, fractions) => {
    const parsed = parseMoodleXml(
      `<quiz>\n<question type="multichoice">${graded(single, ...fractions)}</question></quiz>`,
    );
    expect(skippedAt(parsed)).toEqual([
      'line 2: It asks for all options that apply, which an examination here can not mark.',
    ]);
  });

  test('none comes in without a key', () => {
    expect(one(graded('true', '0', '0'))).toMatchObject({ problems: ['no-key'] });
  });

  test('true and false', () => {
    const inside = `${text('Ice floats.')}<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer>`;
    expect(one(inside, 'truefalse')).toEqual({ stem: 'Ice floats.', options: ['*True', 'False'] });
  });
});

describe('text', () => {
  test.each([
    ['paragraphs keep their distance', '<p>one</p><p>two</p>', 'one\ntwo'],
    ['TeX over several lines is one formula', 'So $$a\n = <br>\nb$$ holds', 'So $a = b$ holds'],
    ['literal markup stays text', 'Use &lt;code&gt; or &amp;lt;', 'Use <code> or &lt;'],
    ['spaces that do not break', 'a&nbsp;&nbsp;b', 'a  b'],
    [
      'lowered and raised by style',
      'x<span style="vertical-align: super;">2</span>y<sub> 1 </sub>',
      'x<sup>2</sup>y<sub>1</sub>',
    ],
    ['formulas as pictures carry their TeX', 'a <img class="texrender" alt="x^2" src="f.gif"> b', 'a $x^2$ b'],
  ])('%s', (_what, html, stem) => {
    expect(one(`${text(html)}${answers}`)).toEqual({ stem, options: ['*a', 'b'] });
  });

  test('what is no text is named, and its words stay', () => {
    const { items } = parseMoodleXml(
      `<quiz><question type="multichoice">${text('<table><tr><td>a</td><td><i>b</i></td></tr></table><script>x()</script>')}${answers}</question></quiz>`,
    );
    expect(items[0]?.item.stem).toBe('a b');
    expect(items[0]?.problems).toEqual([
      { where: messageOf('line', 1), code: 'formatting-lost', values: ['table, italics, script'] },
    ]);
  });

  test('plain text stays as it is', () => {
    const plain = '<questiontext format="plain_text"><text>if a &lt;b&gt; c\nthen</text></questiontext>';
    expect(one(plain + answers)).toEqual({ stem: 'if a <b> c\nthen', options: ['*a', 'b'] });
  });
});

describe('pictures', () => {
  const png = `data:image/png;base64,${pngBase64}`;

  test('version 1.9 keeps them beside the text, and answers without text elements', () => {
    const inside = `<questiontext format="html"><text>This?</text></questiontext><image>x.png</image><image_base64>\n${pngBase64.slice(0, 40)}\n${pngBase64.slice(40)}</image_base64><answer fraction="100">a<feedback><text>yes</text></feedback></answer><answer fraction="0">b</answer>`;
    expect(one(inside)).toEqual({
      stem: 'This?',
      options: ['*a', 'b'],
      alt: '',
      bytes: 70,
      problems: ['feedback-lost', 'no-alt'],
    });
  });

  test('in the text itself', () => {
    expect(one(`${text(`This?<img src="${png}" alt="dot">`)}${answers}`)).toMatchObject({ alt: 'dot', bytes: 70 });
  });

  test.each([
    ['several', `<img src="${png}" alt="1"><img src="${png}" alt="2">`, 'one-picture'],
    ['without a text', `<img src="${png}" alt="">`, 'no-alt'],
    ['SVG', '<img src="data:image/svg+xml;base64,PHN2Zy8+" alt="x">', 'picture-kind'],
    ['that the file does not hold', '<img src="@@PLUGINFILE@@/x.png" alt="x">', 'picture-missing'],
    ['of another site', '<img src="https://example.org/x.png" alt="x">', 'picture-missing'],
  ])('%s', (_what, html, code) => {
    expect(one(`${text(`This?${html}`)}${answers}`)).toMatchObject({ stem: 'This?', problems: [code] });
  });

  test('in options', () => {
    const pictured = (more: string) =>
      `<answer fraction="100"><text><![CDATA[${more}<img src="${png}" alt="x">]]></text></answer>`;
    const both = pictured('c') + pictured('d');
    expect(one(`${text('This?')}${answers}${both}`)).toMatchObject({ problems: ['picture-in-option'] });
    const only = parseMoodleXml(
      `<quiz><question type="multichoice">${text('This?')}${pictured('')}${pictured('')}</question></quiz>`,
    );
    expect(skippedAt(only)).toEqual(['line 1: Its options are pictures.']);
  });
});

test('every other kind is skipped by its line, and entities of its own are not expanded', () => {
  const file = `<!DOCTYPE quiz [<!ENTITY a "aaaa">]><quiz>
<question type="essay"><questiontext><text>Write.</text></questiontext></question>
<question type="stack"></question>
<question type="multichoice">${text('&a;')}${answers}</question>`;
  const parsed = parseMoodleXml(file);
  expect(seen(parsed)).toEqual([{ stem: '&a;', options: ['*a', 'b'] }]);
  const kind = 'Only questions with one right option among several are taken over, and true or false: this is';
  expect(skippedAt(parsed)).toEqual([
    `line 2: ${kind} an essay question.`,
    `line 3: ${kind} a question of the kind “stack”.`,
  ]);
});

test('the name that a question gets in Moodle is cut between two characters', () => {
  const [item] = parseMoodleXml(
    `<quiz><question type="truefalse">${text(`x${'𝑎'.repeat(80)}`)}${answers}</question></quiz>`,
  ).items;
  const { text: written } = writeMoodleXml(item ? [item.item] : []);
  expect(/<name><text>(.*)<\/text>/.exec(written)?.[1]).toBe(`x${'𝑎'.repeat(59)}`);
});

test('a picture is found whatever the order of the attributes of its file', () => {
  const question = (attributes: string) =>
    `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/dot.png" alt="a dot">]]></text><file ${attributes}>${large}</file></questiontext><single>true</single><answer fraction="100"><text>x</text></answer><answer fraction="0"><text>y</text></answer></question></quiz>`;
  // Base64 shorter than 200 letters stays where it is.
  const large = toBase64(
    new Uint8Array([
      ...fromBase64(pngBase64).subarray(0, 8),
      ...new Uint8Array(300),
      ...fromBase64(pngBase64).subarray(8),
    ]),
  );
  const whole = (attributes: string) => {
    const { rest, read } = withoutEmbedded(new TextEncoder().encode(question(attributes)));
    return {
      length: rest.length,
      bytes: read('!0!').length,
      items: parseMoodleXml(new TextDecoder().decode(rest), read),
    };
  };
  const [last, first] = [
    whole('name="dot.png" path="/" encoding="base64"'),
    whole('encoding="base64" name="a long name of a dot.png" path="/"'),
  ];
  expect(first.bytes).toBe(last.bytes);
  expect(first.bytes).toBe(fromBase64(large).length);
});
