import type { MockPaper } from '#client/student/history/mock-store.ts';
import type { LoadedBank, MathMap } from '#content/load/loaded-bank.ts';
import { splitTex, textsOf } from '#content/load/tex.ts';
import type { SealedPaper } from '#contract/sealed-text.ts';
import { drawMock, mocksWithout } from '#exam/mock/draw.ts';
import { patternOf, type MockName } from '#exam/mock/mocks.ts';
import { mockExam } from '#exam/record/mock-exam.ts';
import type { Question } from '#exam/question.ts';
import type { RandomSource } from '#exam/random.ts';
import type { KeptAttempt } from '#exam/record/record.ts';
import type { Order } from '#exam/sitting/order.ts';

/** Draws a mock. It repeats no question of the record's earlier mocks while there are others. */
export function drawPaper(
  name: MockName,
  bank: LoadedBank,
  attempts: readonly KeptAttempt[],
  random: RandomSource,
): MockPaper {
  const earlier = attempts
    .filter(({ exam }) => exam === mockExam(name))
    .sort((one, other) => other.began - one.began)
    .slice(0, mocksWithout)
    .map(({ places }) => new Set(places.map(({ question }) => question)));
  const questions = drawMock(patternOf(name).sections, bank.questions, earlier, random);
  return { questions, math: formulasOf(questions.flat(), bank.math) };
}

/** The formulas of a bank that these questions have. */
export function formulasOf(questions: readonly Question[], math: MathMap): MathMap {
  const formulas = new Set(
    questions
      .flatMap(textsOf)
      .flatMap(splitTex)
      .flatMap(({ kind, text }) => (kind === 'tex' ? [text] : [])),
  );
  return Object.fromEntries(Object.entries(math).filter(([tex]) => formulas.has(tex)));
}

/** The paper in the form of the hall's screens: options have their number as their name. `titles` are those of its sections. */
export function sittingText(
  name: MockName,
  { questions, math }: MockPaper,
  title: string,
  titles: readonly string[],
): SealedPaper {
  const { marks, penalty } = patternOf(name);
  return {
    code: name,
    title: { en: title },
    timing: 'whole',
    shuffleItems: false,
    shuffleOptions: false,
    sections: questions.map((own, section) => ({
      title: titles[section] ?? '',
      marks: Math.round(marks * 100),
      penalty: Math.round(penalty * 100),
      items: own.map((question) => ({
        language: question.language ?? 'en',
        stem: question.question,
        options: question.options.map((text, option) => ({ id: String(option), text })),
        figure: null,
      })),
    })),
    math,
  };
}

/** The order of the draw. */
export function orderOf({ questions }: MockPaper): Order {
  const all = questions.flat();
  return { places: [...all.keys()], options: all.map(({ options }) => options.map((_, option) => String(option))) };
}
