import type { PaperProgram } from '#client/candidate/attempt/attempt-state.ts';
import { openSitting } from '#client/candidate/attempt/open-sitting.ts';
import { ElsewhereScreen } from './elsewhere-screen.tsx';
import { SittingScreen } from './sitting-screen.tsx';

export const paperProgram: PaperProgram = { openSitting, SittingScreen, ElsewhereScreen };
