import { sectionImport, sectionNames, type LoadedBank } from '#content/load/banks.ts';
import { entrancePool } from '#content/load/years.ts';
import type { Exam } from '#exam/practice/attempt.ts';
import { formats } from '#exam/practice/formats.ts';
import { drawnFromOf } from '#exam/practice/open.ts';
import { shuffle } from '#exam/random.ts';
import { chunk } from '#client/ui/chunk.ts';
import { readStored } from '#client/storage/browser-storage.ts';
import type { ExamBank } from './exam-kinds.ts';
import { firstThatComes } from './first-that-comes.ts';
import { joinBanks, loadBank } from './load-bank.ts';

interface LoadedSection extends LoadedBank {
  readonly name: string;
}

/**
 * Loads what the timed entrance quiz draws its paper from: one section of each category, picked by chance (content/
 * sections.ts), or those of the stored attempt, under way or `ended`. Without a connection any section that is on this
 * device does; where one does not come, the whole pool, as "Keep for offline" brings it. Rejects with a ChunkLoadError
 * when that does not come either.
 */
export async function loadEntrancePool(exam: Exam, ended: boolean): Promise<ExamBank> {
  const kept = drawnFromOf(exam, readStored(), ended);
  if (kept !== null) {
    const bank = joinSections(await Promise.all(kept.map(loadSection)));
    if (bank.questions.length > 0) return bank;
  }
  try {
    const { quotas } = formats['entrance-quiz'].paper;
    const sections = quotas.map(([category]) => {
      return firstThatComes(
        shuffle(sectionNames(category), () => Math.random()),
        loadSection,
      );
    });
    return joinSections(await Promise.all(sections));
  } catch (error) {
    const whole = await Promise.all(entrancePool.map(loadBank)).catch(() => Promise.reject(error));
    return joinBanks(whole);
  }
}

function joinSections(sections: readonly LoadedSection[]): ExamBank {
  return { ...joinBanks(sections), drawnFrom: sections.map(({ name }) => name) };
}

/** A section that the product does not hold, as another version may have stored it, has nothing. */
async function loadSection(name: string): Promise<LoadedSection> {
  const load = sectionImport(name);
  return { name, ...(load === undefined ? { questions: [], math: {} } : await chunk(name, load)()) };
}
