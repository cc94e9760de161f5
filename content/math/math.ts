import type { MathMap } from '#content/load/loaded-bank.ts';
import type { Question } from '#exam/question.ts';
import temml from 'temml';
import { breakMath } from './break-math.ts';
import { texOf } from '#content/load/tex.ts';

/** Temml leaves these behind for \mathrm; without a width they show nothing and are only weight. */
const emptySpace = '<mspace></mspace>';

/** What was compiled last: the same formulas are asked for when content is served, checked and written. */
const compiled = new Map<string, string>();
const compiledAtMost = 4000;

/** Figures with commas that can be one number: 1,000 or, by lakhs, 1,00,000. */
const canBeOneNumber = /^[1-9]\d{0,2}(,\d{3})+$|^[1-9]\d?(,\d{2})*,\d{3}$/;

/** What stands before the first and after the last member of a set, a point or an interval, or of a list without spaces. */
const opens = /(\\\{|[([,])[-+]?$/;
const closes = /^(\\\}|\\right|[)\]]|,(?!\\?[ ,;]))/;

/**
 * Whether figures with commas are one number, by what stands around them. No number begins with 0, so what has 000 or 050
 * after a comma is one number; all else in brackets, and figures in threes from the first on, are taken for a list: a
 * number of these is written 100{,}200 in TeX.
 */
function isOneNumber(figures: string, before: string, after: string): boolean {
  if (!canBeOneNumber.test(figures) || before.endsWith('.')) return false;
  const [first = '', ...others] = figures.split(',');
  if (others.some((group) => group.startsWith('0'))) return true;
  return first.length < 3 && !(opens.test(before) && closes.test(after));
}

/** In TeX a comma separates, as in (1,4) and {3,6,9}; Temml takes figures around it for one number, drawn and read as one. */
function separateFigures(tex: string): string {
  return tex.replaceAll(/\d+(?:,\d+)+/g, (figures, at: number) =>
    isOneNumber(figures, tex.slice(0, at), tex.slice(at + figures.length)) ? figures : figures.replaceAll(',', ', '),
  );
}

/** The MathML of one TeX formula. Throws an Error that says what is wrong and where, when it does not compile. */
export function mathOfTex(tex: string): string {
  const known = compiled.get(tex);
  if (known !== undefined) return known;
  const mathml = breakMath(
    temml.renderToString(separateFigures(tex), { throwOnError: true }).replaceAll(emptySpace, ''),
  );
  if (compiled.size >= compiledAtMost) compiled.clear();
  compiled.set(tex, mathml);
  return mathml;
}

/**
 * The MathML of every formula in the questions' texts, made once at build or seed time so that no browser needs a
 * mathematics engine. A formula that does not compile is left out; the page then shows its TeX.
 */
export function mathOf(questions: readonly Question[]): MathMap {
  const math: Record<string, string> = {};
  for (const question of questions) {
    for (const tex of texOf(question)) {
      try {
        math[tex] ??= mathOfTex(tex);
      } catch {
        // The content check reports it with file and id.
      }
    }
  }
  return math;
}
