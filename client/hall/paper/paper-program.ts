import { ElsewhereScreen } from './elsewhere-screen.tsx';
import { openSitting } from './open-sitting.ts';
import { SittingScreen } from './sitting-screen.tsx';

/** All that a paper is opened, kept and shown by: in one file, which comes in the waiting room. */
export const paperProgram = { openSitting, SittingScreen, ElsewhereScreen };
export type PaperProgram = typeof paperProgram;
