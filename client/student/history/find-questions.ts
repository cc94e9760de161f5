import type { LoadedBank } from '#content/load/loaded-bank.ts';
import { questionKey } from '#exam/question-key.ts';
import { mockOfExam } from '#exam/mock/mocks.ts';
import { start } from '#exam/practice/attempt.ts';
import { wholePaper } from '#exam/practice/paper.ts';
import type { PastAnswer } from '#exam/record/answers.ts';
import { parseOwnExam } from '#exam/record/own-practice.ts';
import { codeOfSatExam } from '#exam/record/sat-exam.ts';
import { call } from '#client/lib/api/call.ts';
import { session } from '#client/lib/session/session.ts';
import type { DeviceRecord } from '#client/student/record/device-record.ts';
import { mathFor } from '#client/student/record/keep-attempt.ts';
import type { KeptQuestion } from '#client/student/record/record-tables.ts';
import { examKind } from '#client/student/exam/exam-kinds.ts';
import { parseExamId } from '#client/student/exam/exam-id.ts';
import { withExplanations } from '#client/student/exam/explanations.ts';
import { likelyPaper } from './likely-paper.ts';
import { loadMockBank } from './mock-bank.ts';
import { loadUnitBank } from './unit-bank.ts';

/**
 * The questions of these keys. The device has some; the others come from the papers in which they were answered or bookmarked. That happens
 * when the record came from the account. The result leaves out questions that can't be found now. The record marks those as gone at `now`
 * (ms since the epoch) that their papers do not have any more. `answers` in the order of time.
 */
export async function findQuestions(
  record: DeviceRecord,
  keys: readonly string[],
  answers: readonly PastAnswer[],
  now: number,
): Promise<Map<string, KeptQuestion>> {
  const found = await record.questions(keys);
  const missing = new Set(keys.filter((key) => !found.has(key)));
  if (missing.size === 0) return found;
  /** Each paper with the subject of one of its questions, if that is known. */
  const papers = new Map<string, string | null>();
  /** The papers of each question. */
  const asked = new Map<string, Set<string>>();
  const note = (question: string, exam: string, subject: string | null) => {
    if (!missing.has(question)) return;
    papers.set(exam, subject ?? papers.get(exam) ?? null);
    asked.set(question, (asked.get(question) ?? new Set()).add(exam));
  };
  for (const { question, exam } of await record.bookmarks()) {
    if (exam !== undefined) note(question, exam, null);
    else if (missing.has(question)) {
      const paper = await likelyPaper(question).catch(() => null);
      // Its absence here proves nothing either: this paper did not ask it.
      if (paper !== null) papers.set(paper, papers.get(paper) ?? null);
    }
  }
  for (const { question, subject, attempt } of answers) {
    // The questions of an own practice come from the practice of their topics.
    const exam =
      missing.has(question) && parseOwnExam(attempt.exam) !== null
        ? await likelyPaper(question).catch(() => null)
        : attempt.exam;
    if (exam !== null) note(question, exam, subject);
  }
  const banks = new Map(
    await Promise.all(
      [...papers].map(
        async ([exam, subject]) => [exam, await bankOf(exam, subject).catch(() => 'not-come' as const)] as const,
      ),
    ),
  );
  const come = [...banks.values()].flatMap((bank) => (bank === null || bank === 'not-come' ? [] : keptOf(bank)));
  const fetched = come.filter(({ key }) => missing.has(key));
  await record.putQuestions(fetched);
  for (const { key } of fetched) missing.delete(key);
  // If all its papers came, and one of them has questions of its own.
  const isGone = (key: string) => {
    const own = [...(asked.get(key) ?? [])].map((exam) => banks.get(exam) ?? null);
    return own.some((bank) => bank !== null) && !own.includes('not-come');
  };
  await record.putGone([...missing].filter(isGone), now);
  return new Map([...found, ...fetched.map((each) => [each.key, each] as const)]);
}

function keptOf({ questions, math }: LoadedBank): KeptQuestion[] {
  return questions.map((question) => ({ key: questionKey(question), question, math: mathFor(question, math) }));
}

/** All questions that a paper can hold; null for a paper without its own bank. */
async function bankOf(id: string, subject: string | null): Promise<LoadedBank | null> {
  const mock = mockOfExam(id);
  if (mock !== undefined) return loadMockBank(mock);
  const code = codeOfSatExam(id);
  if (code !== null)
    return call('GET /me/examinations/:code/questions', { params: { code }, token: session.getState().user?.token });
  const named = parseExamId(id);
  if (named === null) return null;
  // An earlier version named a unit by its id alone.
  if (named.format === 'unit-quiz') return loadUnitBank(named.key.split('/').pop() ?? '', subject);
  const kind = examKind(named.format);
  const bank = await kind.load(named.exam, named.key);
  const explanations = await kind.loadExplanations?.(false).catch(() => undefined);
  const whole = start(named.exam, wholePaper(bank.questions), 0);
  const { questions } = (explanations ? withExplanations(whole, explanations) : whole).paper;
  return { questions, math: { ...bank.math, ...explanations?.math } };
}
