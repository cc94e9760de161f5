// What is said of question files that are read, by codes: interchange/ gives them.
import type { QuestionKind } from '#text/question-kind.ts';

/** Where in a file something stands. */
export const filePlaces = {
  line: (line: number) => `line ${line}`,
  row: (row: number) => `row ${row}`,
  paragraph: (paragraph: number) => `paragraph ${paragraph}`,
  item: (item: number) => `item ${item}`,
  /** An item by its own name, or a file of an archive by its path. */
  named: (name: string) => name,
  file: 'file',
};

/** What is said of an item that comes in all the same. */
export const problems = {
  'no-key': 'The file does not say which option is right.',
  'equal-options': 'Two options are equal.',
  'partial-marks': 'Options that give part of the marks count as wrong here.',
  'feedback-lost': 'Feedback on single options is not taken over.',
  'material-lost': 'A text or material that goes with it is not taken over.',
  'formatting-lost': (formatting: string) => `Not taken over: ${formatting}`,
  'formula-lost': (parts: string) => `A formula holds something that has no TeX here: ${parts}`,
  'picture-missing': (name: string) => `The file does not hold this picture: ${name}`.trimEnd(),
  'picture-kind': (name: string, megabytes: number) =>
    `Only PNG, JPEG and WebP pictures up to ${megabytes} MB, and whole ones, are taken over: ${name}`.trimEnd(),
  'one-picture': (more: number) => `An item has one picture; not taken over: ${more} more`,
  'picture-in-option': 'Pictures in options are not taken over.',
  'picture-in-explanation': 'Pictures in explanations are not taken over.',
  'no-alt': 'The picture has no text that says what it shows.',
  'answer-unknown': (answer: string) => `The answer names no option: ${answer}`.trimEnd(),
  'formula-outside': (formulas: string) => `This looks like a formula, and is typed as plain text: ${formulas}`,
  'legacy-unsure': (letters: string) => `These letters of the old font could not be told for certain: ${letters}`,
  'unknown-value': (field: string, value: string) =>
    `Not taken over, because it is not a possible value: ${field} ${value}`,
};

const kinds: Readonly<Record<QuestionKind, string>> = {
  essay: 'an essay question',
  'essay-or-description': 'an essay question or a description',
  'typed-answer': 'a question with a typed answer',
  numerical: 'a numerical question',
  matching: 'a matching question',
  description: 'a description',
  gaps: 'a text with gaps',
  calculated: 'a calculated question',
  'drag-and-drop': 'a drag-and-drop question',
  'several-parts': 'a question with several parts',
};
const otherKind = (kind: string) =>
  `Only questions with one right option among several are taken over, and true or false: this is ${kind}.`;

/** Why something does not come in. */
export const skipReasons = {
  'other-kind': (kind: QuestionKind) => otherKind(kinds[kind]),
  'unknown-kind': (kind: string) => otherKind(`a question of the kind “${kind}”`),
  'other-interaction': (name: string) => otherKind(`“${name}”`),
  'several-right': 'It asks for all options that apply, which an examination here can not mark.',
  'too-many-options': 'It has more than six options.',
  'too-few-options': 'It has fewer than two options.',
  'no-text': 'It has no text.',
  'empty-option': 'It has an option without text.',
  'picture-options': 'Its options are pictures.',
  'made-anew': 'Its numbers are made anew for each candidate.',
  unreadable: 'It can not be read.',
  'asks-nothing': 'It asks nothing.',
  'no-qti-item': 'It holds no item of QTI 2.1, 2.2 or 3.0.',
  'not-in-package': 'The package lists it and does not hold it.',
  'no-head': (columns: string) => `There is no head with the columns ${columns}.`,
  'columns-unread': (names: string) => `Columns that are not read: ${names}.`,
  'loose-text': (text: string) => `Text that belongs to no question: ${text}`,
  'answer-alone': 'An answer without a question.',
  'gift-command': (command: string) => `A command that GIFT does not have: ${command}`,
  'no-braces': 'Text without answers in braces.',
  'odd-braces': 'Its braces do not match, or it has several of them.',
  'after-most': (most: number) => `It comes after the first ${most}.`,
  'formulas-too-long': 'Its formulas are longer than 4,000 characters.',
};

/** Why a whole file is not read. */
export const refusals = {
  empty: 'The file is empty.',
  pdf: 'This is a PDF, whose text has no order: copy the questions out of it and paste them.',
  'old-office': 'This is a document of an old Office: save it as .docx or .xlsx.',
  'no-sheet': 'This is a document of LibreOffice that is no sheet: save it as .docx.',
  compressed: 'This is a compressed backup: export the questions as Moodle XML.',
  picture: 'This is a picture.',
  'no-questions': 'The archive holds no questions: neither a package of QTI nor a document of Word or Excel.',
  'own-entities': 'The file declares entities of its own, which are not read.',
  'old-qti': 'This is QTI 1.2: export the questions as QTI 2.1 or later.',
  'part-of-package': 'This is one file of a package: import the whole zip archive.',
  'web-page': 'This is a web page: copy the questions out of it and paste them.',
  'unknown-xml': 'This is XML of no kind that is read: Moodle XML, or QTI 2.1, 2.2 or 3.0.',
  'leads-out': 'The archive holds a file that leads out of it.',
  'unpacks-too-large': 'The archive unpacks to more than is read.',
  'no-text': 'There is no text in it.',
  locked: 'The archive has a password: pack its files again without one.',
  'damaged-archive': 'The archive is damaged.',
  'damaged-table': 'The table can not be read: its file is damaged.',
  'table-error': (error: string) => `The table can not be read: ${error}.`,
  unreadable: 'The file can not be read.',
  'too-much': 'The file holds more than can be read in one go: import it in parts.',
};
