export const names: Readonly<Record<string, string>> = {
  preeti: 'प्रीति',
  kantipur: 'कान्तिपुर',
  sagarmatha: 'सगरमाथा',
  himalb: 'हिमाल बी',
  himalaya: 'हिमालय',
  'pcs-nepali': 'पीसीएस नेपाली',
  'fontasy-himali': 'फन्टासी हिमाली',
};
export const made = (font: string) => `${font} फन्टको पाठ युनिकोड बनाइयो।`;
export const kept = (font: string) => `पाठ ${font} फन्टमा छ, र जस्ताको तस्तै रहन्छ।`;
export const keptNote = 'यो फन्ट नहुँदा परीक्षार्थीले अङ्ग्रेजी अक्षर देख्छन्।';
export const takeAsItIs = 'जस्ताको तस्तै लिनुहोस्';
export const makeUnicode = 'युनिकोड बनाउनुहोस्';
