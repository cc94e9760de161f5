import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fromBase64 } from './pictures.ts';
import { parseQtiPackage, parseQtiXml } from './qti.ts';
import { pngBase64, seen, skippedAt } from './testing/seen.ts';

const choices = '<simpleChoice identifier="x">one</simpleChoice><simpleChoice identifier="y">two</simpleChoice>';
const key = (...values: readonly string[]) =>
  `<responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse>${values.map((value) => `<value>${value}</value>`).join('')}</correctResponse></responseDeclaration>`;
const interaction = (inside: string) =>
  `<choiceInteraction responseIdentifier="R" maxChoices="1">${inside}</choiceInteraction>`;
const item = (body: string, declaration = key('y'), more = '', name = 'Q1') =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="${name}" title="Not the text">${declaration}<itemBody>${body}</itemBody>${more}</assessmentItem>`;

/** The only item of a file. */
function one(xml: string): object | undefined {
  const items = seen(parseQtiXml(xml));
  expect(items).toHaveLength(1);
  return items[0];
}

describe('a single item', () => {
  test('of 2.1 and 2.2: the text before the prompt, the prompt, options in order, key, feedback, language', () => {
    const xml = item(
      `<p>Read &lt;this&gt; &amp;amp; that.</p>${interaction(`<prompt>Which?</prompt>${choices}`)}`,
      key('y'),
      '<modalFeedback outcomeIdentifier="F" identifier="EXPLANATION" showHide="show"><p>Because.</p></modalFeedback>',
    ).replace('title=', 'xml:lang="ne-NP" title=');
    expect(one(xml)).toEqual({
      stem: 'Read <this> &amp; that.\nWhich?',
      options: ['one', '*two'],
      explanation: 'Because.',
      language: 'ne',
    });
  });

  test('of 3.0', () => {
    const xml = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="Q" title="t">
<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>b</qti-value></qti-correct-response></qti-response-declaration>
<qti-item-body><p>H<sub>2</sub>O?</p><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Pick</qti-prompt>
<qti-simple-choice identifier="a">ice</qti-simple-choice><qti-simple-choice identifier="b">water<qti-feedback-inline outcome-identifier="F" identifier="b">yes</qti-feedback-inline></qti-simple-choice>
</qti-choice-interaction></qti-item-body></qti-assessment-item>`;
    expect(one(xml)).toEqual({
      stem: 'H<sub>2</sub>O?\nPick',
      options: ['ice', '*water'],
      problems: ['feedback-lost'],
    });
  });

  test('what goes with it and stays behind is named: a stimulus, material, a rubric for candidates, feedback in the body', () => {
    const asked = `<p>Q</p>${interaction(choices)}`;
    const lost = { stem: 'Q', options: ['one', '*two'], problems: ['material-lost'] };
    expect(one(item(asked, `${key('y')}<assessmentStimulusRef identifier="S" href="s.xml"/>`))).toEqual(lost);
    expect(one(item(asked, `${key('y')}<companionMaterialsInfo><calculator/></companionMaterialsInfo>`))).toEqual(lost);
    expect(one(item(`<rubricBlock view="tutor candidate"><p>Use ink.</p></rubricBlock>${asked}`))).toEqual(lost);
    expect(one(item(`<rubricBlock view="scorer"><p>1 point</p></rubricBlock>${asked}`))).not.toHaveProperty('problems');
    expect(one(item(`${asked}<feedbackBlock identifier="S"><p>Two.</p></feedbackBlock>`))).toMatchObject({
      problems: ['feedback-lost'],
    });
  });

  test('several explanations each begin a line', () => {
    const more = ['A', 'B']
      .map((name) => `<modalFeedback identifier="${name}">Because ${name}.</modalFeedback>`)
      .join('');
    expect(one(item(`<p>Q</p>${interaction(choices)}`, key('y'), more))).toMatchObject({
      explanation: 'Because A.\nBecause B.',
    });
  });

  test('one that makes its numbers anew for each candidate is skipped', () => {
    const template = `${key('y')}<templateDeclaration identifier="N" cardinality="single" baseType="integer"/>`;
    const parsed = parseQtiXml(item(`<p>Q</p>${interaction(choices)}`, template));
    expect(skippedAt(parsed)).toEqual(['Q1: Its numbers are made anew for each candidate.']);
  });

  test.each(['\\[ x<y \\]', '\\(x<y\\)', '$x<y$', '$$ x<y $$', 'x<y'])(
    'a formula noted as %s is one formula',
    (noted) => {
      const math = `<math><semantics><mi>z</mi><annotation encoding="latex">${noted.replace('<', '&lt;')}</annotation></semantics></math>`;
      expect(one(item(`<p>Is ${math}?</p>${interaction(choices)}`))).toMatchObject({ stem: 'Is $x<y$?' });
    },
  );

  test('inline feedback is not the option; feedback on a choice is named', () => {
    const inside =
      '<simpleChoice identifier="x">one<feedbackInline identifier="x" outcomeIdentifier="F">no!</feedbackInline></simpleChoice><simpleChoice identifier="y">two</simpleChoice>';
    const more = '<modalFeedback identifier="x" outcomeIdentifier="F">No.</modalFeedback>';
    expect(one(item(`<p>Q</p>${interaction(inside)}`, key('y'), more))).toEqual({
      stem: 'Q',
      options: ['one', '*two'],
      problems: ['feedback-lost'],
    });
  });

  test('MathML becomes TeX; what has none is named', () => {
    const math =
      '<m:math xmlns:m="x"><m:mfrac><m:mi>a</m:mi><m:msup><m:mi>b</m:mi><m:mn>2</m:mn></m:msup></m:mfrac><m:mo>≤</m:mo><m:msqrt><m:mn>10</m:mn></m:msqrt></m:math>';
    expect(one(item(`<p>If ${math} then</p>${interaction(choices)}`))).toMatchObject({
      stem: 'If $\\frac{a}{b^{2}}≤\\sqrt{10}$ then',
    });
    expect(one(item(`<p><math><mlongdiv><mn>1</mn></mlongdiv></math></p>${interaction(choices)}`))).toMatchObject({
      stem: '$1$',
      problems: ['formula-lost'],
    });
  });

  test('the TeX that MathML says itself is taken as it stands', () => {
    const math =
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">\\vec{x}</annotation></semantics></math>';
    expect(one(item(`<p>${math}</p>${interaction(choices)}`))).toMatchObject({ stem: '$\\vec{x}$' });
  });

  test('MathML on a line of its own keeps its style', () => {
    const math = '<math display="block"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>';
    expect(one(item(`<p>${math}</p>${interaction(choices)}`))).toMatchObject({ stem: '$\\displaystyle \\frac{1}{2}$' });
  });

  test('no key comes in without one; a mapping can say that several are right, or right in part', () => {
    expect(one(item(`<p>Q</p>${interaction(choices)}`, ''))).toMatchObject({
      options: ['one', 'two'],
      problems: ['no-key'],
    });
    const mapped = (...values: readonly [string, number][]) =>
      key('y').replace(
        '</responseDeclaration>',
        `<mapping>${values.map(([id, value]) => `<mapEntry mapKey="${id}" mappedValue="${value}"/>`).join('')}</mapping></responseDeclaration>`,
      );
    expect(one(item(`<p>Q</p>${interaction(choices)}`, mapped(['x', 1], ['y', 1])))).toMatchObject({
      options: ['*one', '*two'],
    });
    expect(one(item(`<p>Q</p>${interaction(choices)}`, mapped(['x', 0.5], ['y', 1])))).toEqual({
      stem: 'Q',
      options: ['one', '*two'],
      problems: ['partial-marks'],
    });
  });

  test.each([
    [
      'all that apply',
      item(`<p>Q</p>${interaction(choices)}`, key('x', 'y').replace('single', 'multiple')),
      'Q1: It asks for all options that apply, which an examination here can not mark.',
    ],
    [
      'more than six choices',
      item(
        `<p>Q</p>${interaction(
          Array.from('abcdefg')
            .map((id) => `<simpleChoice identifier="${id}">${id}</simpleChoice>`)
            .join(''),
        )}`,
      ),
      'Q1: It has more than six options.',
    ],
    [
      'an essay',
      item('<extendedTextInteraction responseIdentifier="R"/>'),
      'Q1: Only questions with one right option among several are taken over, and true or false: this is “extendedtextinteraction”.',
    ],
    [
      'several parts',
      item(interaction(choices) + interaction(choices)),
      'Q1: Only questions with one right option among several are taken over, and true or false: this is a question with several parts.',
    ],
    ['nothing', item('<p>Q</p>'), 'Q1: It asks nothing.'],
    ['no item', '<assessmentTest/>', 'file: It holds no item of QTI 2.1, 2.2 or 3.0.'],
  ])('%s is skipped', (_what, xml, why) => {
    expect(skippedAt(parseQtiXml(xml))).toEqual([why]);
  });
});

describe('a package', () => {
  const png = fromBase64(pngBase64);
  const files = (...entries: readonly (readonly [string, string | Uint8Array])[]) =>
    new Map(entries.map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]));
  const named = (name: string, more = '') => item(`<p>${name}</p>${more}${interaction(choices)}`, key('x'), '', name);
  const stems = (map: ReadonlyMap<string, Uint8Array>) => parseQtiPackage(map).items.map((each) => each.item.stem);

  test('prefixed manifest with labels, and the order of the test before that of the manifest', () => {
    const lom =
      '<lom:lom><lom:general><lom:keyword><lom:langstring>board</lom:langstring></lom:keyword></lom:general><lom:educational><lom:difficulty><lom:value><lom:langstring>difficult</lom:langstring></lom:value></lom:difficulty></lom:educational><lom:classification><lom:taxonpath><lom:taxon><lom:entry><lom:langstring>Physics</lom:langstring></lom:entry></lom:taxon><lom:taxon><lom:entry><lom:langstring>Light</lom:langstring></lom:entry></lom:taxon></lom:taxonpath></lom:classification></lom:lom>';
    const manifest = `<cp:manifest><cp:resources><cp:resource type="imsqti_item_xmlv2p1" href="items/one.xml"><cp:metadata>${lom}</cp:metadata></cp:resource><cp:resource type="imsqti_item_xmlv2p1" href="items/gone.xml"/><cp:resource type="imsqti_test_xmlv2p1" href="test.xml"/></cp:resources></cp:manifest>`;
    const tested =
      '<assessmentTest><testPart><assessmentSection><assessmentItemRef href="items/two.xml"/></assessmentSection></testPart></assessmentTest>';
    const parsed = parseQtiPackage(
      files(
        ['imsmanifest.xml', manifest],
        ['test.xml', tested],
        ['items/three.xml', named('three')],
        ['items/one.xml', named('one')],
        ['items/two.xml', named('two')],
      ),
    );
    expect(seen(parsed)).toEqual([
      { stem: 'two', options: ['*one', 'two'] },
      { stem: 'one', options: ['*one', 'two'], subject: 'physics', topic: 'Light', tags: ['board'], difficulty: 4 },
      { stem: 'three', options: ['*one', 'two'] },
    ]);
    expect(skippedAt(parsed)).toEqual(['items/gone.xml: The package lists it and does not hold it.']);
  });

  test('items that only the test lists, or that nothing does', () => {
    const tested = '<qti-assessment-test><qti-assessment-item-ref href="b.xml"/></qti-assessment-test>';
    expect(stems(files(['a.xml', named('a')], ['b.xml', named('b')], ['test.xml', tested]))).toEqual(['b', 'a']);
  });

  test.each([
    ['where they are', '../media/a%20dot.png', 'media/a dot.png'],
    ['where the path misses', 'images/dot.png', 'resources/dot.png'],
  ])('pictures are found %s', (_what, address, path) => {
    const [found] = seen(
      parseQtiPackage(files(['items/a.xml', named('a', `<p><img src="${address}" alt="a dot"/></p>`)], [path, png])),
    );
    expect(found).toEqual({ stem: 'a', options: ['*one', 'two'], alt: 'a dot', bytes: 70 });
  });

  test('a picture that is nowhere is named; options that are pictures only are skipped', () => {
    expect(seen(parseQtiPackage(files(['a.xml', named('a', '<img src="x.png" alt="x"/>')])))).toMatchObject([
      { problems: ['picture-missing'] },
    ]);
    const pictured =
      '<simpleChoice identifier="x"><img src="x.png" alt="1"/></simpleChoice><simpleChoice identifier="y"><object data="x.png" type="image/png">2</object></simpleChoice>';
    const parsed = parseQtiPackage(files(['a.xml', item(`<p>Q</p>${interaction(pictured)}`)], ['x.png', png]));
    expect(skippedAt(parsed)).toEqual(['a.xml: Its options are pictures.']);
  });
});
