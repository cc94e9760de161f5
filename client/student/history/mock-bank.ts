import type { LoadedBank } from '#content/load/loaded-bank.ts';
import { joinBanks, loadBank } from '#client/student/exam/load-bank.ts';
import { loadEntrancePool, loadPoolExplanations } from '#client/student/exam/load-entrance-pool.ts';
import type { MockName } from '#exam/mock/mocks.ts';

const plusTwo = [
  'category-test',
  'science-exam/set-1',
  'science-exam/set-2',
  'science-exam/set-3',
  'science-exam/set-4',
];
const management = ['management-exam/set-1', 'management-exam/set-2'];

/** The banks that a mock draws on; the pool of the timed entrance test is one file. */
const sources: Readonly<Record<MockName, { readonly entrance: boolean; readonly banks: readonly string[] }>> = {
  'tu-bsc-csit': { entrance: true, banks: [] },
  'tu-bca': { entrance: true, banks: [...plusTwo, ...management] },
  'plus-two-science': { entrance: false, banks: [...plusTwo, ...management] },
};

/** Loads all questions that a mock can hold, with their explanations. Rejects with a ChunkLoadError when a bank does not come. */
export async function loadMockBank(name: MockName): Promise<LoadedBank> {
  const { entrance, banks } = sources[name];
  return joinBanks(await Promise.all([...(entrance ? [entranceBank()] : []), ...banks.map(loadBank)]));
}

async function entranceBank(): Promise<LoadedBank> {
  const [pool, explanations] = await Promise.all([loadEntrancePool(), loadPoolExplanations()]);
  const questions = pool.questions.map((question) => {
    const explanation = question.explanation ?? explanations.texts[question.id];
    return explanation ? { ...question, explanation } : question;
  });
  return { questions, math: { ...pool.math, ...explanations.math } };
}
