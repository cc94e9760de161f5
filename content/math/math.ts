import type { MathMap } from '#content/load/loaded-bank.ts';
import type { Question } from '#exam/question.ts';
import temml from 'temml';
import { breakMath } from './break-math.ts';
import { texOf } from '#content/load/tex.ts';

/** Temml leaves these behind for \mathrm; without a width they show nothing and are only weight. */
const emptySpace = '<mspace></mspace>';

/** The MathML of one TeX formula. Throws an Error that says what is wrong and where, when it does not compile. */
export function mathOfTex(tex: string): string {
  return breakMath(temml.renderToString(tex, { throwOnError: true }).replaceAll(emptySpace, ''));
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
