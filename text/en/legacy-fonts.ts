export const names: Readonly<Record<string, string>> = {
  preeti: 'Preeti',
  kantipur: 'Kantipur',
  sagarmatha: 'Sagarmatha',
  himalb: 'Himalb',
  himalaya: 'Himalaya',
  'pcs-nepali': 'PCS Nepali',
  'fontasy-himali': 'Fontasy Himali',
};
export const made = (font: string) => `Text in ${font} was made Unicode.`;
export const kept = (font: string) => `The text is in ${font}, and stays as it is.`;
export const keptNote = 'Without this font candidates would read Latin letters.';
export const takeAsItIs = 'Take it as it is';
export const makeUnicode = 'Make it Unicode';
