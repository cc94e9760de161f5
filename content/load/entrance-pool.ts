import type { Explanations, LoadedBank } from './loaded-bank.ts';

/** The dynamic import of the timed entrance quiz's whole pool, without explanations: 75 kB. */
export const importPoolQuestions = (): Promise<LoadedBank> =>
  import('virtual:entrance/entrance-pool').then((module) => module.default);

/** The dynamic import of its explanations: 58 kB. */
export const importPoolExplanations = (): Promise<Explanations> =>
  import('virtual:entrance/entrance-explanations').then((module) => module.default);
