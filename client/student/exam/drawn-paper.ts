import type { Explanations, MathMap } from '#content/load/loaded-bank.ts';
import { drawnPaperId } from '#contract/drawn-page.ts';
import { readStored } from '#client/lib/storage/stored-values.ts';
import { isRecord, listOf, mapOf, text, wholeNumber, type Parser } from '#exam/parse.ts';
import { parseQuestion } from '#exam/parse-question.ts';
import type { Exam } from '#exam/practice/attempt.ts';
import { attemptUnderWay, servesNow } from '#exam/practice/open.ts';
import type { ExamBank } from './exam-kind.ts';

/** A paper that the server drew for a page. */
export interface DrawnPaper extends ExamBank {
  readonly exam: string;
}

/** The paper of the page that the build renders, which has no document. */
let given: DrawnPaper | null = null;

/** The last one that this program has taken. */
let taken: DrawnPaper | null = null;

/** Gives the next page of the build its paper. */
export function giveDrawnPaper(paper: DrawnPaper): void {
  given = paper;
}

/**
 * The paper that came with the page, or the last one of this program while it is under way. Null if there is none for this exam, or if
 * another paper of it is under way. The page's counts once: a later start of the exam draws anew.
 */
export function takeDrawnPaper(exam: Exam): ExamBank | null {
  const drawn = given ?? takeFromPage();
  given = null;
  return takeDrawn(exam, drawn) ?? takenBefore(exam);
}

/** A paper of the server, if it serves this exam now. */
export function takeDrawn(exam: Exam, drawn: DrawnPaper | null): ExamBank | null {
  if (drawn?.exam !== exam.id || !servesNow(exam, drawn, readStored())) return null;
  taken = drawn;
  return drawn;
}

function takenBefore(exam: Exam): ExamBank | null {
  const stored = readStored();
  const isIts = taken?.exam === exam.id && stored.categoryQuestions === taken.categoryQuestions;
  return taken && isIts && attemptUnderWay(exam, taken, stored) !== null ? taken : null;
}

function takeFromPage(): DrawnPaper | null {
  // The build has no document.
  if (!('document' in globalThis)) return null;
  const element = document.getElementById(drawnPaperId);
  const json = element?.textContent ?? '';
  if (json !== '') element?.replaceChildren();
  return parseDrawn(json);
}

/** Reads the text of a paper; null if it is none. */
export function parseDrawn(json: string): DrawnPaper | null {
  try {
    return drawnPaper(JSON.parse(json)) ?? null;
  } catch {
    return null;
  }
}

const questions = listOf(parseQuestion);
const texts: Parser<MathMap> = mapOf(text);

const explanationsOf: Parser<Explanations> = (value) => {
  if (!isRecord(value)) return undefined;
  const [of, math] = [texts(value['texts']), texts(value['math'])];
  return of && math && { texts: of, math };
};

const drawnPaper: Parser<DrawnPaper> = (value) => {
  if (!isRecord(value)) return undefined;
  const exam = text(value['exam']);
  const math = texts(value['math']);
  const setIndex = wholeNumber(value['setIndex']);
  const categoryQuestions = mapOf(questions)(value['categoryQuestions']);
  const all = categoryQuestions ? Object.values(categoryQuestions).flat() : questions(value['questions']);
  const explanations = explanationsOf(value['explanations']);
  if (exam === undefined || math === undefined || all === undefined) return undefined;
  return {
    exam,
    math,
    questions: all,
    ...(setIndex !== undefined && { setIndex }),
    ...(categoryQuestions && { categoryQuestions }),
    ...(explanations && { explanations }),
  };
};
