/** An operator after which a line may end, as TeX has it. */
const operator = /^<mo[^>]*>([=+−±×÷·:,<>≤≥≈≠→⇒⇌⟶]|&[lg]t;)<\/mo>$/;

/** How many characters of a formula a phone of 320 px has room for in an option. */
const roomFor = 11;

/**
 * A browser does not break a line within MathML: a formula longer than a phone's line would run out of it. Such a formula
 * becomes several, one after the other, each ending with an outer operator, between which the line may break.
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

/** How many characters are seen. */
function lengthOf(mathml: string): number {
  return mathml.replace(/<[^>]*>/g, '').replace(/&\w+;/g, ' ').length;
}

/** The stretches between outer operators, each with the operator at its end. */
function partsOf(mathml: string): string[] {
  const parts = [''];
  for (const element of elementsOf(mathml)) {
    const part = parts[parts.length - 1] ?? '';
    parts[parts.length - 1] = part + element;
    // A sign before the first term is no place to break.
    if (part !== '' && operator.test(element)) parts.push('');
  }
  return parts.filter((part) => part !== '');
}

/** The elements that stand side by side. */
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
