import fc from 'fast-check';
import { expect, it } from 'vitest';
import { previewOf } from './preview.ts';

/** Markup that a browser would read as an element, other than formulas and line breaks. */
const foreign = /<(?!\/?(m[a-z]+|code|br|wbr|sub|sup|semantics|annotation)\b)/;

it('shows formulas as MathML and everything else as it was written', () => {
  expect(previewOf('If $x^2 = 4$,\nthen a < b & "c".')).toMatch(
    /^If <math>.*<\/math>,<br>then a &#60; b &#38; &#34;c&#34;\.$/,
  );
  expect(previewOf('दुई जोड $2$')).toMatch(/^दुई जोड <math>/);
});

it('shows what is raised and lowered, and TeX in whichever signs', () => {
  expect(previewOf('H<sub>2</sub>O, <b>x</b><sup>n</sup>')).toBe(
    'H<sub>2</sub>O, &#60;b&#62;x&#60;/b&#62;<sup>n</sup>',
  );
  expect(previewOf('$$x$$ or \\(x\\)')).toBe(previewOf('$x$ or $x$'));
});

it('keeps a formula that does not compile, and a $ alone, as text', () => {
  expect(previewOf('$\\frac{1}{$ costs')).toBe('<code>$\\frac{1}{$</code> costs');
  expect(previewOf('It costs 5$ <b>')).toBe('It costs 5$ &#60;b&#62;');
});

it.each([
  '<img src=x onerror=alert(1)>',
  '$<img src=x onerror=alert(1)>$',
  '$\\text{<script>alert(1)</script>}$',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\url{javascript:alert(1)}$',
  '$\\includegraphics{https://evil.example/x.png}$',
  '$\\class{"><script>}{x}$',
  '$\\style{" onclick="alert(1)}{x}$',
  '$\\data{onclick=alert(1)}{x}$',
  '$\\id{"><img>}{x}$',
  '$\\color{red" onclick="alert(1)}x$',
  '$\\rule{1em" onclick="x}{1em}$',
])('lets no markup through: %s', (text) => {
  const html = previewOf(text);
  expect(html).not.toMatch(foreign);
  expect(html).not.toMatch(/<[^>]*\b(on\w+|href|src)\s*=/i);
});

it('lets none through of any text', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('$', '<', '>', '"', '<b>', '\\text{', '}', '&', '<sub>', '</sub>', '\\frac', '{'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(previewOf(pieces.join(''))).not.toMatch(foreign);
    }),
  );
});
