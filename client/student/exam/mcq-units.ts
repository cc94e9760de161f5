import { chunk } from '#client/ui/chunk.ts';

/** The code that asks the API for a unit's questions. No other exam has its questions from there. */
export const mcqUnits = chunk('mcq-unit', () => import('./load-mcq-unit.ts'));
