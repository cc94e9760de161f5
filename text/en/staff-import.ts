// Import: staff look at questions from a file or pasted text before they add them.
import { numberIn } from '#text/numbers.ts';

const n = (count: number) => numberIn('en', count);

export const title = 'Import';
export const items = 'Items';
export const another = 'Another file or text';
export const aFile = 'A file';
export const dropHere = 'Drop it here, or choose it.';
export const chooseFile = 'Choose a file';
export const formats = (megabytes: number) =>
  `Moodle XML, GIFT, Aiken, QTI (zip or item), CSV, Excel, LibreOffice Calc, Word, RTF. Up to ${n(megabytes)} MB. Text in Preeti and fonts like it becomes Unicode.`;
export const pastedText = 'Or text, as you type it';
export const pastedExample =
  '1. Which gas do plants take in?\na) oxygen\nb) carbon dioxide\nc) nitrogen\nd) argon\nAns: b';
export const pastedHint =
  'Numbered questions, lettered options, and “Answer: B”, “Ans. (b)” or a * before the right one.';
export const lookAtText = 'Look at it';
export const pasted = 'Pasted text';
export const reading = (name: string) => `Reading ${name} …`;
export const notRead = (name: string) => `${name} was not read.`;
export const tooLarge = (megabytes: number) => `The file has more than ${n(megabytes)} MB: import it in parts.`;
export const questions = 'Questions';
export const pictures = 'Pictures';
export const kilobytes = (count: number) => `${n(count)} kB`;
export const forms: Readonly<Record<string, string>> = {
  aiken: 'Aiken',
  gift: 'GIFT',
  'moodle-xml': 'Moodle XML',
  qti: 'QTI',
  csv: 'CSV',
  xlsx: 'Excel',
  ods: 'LibreOffice Calc',
  text: 'Typed text',
  docx: 'Word',
  rtf: 'RTF',
};
export const readAs = 'Read as:';
export const otherReading = (form: string, count: number) =>
  `As ${form} it would give ${count === 1 ? '1 question' : `${n(count)} questions`}.`;
export const fontMadeNote = 'Each question shows below what the file has. Read them through before you import.';
export const inTheFile = 'In the file';
export const plainFormulas = (count: number) =>
  count === 1
    ? '1 question has a formula typed as plain text.'
    : `${n(count)} questions have formulas typed as plain text.`;
export const plainFormulasNote = 'Candidates would read x^2 or H2O as it stands.';
export const makeFormulas = 'Make them formulas';
export const fates = {
  good: 'come in as they are',
  problem: 'come in, with something to put right',
  skipped: 'stay out',
  known: 'already in the bank',
};
export const problems = (count: number) => (count === 1 ? '1 with a problem' : `${n(count)} with a problem`);
export const problemsNote = 'They come in as drafts. Put them right here, or in the file first.';
export const skipped = (count: number) => `${n(count)} skipped`;
export const skippedNote = 'They have no place here.';
export const known = (count: number) => `${n(count)} already in the bank`;
export const knownNote = 'Word for word. They are not added again.';
export const where = 'Where';
export const question = 'Question';
export const whatIsWrong = 'What is wrong';
export const why = 'Why';
export const isItem = 'Is item';
export const asTheyWouldLook = (count: number) =>
  count === 1 ? '1 item, as it would look' : `${n(count)} items, as they would look`;
export const looksNote = 'The darkened option is the key.';
export const onlyPictured = 'Only those with pictures';
export const showMore = (count: number) => `Show ${n(count)} more`;
export const noWordsForPicture = 'A picture without a text';
export const key = 'Key:';
export const notAdded = 'Nothing was added.';
export const nothingStored = 'Nothing is stored yet.';
export const nothingToImport = 'There is nothing to import.';
export const theyBecomeDrafts = (count: number, name: string | null) =>
  `${count === 1 ? 'It becomes a draft' : `The ${n(count)} become drafts`}${name === null ? '' : ` with the tag ${name}`}, all or none.`;
export const importItems = (count: number) => (count === 1 ? 'Import 1 item' : `Import ${n(count)} items`);
export const importing = 'Importing …';
export const added = (count: number) =>
  count === 1 ? '1 item added as a draft.' : `${n(count)} items added as drafts.`;
export const already = (count: number) =>
  count === 1 ? '1 was in the bank already.' : `${n(count)} were in the bank already.`;
export const seeThem = 'See them';
export const keyProblem = 'next, previous note';
export const keyImport = 'import';
export const ctrlKey = 'Ctrl';
export const columnNames = {
  question: 'is: question',
  option_a: 'is: option A',
  option_b: 'is: option B',
  option_c: 'is: option C',
  option_d: 'is: option D',
  option_e: 'is: option E',
  option_f: 'is: option F',
  answer: 'is: right answer',
  explanation: 'is: explanation',
  subject: 'is: subject',
  topic: 'is: topic',
  tags: 'is: tags',
  difficulty: 'is: difficulty',
  language: 'is: language',
};
export const readColumnsSo = 'Read it with these columns';
export const labelsForAll = 'For all questions, where the file says nothing';
export const asTheFileSays = 'as in the file';
