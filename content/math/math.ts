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

/** Figures with commas that are one number: 1,000 or, by lakhs, 1,00,000. */
const oneNumber = /^\d{1,3}(,\d{3})+$|^\d{1,2}(,\d{2})*,\d{3}$/;

/** In TeX a comma separates, as in (1,4) and {3,6,9}; Temml takes figures around it for one number, drawn and read as one. */
function separateFigures(tex: string): string {
  return tex.replaceAll(/\d+(?:,\d+)+/g, (figures) =>
    oneNumber.test(figures) ? figures : figures.replaceAll(',', ', '),
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
