import type { z } from 'zod';
import { MathMap } from '#contract/question.ts';

/** The MathML that was stored with a unit, or null if there is none or it can't be read. */
export function parseMath(text: string): z.infer<typeof MathMap> | null {
  try {
    const math = MathMap.parse(JSON.parse(text));
    return Object.keys(math).length > 0 ? math : null;
  } catch {
    return null;
  }
}
