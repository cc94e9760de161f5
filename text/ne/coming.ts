import { withGate } from '#text/dates.ts';

export const coming = (title: string, code: string, moment: string) =>
  `${title} (${code}), ${withGate(moment)} बजे: परीक्षा हलमा जानुहोस्`;
export const open = (title: string, code: string) => `${title} (${code}) खुला छ: परीक्षा हलमा जानुहोस्`;
export const applyUntil = (title: string, code: string, moment: string) =>
  `${title} (${code}): ${withGate(moment)} बजेसम्म आवेदन दिनुहोस्`;
