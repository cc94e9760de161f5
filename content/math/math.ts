import type { MathMap } from '#content/load/loaded-bank.ts';
import type { Question } from '#exam/question.ts';
import temml from 'temml';
import { breakMath } from './break-math.ts';
import { texOf } from '#content/load/tex.ts';

/** Temml leaves these behind for \mathrm. Without a width they show nothing and only take space in the file. */
const emptySpace = '<mspace></mspace>';

/** The latest compiled formulas, because serving, checking and writing content need the same ones. */
const compiled = new Map<string, string>();
const compiledAtMost = 4000;

/** Digits with commas that can be one number: 1,000 or, by lakhs, 1,00,000. */
const canBeOneNumber = /^[1-9]\d{0,2}(,\d{3})+$|^[1-9]\d?(,\d{2})*,\d{3}$/;

/** What stands before the first and after the last member of a set, point, interval or list without spaces. */
const opens = /(\\\{|[([,])[-+]?$/;
const closes = /^(\\\}|\\right|[)\]]|,(?!\\?[ ,;]))/;

/**
 * Whether digits with commas are one number, judged by the text around them. No number begins with 0, so 000 or 050
 * after a comma means one number. Otherwise, digits in brackets and digits in threes from the start are a list. A
 * number that looks so is written 100{,}200 in TeX.
 */
function isOneNumber(figures: string, before: string, after: string): boolean {
  if (!canBeOneNumber.test(figures) || before.endsWith('.')) return false;
  const [first = '', ...others] = figures.split(',');
  if (others.some((group) => group.startsWith('0'))) return true;
  return first.length < 3 && !(opens.test(before) && closes.test(after));
}

/**
 * A comma separates in TeX, as in (1,4) and {3,6,9}. Temml would make one number of the digits around it, so this
 * separates them.
 */
function separateFigures(tex: string): string {
  return tex.replaceAll(/\d+(?:,\d+)+/g, (figures, at: number) =>
    isOneNumber(figures, tex.slice(0, at), tex.slice(at + figures.length)) ? figures : figures.replaceAll(',', ', '),
  );
}

/** The MathML of one TeX formula. Throws an Error that says what is wrong and where, if it does not compile. */
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
 * The MathML of every formula in the questions' texts. It is made once, at build or seed time, so that browsers need no
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
