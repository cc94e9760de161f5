import { parseQuestion } from '#exam/parse-question.ts';
import { mathOf } from '#content/math/math.ts';

const bankFile = /\/content\/banks\/.+\.json$/;

/**
 * A Vite plugin for banks that the client imports. A bank comes as `{ questions, math }` with the MathML of its
 * formulas. So the mathematics engine stays on the build machine. Fields for authors of papers are left out.
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
