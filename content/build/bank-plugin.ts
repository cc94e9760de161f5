import { parseQuestion } from '#exam/parse-question.ts';
import { mathOf } from '#content/math/math.ts';

const bankFile = /\/content\/banks\/.+\.json$/;

/**
 * A Vite plugin: a bank imported by the client comes with the MathML of its formulas, as `{ questions, math }`, so that
 * the mathematics engine stays on the machine that builds, and without what only those who make papers need.
 */
export function bankPlugin() {
  return {
    name: 'tayari-banks',
    enforce: 'pre' as const,
    transform: {
      filter: { id: bankFile },
      handler(code: string) {
        const questions = (JSON.parse(code) as unknown[]).flatMap((entry) => parseQuestion(entry) ?? []);
        return { code: JSON.stringify({ questions, math: mathOf(questions) }), map: null };
      },
    },
  };
}
