import { importPoolExplanations, importPoolQuestions } from '#content/load/entrance-pool.ts';
import type { Explanations, LoadedBank } from '#content/load/loaded-bank.ts';
import { entrancePool } from '#content/load/find-bank.ts';
import { serverAnswers } from '#client/lib/api/server-answers.ts';
import { chunk } from '#client/ui/chunk.ts';
import { explanationsIn } from './explanations.ts';
import { joinBanks, loadBank } from './load-bank.ts';

const loadQuestions = chunk('entrance-pool', importPoolQuestions);
const loadExplanations = chunk('entrance-explanations', importPoolExplanations);

/**
 * Loads the pool of the timed entrance quiz, without its explanations. Without a connection, and without the pool on this device, the paper
 * comes from the pool's banks on this device. Rejects with a ChunkLoadError when there is no such bank.
 */
export async function loadEntrancePool(): Promise<LoadedBank> {
  try {
    return await loadQuestions();
  } catch (error) {
    return poolOnDevice(error);
  }
}

/** Loads the explanations of the pool, in the same ways; `withMath` adds the formulas of the questions. */
export async function loadPoolExplanations(withMath = false): Promise<Explanations> {
  if (withMath) {
    const [{ math }, explanations] = await Promise.all([loadEntrancePool(), loadPoolExplanations()]);
    return { ...explanations, math: { ...math, ...explanations.math } };
  }
  try {
    return await loadExplanations();
  } catch (error) {
    return explanationsIn(await poolOnDevice(error));
  }
}

async function poolOnDevice(failure: unknown): Promise<LoadedBank> {
  if (await serverAnswers()) throw failure;
  const banks = await Promise.allSettled(entrancePool.map((name) => loadBank(name)));
  const kept = banks.flatMap((bank) => (bank.status === 'fulfilled' ? [bank.value] : []));
  if (kept.length === 0) throw failure;
  return joinBanks(kept);
}
