import { readContentFiles } from '#content/read/content-files.ts';
import { readBuiltIns } from '#content/read/built-in.ts';
import { paperYears } from '#content/load/years.ts';
import { bankOfYear } from '#content/load/find-bank.ts';
import { categoryKey } from '#exam/category.ts';
import { questionKey } from '#exam/question-key.ts';
import type { BodyOf } from '#contract/calls.ts';

type KeptAttempt = BodyOf<'POST /me/attempts'>['attempts'][number];

const hour = 3_600_000;
const items = 100;

/**
 * A student's record of so many answers up to `now` (ms since the epoch). It has a year paper each five hours. Two in three are right and
 * some are missed, at a student's pace. The same `now` always gives the same record.
 */
export function longRecord(content: string, answers: number, now: number): KeptAttempt[] {
  let seed = 20_000;
  // Park and Miller's generator.
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const builtIns = Map.groupBy(readBuiltIns(readContentFiles(content)), ({ source }) => source);
  const papers = Math.ceil(answers / items);
  return Array.from({ length: papers }, (_, n) => {
    const year = paperYears[n % paperYears.length] ?? 0;
    const began = now - (papers - n) * 5 * hour;
    const places = (builtIns.get(bankOfYear(String(year)) ?? '') ?? []).slice(0, items).map(({ question }) => {
      const right = question.options.indexOf(question.answer);
      const outcome = random() < 0.66 ? 'right' : random() < 0.9 ? 'wrong' : 'missed';
      const other = (right + 1 + Math.floor(random() * (question.options.length - 1))) % question.options.length;
      return {
        question: questionKey(question),
        id: question.id,
        subject: categoryKey(question.category),
        topic: null,
        chosen: outcome === 'missed' ? null : outcome === 'right' ? right : other,
        outcome,
        ms: Math.round(10_000 + random() * 60_000),
      } as const;
    });
    const ended = began + places.reduce((sum, { ms }) => sum + ms, 0);
    return { id: `benchrec-${n}`, exam: `year-quiz/${year}`, pace: 60, began, ended, places };
  });
}
