import { splitTex, texOf } from '#content/load/tex.ts';
import type { BuiltDrawnPage } from '#contract/built-pages.ts';
import { drawnPaperId } from '#contract/drawn-page.ts';
import { formatOf } from '#exam/practice/formats.ts';
import { drawPaper, setPaper, type Paper } from '#exam/practice/paper.ts';
import type { Question } from '#exam/question.ts';
import { pickIndex, type RandomSource } from '#exam/random.ts';

/** Makes pages with a paper, a new one at each call. */
export type MakePage = (random: RandomSource) => string;

/**
 * Prepares what pages with a drawn paper have in common, so that a draw only joins texts. The paper is drawn as on a
 * device: the same quotas, the same order, the same stored values.
 */
export function drawnPageMaker({ format, page, questions, math, explanations, files }: BuiltDrawnPage): MakePage {
  const [before, between, after] = page;
  const { paper: rule } = formatOf(format);
  const all = questions.map(({ question }) => question);
  const ofSet = (index: number) => questions.filter(({ set }) => set === index).map(({ question }) => question);
  const firsts = new Map(questions.map(({ question, first }) => [question, first]));
  const texts = new Map(all.map((question) => [question, JSON.stringify(question)]));
  const formulas = new Map(all.map((question) => [question, [...texOf(question)]]));
  const further = new Map(all.map((question) => [question, texIn(explanations?.texts[question.id] ?? '')]));

  function draw(random: RandomSource): Paper {
    switch (rule.kind) {
      case 'set': {
        const index = pickIndex(rule.sets, random);
        return setPaper(index, ofSet(index));
      }
      case 'quotas':
        return drawPaper(rule.quotas, all, random);
      case 'whole':
        throw new TypeError(`No paper of ${format} is drawn.`);
    }
  }

  const listOf = (drawn: readonly Question[]) => `[${drawn.map((question) => texts.get(question) ?? '').join()}]`;

  function jsonOf({ questions: drawn, setIndex, categoryQuestions }: Paper): string {
    const own = pick(
      math,
      drawn.flatMap((question) => formulas.get(question) ?? []),
    );
    const fields = [`"exam":"${format}"`, `"math":${JSON.stringify(own)}`];
    if (setIndex !== undefined) fields.push(`"setIndex":${setIndex}`, `"questions":${listOf(drawn)}`);
    if (categoryQuestions) {
      const lists = Object.entries(categoryQuestions).map(([name, list]) => `${JSON.stringify(name)}:${listOf(list)}`);
      fields.push(`"categoryQuestions":{${lists.join()}}`);
    }
    if (explanations) {
      const of = Object.fromEntries(drawn.map(({ id }) => [id, explanations.texts[id] ?? '']));
      const withMath = pick(
        explanations.math,
        drawn.flatMap((question) => further.get(question) ?? []),
      );
      fields.push(`"explanations":${JSON.stringify({ texts: of, math: withMath })}`);
    }
    return `{${fields.join()}}`;
  }

  return (random) => {
    const paper = draw(random);
    const [first] = paper.questions;
    const screen = first && firsts.get(first);
    if (screen === undefined) throw new Error(`The build has no page of ${format} that begins with ${first?.id}.`);
    const kept = files[paper.setIndex ?? 0] ?? [];
    const script = `<script type="application/json" id="${drawnPaperId}" data-files="${kept.join(' ')}">`;
    return `${before}${screen}${between}${script}${inScript(jsonOf(paper))}</script>${after}`;
  };
}

/** The formulas of one text. */
function texIn(text: string): string[] {
  return splitTex(text).flatMap((part) => (part.kind === 'tex' ? [part.text] : []));
}

function pick(math: BuiltDrawnPage['math'], formulas: readonly string[]): BuiltDrawnPage['math'] {
  return Object.fromEntries(
    [...new Set(formulas)].flatMap((tex) => {
      const mathml = math[tex];
      return mathml === undefined ? [] : [[tex, mathml] as const];
    }),
  );
}

/** JSON in a form that can't end the script element that holds it, and can't open a comment there. */
function inScript(json: string): string {
  return json.replaceAll('</', String.raw`<\/`).replaceAll('<!--', String.raw`\u003c!--`);
}
