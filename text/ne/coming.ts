export const coming = (title: string, code: string, moment: string) =>
  `${title} (${code}), ${moment}: परीक्षा हलमा जानुहोस्`;
export const open = (title: string, code: string) => `${title} (${code}) खुला छ: परीक्षा हलमा जानुहोस्`;
