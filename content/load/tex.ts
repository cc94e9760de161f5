import type { Question } from '#exam/question.ts';

/** A part of a text: plain words, or the TeX between two `$`. */
export interface TextPart {
  readonly kind: 'words' | 'tex';
  readonly text: string;
}

/** Splits a text at its `$` signs. A last `$` without a partner is an ordinary character. */
export function splitTex(text: string): TextPart[] {
  const pieces = text.split('$');
  if (pieces.length % 2 === 0) {
    const unpaired = pieces.pop() ?? '';
    pieces.push(`${pieces.pop() ?? ''}$${unpaired}`);
  }
  return pieces.flatMap((piece, place) => {
    if (piece === '') return [];
    return [{ kind: place % 2 === 1 ? ('tex' as const) : ('words' as const), text: piece }];
  });
}

/** Every text of a question that a student reads. */
export function textsOf(question: Question): string[] {
  return [question.question, ...question.options, question.explanation ?? ''];
}

/** The distinct formulas of a question. */
export function texOf(question: Question): Set<string> {
  const parts = textsOf(question).flatMap((text) => splitTex(text));
  return new Set(parts.filter((part) => part.kind === 'tex').map((part) => part.text));
}
