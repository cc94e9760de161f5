import { questionKey } from '#exam/question-key.ts';
import type { PastAnswer } from '#exam/record/answers.ts';
import type { KeptQuestion } from '#client/record/record-tables.ts';
import type { DeviceRecord } from '#client/record/device-record.ts';
import { examKind } from '#client/practice/exam/exam-kinds.ts';
import { parseExamId } from '#client/practice/exam/exam-routes.ts';
import { withExplanations } from '#client/practice/exam/explanations.ts';
import { start } from '#exam/practice/attempt.ts';
import { wholePaper } from '#exam/practice/paper.ts';

/**
 * The questions of these keys: those that the device has kept, the others from the papers in which they were answered,
 * as on a device that has the record from the account. What can't be found now is not in it. `answers` in the order of time.
 */
export async function findQuestions(
  record: DeviceRecord,
  keys: readonly string[],
  answers: readonly PastAnswer[],
): Promise<Map<string, KeptQuestion>> {
  const found = await record.questions(keys);
  const missing = new Set(keys.filter((key) => !found.has(key)));
  if (missing.size === 0) return found;
  const exams = new Set(answers.flatMap(({ question, attempt }) => (missing.has(question) ? [attempt.exam] : [])));
  const banks = await Promise.all([...exams].map((exam) => bankOf(exam).catch(() => [])));
  const fetched = banks.flat().filter(({ key }) => missing.has(key));
  await record.putQuestions(fetched);
  return new Map([...found, ...fetched.map((each) => [each.key, each] as const)]);
}

async function bankOf(id: string): Promise<KeptQuestion[]> {
  const named = parseExamId(id);
  if (named === null) return [];
  const kind = examKind(named.format);
  const bank = await kind.load(named.exam, named.key);
  const explanations = await kind.loadExplanations?.().catch(() => undefined);
  const whole = start(named.exam, wholePaper(bank.questions), 0);
  const { questions } = (explanations ? withExplanations(whole, explanations) : whole).paper;
  const math = { ...bank.math, ...explanations?.math };
  return questions.map((question) => ({ key: questionKey(question), question, math }));
}
