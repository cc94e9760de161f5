import { z } from 'zod';
import { MathMap } from '#contract/question.ts';

const Stored = z.string().transform((text, context) => {
  try {
    return MathMap.parse(JSON.parse(text));
  } catch {
    context.addIssue('no math');
    return z.NEVER;
  }
});

/** The MathML that was stored with a unit, or null when there is none that can be read. */
export function parseMath(text: string): z.infer<typeof MathMap> | null {
  const math = Stored.safeParse(text).data;
  return math && Object.keys(math).length > 0 ? math : null;
}
