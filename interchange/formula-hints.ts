import { messageOf } from '#text/message.ts';
import { problem, type ParsedFile } from './item.ts';

/** Text that is a formula already: between dollars, or in raised or lowered letters. Addresses match too. */
const done = /\$[^$\n]*\$|<su[bp]>[^<]*<\/su[bp]>|https?:\S+/g;
const power =
  /(?<![\w$\\}.])((?:\d{1,4})?[A-Za-z]|\d{1,6}|\([^()\s$]{1,20}\))\^(\{[^{}$]{1,10}\}|\(?-?\d{1,3}\)?|[a-z])(?![\w^])/g;
const unit = /(?<![\w/])((?:k?m|cm|mm|kg|g|N|J|W|rad|mol|C|A)\/(?:s|m|cm|mm|dm|L)) ?([23])(?!\w)/g;
const area = /(?<=\d )((?:k|c|m|d)?m)([23])(?!\w)/g;
const substance = /(?<![\w$\\-])(?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2}){1,4}\)\d{0,2}){1,8}(?![\w-])/g;
/** The elements that occur in school formulas. */
const elements = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Ti Cr Mn Fe Co Ni Cu Zn Br Ag Sn I Xe Ba Pt Au Hg Pb U'.split(
    ' ',
  ),
);
/** The molecules that consist of a single element. */
const molecules = new Set(['H2', 'O2', 'O3', 'N2', 'F2', 'Cl2', 'Br2', 'I2', 'P4', 'S8']);
/** A protocol and a kind of trade. Their letters are chemical symbols too. */
const otherWords = new Set(['POP3', 'B2C', 'C2B']);

/** Whether a word is the formula of a substance: `H2SO4`, `Ca(OH)2`, `O2`. */
export function isSubstance(text: string): boolean {
  const parts = [...text.matchAll(/([A-Z][a-z]?)(\d*)/g)];
  const kinds = new Set(parts.map(([, element = '']) => element));
  const isKnown = [...kinds].every((element) => elements.has(element));
  // H1N1 is a virus: a formula never writes the number 1 after an atom.
  const isCounted = /\d/.test(text) && parts.every(([, , count]) => count !== '1' && !count?.startsWith('0'));
  return isKnown && isCounted && (kinds.size > 1 || molecules.has(text));
}

/**
 * Finds the parts of a text that are surely formulas but typed as plain text. `made` is the text with these parts as
 * formulas.
 */
export function formulasOutside(text: string): { readonly found: readonly string[]; readonly made: string } {
  const found: string[] = [];
  const note = (whole: string, made: string) => {
    found.push(whole);
    return made;
  };
  const plain = (part: string) =>
    part
      .replace(power, (whole: string, base: string, exponent: string) => {
        const raised = exponent.replace(/[{}()]/g, '');
        return note(whole, `$${base}^{${raised}}$`);
      })
      .split(/(\$[^$]*\$)/)
      .map((piece, place) => (place % 2 === 1 ? piece : withRaised(piece, note)))
      .join('');
  let made = '';
  let from = 0;
  for (const { 0: whole, index } of text.matchAll(done)) {
    made += plain(text.slice(from, index)) + whole;
    from = index + whole.length;
  }
  return { made: made + plain(text.slice(from)), found };
}

function withRaised(text: string, note: (whole: string, made: string) => string): string {
  return text
    .replace(unit, (whole: string, units: string, exponent: string) => note(whole, `${units}<sup>${exponent}</sup>`))
    .replace(area, (whole: string, units: string, exponent: string) => note(whole, `${units}<sup>${exponent}</sup>`))
    .replace(substance, (whole) =>
      isSubstance(whole) && !otherWords.has(whole) ? note(whole, whole.replace(/\d+/g, '<sub>$&</sub>')) : whole,
    );
}

/** Some of the formulas that are typed as plain text, in one line; null if there are none. */
export function formulasTyped(texts: readonly string[]): string | null {
  const found = new Set(texts.flatMap((text) => formulasOutside(text).found));
  return found.size === 0 ? null : [...found].slice(0, 5).join(', ').slice(0, 100);
}

/** Names the formulas that are typed as plain text in items, or, with `makes`, turns them into formulas. */
export function withFormulaHints(parsed: ParsedFile, makes: boolean): ParsedFile {
  const items = parsed.items.map((each) => {
    const { item, where } = each;
    const typed = formulasTyped([item.stem, ...item.options.map(({ text }) => text), item.explanation]);
    if (typed === null) return each;
    if (!makes) return { ...each, problems: [...each.problems, problem(where, messageOf('formula-outside', typed))] };
    const made = {
      stem: formulasOutside(item.stem).made,
      options: item.options.map(({ id, text }) => ({ id, text: formulasOutside(text).made })),
      explanation: formulasOutside(item.explanation).made,
    };
    return { ...each, item: { ...item, ...made } };
  });
  return { ...parsed, items };
}
