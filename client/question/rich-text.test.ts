import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

const math = { a: '<math>a</math>', long: '<math>b=</math><wbr><math>c</math>' };
const markup = (text: string) => renderToStaticMarkup(createElement(RichText, { text, math }));

test('no line begins with the signs that close a formula', () => {
  expect(markup('If $a$, then ($a$).')).toBe(
    'If <span style="white-space:nowrap"><span><math>a</math></span>,</span> then ' +
      '(<span style="white-space:nowrap"><span><math>a</math></span>).</span>',
  );
  expect(markup('$a$ is')).toBe('<span><math>a</math></span> is');
});

test('a formula in pieces may still break its line', () => {
  expect(markup('So $long$.')).toBe('So <span><span><math>b=</math><wbr><math>c</math></span>.</span>');
});

test('TeX without MathML is shown as it stands, with what follows', () => {
  expect(markup('If $b$, then')).toBe('If b, then');
});
