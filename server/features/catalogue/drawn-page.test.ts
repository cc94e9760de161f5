import { describe, expect, it } from 'vitest';
import type { BuiltDrawnPage } from '#contract/built-pages.ts';
import { drawnPaperId } from '#contract/drawn-page.ts';
import { startAttempt, type Bank } from '#exam/practice/open.ts';
import { formats, type DrawnFormat } from '#exam/practice/formats.ts';
import { store } from '#exam/practice/stored-attempt.ts';
import type { Question } from '#exam/question.ts';
import { someQuestions } from '#exam/testing/questions.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import { drawnPageMaker } from './drawn-page.ts';

/** A built page of these questions, whose screens show the id of their question. */
function built(
  format: DrawnFormat,
  questions: readonly (Question & { set?: number })[],
  more: Partial<BuiltDrawnPage> = {},
): BuiltDrawnPage {
  return {
    format,
    page: ['<html><main>', '</main>', '</html>'],
    questions: questions.map(({ set, ...question }) => ({
      question,
      first: `<p>${question.id}</p>`,
      ...(set !== undefined && { set }),
    })),
    math: {},
    files: [['/assets/one.js']],
    ...more,
  };
}

interface DrawnJson extends Bank {
  readonly math: Record<string, string>;
  readonly explanations?: { readonly texts: Record<string, string>; readonly math: Record<string, string> };
}

const script = new RegExp(
  `<script type="application/json" id="${drawnPaperId}" data-files="([^"]*)">(.*?)</script>`,
  's',
);

function read(page: string) {
  const [, files = '', json = ''] = script.exec(page) ?? [];
  const [, shown = ''] = /<main><p>(\d+)<\/p><\/main>/.exec(page) ?? [];
  return { files, shown: Number(shown), paper: JSON.parse(json) as DrawnJson };
}

const { quotas } = formats['entrance-quiz'].paper;
const pool = quotas.flatMap(([category, count], block) => someQuestions(count * 2, category, block * 100 + 1));

describe('a page with a drawn paper', () => {
  it('shows the first question of its own paper, and what is stored of it is what a device would store', () => {
    const makePage = drawnPageMaker(built('entrance-quiz', pool));
    for (let seed = 0; seed < 20; seed += 1) {
      const { shown, paper } = read(makePage(seededRandom(seed)));
      const exam = { id: 'entrance-quiz', format: 'entrance-quiz' } as const;
      // The server's draw needs no chance on the device.
      const taken = startAttempt(exam, paper, () => NaN, 7);
      const onDevice = startAttempt(exam, { questions: pool }, seededRandom(seed), 7);
      expect(shown).toBe(onDevice.paper.questions[0]?.id);
      expect(JSON.stringify(store(taken, 7))).toBe(JSON.stringify(store(onDevice, 7)));
    }
  });

  it('is another one each time: every question comes as often as any other, and first as often as any other', () => {
    const makePage = drawnPageMaker(built('entrance-quiz', pool));
    const random = seededRandom(5);
    const rounds = 2000;
    const drawn = new Map<number, number>();
    const first = new Map<number, number>();
    const add = (counts: Map<number, number>, id: number) => counts.set(id, (counts.get(id) ?? 0) + 1);
    for (let round = 0; round < rounds; round += 1) {
      const { shown, paper } = read(makePage(random));
      add(first, shown);
      for (const { id } of Object.values(paper.categoryQuestions ?? {}).flat()) add(drawn, id);
    }
    // Half of the pool is drawn: each question a thousand times, which chance varies by 22. One of fifty is first: forty times, by six.
    expect(drawn.size).toBe(pool.length);
    for (const count of drawn.values()) expect(Math.abs(count - rounds / 2)).toBeLessThan(112);
    expect(first.size).toBe(50);
    for (const count of first.values()) expect(Math.abs(count - rounds / 50)).toBeLessThan(32);
  });

  it('takes one of the sets as often as any other, and names that set’s file', () => {
    const sets = [0, 1, 2, 3].flatMap((set) =>
      someQuestions(3, 'physics', set * 10 + 1).map((each) => ({ ...each, set })),
    );
    const files = [0, 1, 2, 3].map((set) => [`/assets/set-${set}.js`]);
    const makePage = drawnPageMaker(built('science-exam', sets, { files }));
    const random = seededRandom(3);
    const counts = [0, 0, 0, 0];
    for (let round = 0; round < 2000; round += 1) {
      const { files: kept, shown, paper } = read(makePage(random));
      const set = paper.setIndex ?? NaN;
      counts[set] = (counts[set] ?? 0) + 1;
      expect(kept).toBe(`/assets/set-${set}.js`);
      expect(shown).toBe(set * 10 + 1);
      expect(paper.questions.map(({ id }) => id)).toEqual([1, 2, 3].map((id) => set * 10 + id));
    }
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(97);
  });

  it('has the formulas and explanations of its own questions, and no others', () => {
    const with1 = pool.map((question) => ({ ...question, question: `$q${question.id}$`, options: ['$o$', 'b', 'c'] }));
    const math = Object.fromEntries([
      ...with1.map(({ id }) => [`q${id}`, `<math>${id}</math>`]),
      ['o', '<math>o</math>'],
    ]);
    const explanations = {
      texts: Object.fromEntries(pool.map(({ id }) => [id, `because $e${id}$`])),
      math: Object.fromEntries(pool.map(({ id }) => [`e${id}`, `<math>e${id}</math>`])),
    };
    const { paper } = read(drawnPageMaker(built('entrance-quiz', with1, { math, explanations }))(seededRandom(1)));
    const ids = Object.values(paper.categoryQuestions ?? {}).flatMap((list) => list.map(({ id }) => String(id)));
    const sorted = (keys: Iterable<string>) => [...keys].toSorted();
    expect(sorted(Object.keys(paper.math))).toEqual(sorted(['o', ...ids.map((id) => `q${id}`)]));
    expect(sorted(Object.keys(paper.explanations?.texts ?? {}))).toEqual(sorted(ids));
    expect(sorted(Object.keys(paper.explanations?.math ?? {}))).toEqual(sorted(ids.map((id) => `e${id}`)));
  });

  it('is not ended by what a question says, and no comment opens in it', () => {
    const text = 'Which tag is wrong: </script><script>alert(1)</script> or <!-- <script>?';
    const page = drawnPageMaker(
      built(
        'entrance-quiz',
        pool.map((each) => ({ ...each, question: text })),
      ),
    )(seededRandom(1));
    expect(read(page).paper.categoryQuestions?.['physics']?.[0]?.question).toBe(text);
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(page).not.toContain('<!--');
  });
});
