/** An operator after which TeX allows a line break. */
const operator = /^<mo[^>]*>([=+−±×÷·:,<>≤≥≈≠→⇒⇌⟶]|&[lg]t;)<\/mo>$/;

/** How many characters of a formula fit into an option on a phone 320 px wide. */
const roomFor = 11;

/**
 * Cuts a long formula into several, one after the other, each ending with an outer operator. A browser can break the
 * line between them. It can't break within MathML, so a long formula would run out of a phone's screen.
 */
export function breakMath(mathml: string): string {
  const inside = /^<math><mrow>(.*)<\/mrow><\/math>$/s.exec(mathml)?.[1];
  if (inside === undefined || lengthOf(inside) <= roomFor) return mathml;
  const pieces: string[] = [];
  for (const part of partsOf(inside)) {
    const last = pieces[pieces.length - 1];
    if (last !== undefined && lengthOf(last + part) <= roomFor) pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces.map((piece) => `<math><mrow>${piece}</mrow></math>`).join('<wbr>');
}

/** The number of visible characters. */
function lengthOf(mathml: string): number {
  return mathml.replace(/<[^>]*>/g, '').replace(/&\w+;/g, ' ').length;
}

/** The parts between outer operators, each with the operator at its end. */
function partsOf(mathml: string): string[] {
  const parts = [''];
  for (const element of elementsOf(mathml)) {
    const part = parts[parts.length - 1] ?? '';
    parts[parts.length - 1] = part + element;
    // A line does not break after a sign before the first term.
    if (part !== '' && operator.test(element)) parts.push('');
  }
  return parts.filter((part) => part !== '');
}

/** The elements at the outermost level. */
function elementsOf(mathml: string): string[] {
  const elements: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, index } of mathml.matchAll(/<[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : tag.endsWith('/>') ? 0 : 1;
    if (depth > 0) continue;
    elements.push(mathml.slice(from, index + tag.length));
    from = index + tag.length;
  }
  return elements;
}
