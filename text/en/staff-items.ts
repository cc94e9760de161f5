// The question bank: the list of its items.
export const items = 'Items';
export const importItems = 'Import';
export const exportItems = 'Export';
export const exportNote = 'All items that the filter shows. Tables and Aiken hold no pictures, Aiken one right option.';
export const exportForms = {
  'moodle-xml': 'Moodle XML',
  gift: 'GIFT',
  qti: 'QTI 2.1 (zip)',
  aiken: 'Aiken',
  csv: 'CSV',
  xlsx: 'Excel',
};
export const newItem = 'New item';
export const item = 'Item';
export const number = 'No.';
export const key = 'Key';
export const noKey = 'no key';
export const difficulty = 'Difficulty';
export const difficultyOf = (level: number) => `Difficulty ${level} of 5`;
export const notSaid = 'not said';
export const facility = 'Right';
export const facilityNote = '“Right” is the part of candidates who had it right, last time.';
export const notSat = 'not sat';
export const never = 'never';
export const usedInShort = 'Used in';
export const andMore = (count: string) => `and ${count} more`;
export const status = 'Status';
export const changed = 'Changed';
export const draft = 'Draft';
export const reviewed = 'Reviewed';
export const retired = 'Retired';
export const findItems = 'Find items';
export const search = 'Search';
export const searchHint = 'Words or TeX';
export const subject = 'Subject';
export const topic = 'Topic';
export const tag = 'Tag';
export const usedIn = 'Used in';
export const any = 'Any';
export const anyExamination = 'Any examination';
export const noSubject = 'No subject';
export const figureAlone = 'A figure without words';
export const loadingItems = 'Loading items …';
export const inTheBank = (total: number, said: string) =>
  total === 1 ? '1 item in the bank.' : `${said} items in the bank.`;
export const found = (total: number, said: string) => (total === 1 ? '1 item found.' : `${said} items found.`);
export const inBank = (own: string, builtIn: string, total: string) =>
  `${total} in the bank: ${own} own, ${builtIn} built-in.`;
export const waitForReview = (count: number, said: string) =>
  count === 1 ? '1 waits for a review.' : `${said} wait for a review.`;
export const clear = 'Clear';
export const clearAll = 'Clear all';
export const sortedBy = 'Order';
export const orders = {
  '-changed': 'Own items first, newest change on top',
  changed: 'Oldest change on top',
  number: 'Lowest number on top',
  '-number': 'Highest number on top',
  difficulty: 'Easiest on top',
  '-difficulty': 'Hardest on top',
  '-facility': 'Most had it right on top',
  facility: 'Fewest had it right on top',
};
export const itemsNotLoaded = 'The items could not be loaded.';
export const pageIsEmpty = 'There is nothing on this page';
export const firstPage = 'First page';
export const nothingFound = 'No item is like that';
export const nothingFoundNote = 'Ask for fewer words, or take a filter away.';
export const noItemsYet = 'No items yet';
export const noItemsNote = 'Write the first one.';
export const pickAll = 'Pick all on this page';
export const pickItem = (id: string) => `Pick item ${id}`;
export const pickedCount = (count: string) => `${count} picked`;
export const pickNone = 'Pick none';
export const addTag = 'Add a tag…';
export const addTagTitle = (count: number, said: string) =>
  count === 1 ? 'Add a tag to 1 item?' : `Add a tag to ${said} items?`;
export const addTagNote = 'Reviews stand. Built-in items stay as they are.';
export const addTagBelow = 'It can be taken off again.';
export const addTheTag = 'Add the tag';
export const notNow = 'Not now';
export const tagAdded = (count: number, said: string, name: string) =>
  count === 1 ? `1 item got the tag ${name}.` : `${said} items got the tag ${name}.`;
export const tagTakenOff = (count: number, said: string, name: string) =>
  count === 1 ? `The tag ${name} is off 1 item.` : `The tag ${name} is off ${said} items.`;
export const exportThese = 'Export these';
export const exportTheseNote =
  'The items that are picked, on all pages. Tables and Aiken hold no pictures, Aiken one right option.';
export const retire = (count: string) => `Retire ${count}`;
export const retireTitle = (count: number, said: string) => (count === 1 ? 'Retire 1 item?' : `Retire ${said} items?`);
export const retireNote = 'They are no longer drawn. Sealed papers keep them.';
export const canBeUndone = 'It can be undone at any time.';
export const keepThem = 'Keep them';
export const wereRetired = (count: number, said: string) =>
  count === 1 ? '1 item retired.' : `${said} items retired.`;
export const undo = 'Undo';
export const broughtBack = (count: number, said: string) =>
  count === 1 ? '1 item is back.' : `${said} items are back.`;
export const madeBy = (author: string | undefined, reviewer: string | undefined, version: number) =>
  [
    author === undefined ? 'Built in' : `Written by ${author}`,
    ...(reviewer === undefined ? [] : [`reviewed by ${reviewer}`]),
  ].join(', ') + `. Version ${version}.`;
export const keyMove = 'move';
export const keyLook = 'look';
export const keyPick = 'pick';
export const keyOpen = 'open';
export const keySearch = 'search';
export const keyPage = 'page';
export const keyNew = 'new item';
export const spaceKey = 'Space';
export const leftOut = (count: number, said: string) =>
  count === 1
    ? '1 item could not be held by this form and is not in the file.'
    : `${said} items could not be held by this form and are not in the file.`;
export const notExported = 'The items could not be exported. Try again.';
export const setLabels = 'Set subject …';
export const setLabelsTitle = (count: number, said: string) =>
  count === 1
    ? 'Set subject, topic, language or difficulty of 1 item?'
    : `Set subject, topic, language or difficulty of ${said} items?`;
export const leftAsItIs = 'as it is';
export const setTheLabels = 'Set them';
export const labelsSet = (count: number, said: string) =>
  count === 1 ? '1 item was changed.' : `${said} items were changed.`;
export const labelsTakenBack = (count: number, said: string) =>
  count === 1 ? '1 item is as it was.' : `${said} items are as they were.`;
