// The paper of an examination, from the draw to the seal.
export const loading = 'Loading the paper …';
export const notLoaded = 'The paper could not be loaded.';
export const itemsOf = (count: string, wanted: string) => `${count} of ${wanted} items`;
export const drawnFrom = (moment: string, count: string) => `drawn ${moment} from ${count}`;
export const drawPaper = 'Draw the paper';
export const drawAgain = 'Draw again …';
export const drawing = 'Drawing …';
export const readThrough = 'Read through';
export const backToList = 'Back to the list';
export const haveRead = 'I have read it through';
export const readNote =
  'Once you have read all of it as a candidate would, say so. The person who seals the paper sees who has read it.';
export const readBy = (name: string) => `Read through by ${name}.`;
export const readBefore = (name: string, count: number, places: string) =>
  `Read through by ${name}, before ${count === 1 ? '1 place was' : `${places} places were`} changed.`;
export const nobodyRead = 'It has not been read through yet.';
export const allReviewed = (count: number, items: string) =>
  count === 1 ? 'The item is reviewed.' : `All ${items} are reviewed.`;
export const notReviewed = (count: number, items: string) =>
  count === 1 ? '1 item is not reviewed.' : `${items} items are not reviewed.`;
export const noneUsed = (examinations: number) =>
  examinations === 1 ? 'None was used in the last examination.' : `None was used in the last ${examinations}.`;
export const someUsed = (count: number, items: string) =>
  count === 1 ? '1 item was used not long ago.' : `${items} items were used not long ago.`;
export const noAlike = 'No near duplicates.';
export const print = 'Print';
export const printWithKey = 'Print with key';
export const notDone = 'Not done.';
export const emptyPaper =
  'There is no item yet. The paper is drawn from the bank by the pattern; each item can be swapped then.';
export const aboutPaper = 'About the paper';
export const drawAgainTitle = 'Draw the paper again?';
export const drawAgainNote = 'Every place gets another item from the bank.';
export const drawAgainLoses = 'What was swapped by hand is lost.';
export const keepPaper = 'Keep this paper';
export const drawAnew = 'Draw again';
export const ofSection = (count: number, wanted: number) => `${count} of ${wanted}`;
export const placesOf = (first: string, last: string) => (first === last ? first : `${first}–${last}`);
export const sectionSays = (items: string, difficulty: string) => `${items} items, difficulty ${difficulty}`;
export const showPlaces = (from: string, to: string) =>
  from === to ? `Show place ${to}` : `Show places ${from} to ${to}`;
export const wholePaper = 'Paper';
export const place = 'Place';
export const placeIs = (number: number) => `Place ${number}`;
export const item = 'Item';
export const key = 'Key';
export const difficulty = 'Difficulty';
export const facility = 'Right';
export const acts = 'Acts';
export const figureAlone = 'A figure alone';
export const builtIn = 'built-in';
export const swap = 'Swap';
export const swapPlace = (number: number) => `Swap place ${number}`;
export const likeIt = (number: number) => `Another item for place ${number}, the most alike first`;
export const noOther = 'No other item fits.';
export const difficultyIs = (level: number) => `difficulty ${level}`;
export const facilityIs = (part: string) => `right ${part}`;
export const usedIn = (code: string) => `used in ${code}`;
export const neverUsed = 'never used';
export const byHand = 'Or find one by its words';
export const chooseOne = 'Choose one';
export const putAt = (id: string, number: number) => `Put ${id} at place ${number}`;
export const keepIt = 'Keep it';
export const spread = 'Spread of difficulty';
export const notSaid = 'not said';
export const oneDot = 'One dot an item, 1 easy to 5 hard.';
export const section = 'Section';
export const meanDifficulty = 'Mean difficulty';
export const meanRight = 'Mean right';
export const sealTitle = 'Seal the paper';
export const sealedTitle = 'The paper is sealed';
export const builtInCount = (count: number) =>
  count === 1 ? '1 item is public practice.' : `${count} items are public practice.`;
export const builtInNote = 'Built-in items and their answers can be read by anybody. They suit rehearsals.';
export const rightFirst = (percent: string) => `In ${percent} % of these items the right option was written first.`;
export const rightFirstNote =
  'Have each candidate meet the options in another order. The ids of options tell nothing: the seal mixes them.';
export const alike = 'Items ask nearly the same.';
export const unexplained = (count: number, said: string) =>
  count === 1 ? '1 item has no explanation.' : `${said} items have no explanation.`;
export const unexplainedNote = 'Candidates would see none after the key.';
export const atPlaces = (places: string) => `Places: ${places}.`;
export const secondYes = (count: number) =>
  count === 1
    ? 'I know that 1 item is public, with its answer.'
    : `I know that ${count} items are public, with their answers.`;
export const sealFreezes = (items: number) =>
  `Freezes ${items} items in their versions, the pattern, and each candidate’s order.`;
export const sealEncrypts = 'Encrypts the paper. Devices load it before the start.';
export const untilThen = (moment: string) => `Until ${moment} it can be unsealed, which is written in the audit log.`;
export const finalAtOnce = (moment: string) =>
  `Sign-in opened at ${moment}: it is final at once and can’t be unsealed.`;
export const knowsReaders = (readers: number) =>
  readers === 0
    ? 'I know that this paper has not been read through.'
    : 'I know that only one person has read this paper through.';
export const afterThat = 'After that it can’t be undone.';
export const seal = 'Seal the paper';
export const keepDraft = 'Keep it a draft';
export const notComplete = 'Complete the paper first.';
export const canUnseal = (moment: string) => `It can be unsealed until ${moment}. That is written in the audit log.`;
export const unseal = 'Unseal';
export const unsealTitle = 'Unseal the paper?';
export const unsealNote = 'It becomes a draft again, and can be changed and sealed anew.';
export const unsealLoses = 'This seal ends for good: a new one makes a new paper file, and devices load it anew.';
export const keepSealed = 'Keep it sealed';
export const noUnseal = 'It can’t be unsealed any more.';
export const tryTitle = 'Rehearsal';
export const tryNote = 'Take the sealed paper as a candidate would. It counts for nothing and is gone after a day.';
export const tryIt = 'Try as a candidate';
export const openTrial = 'Open the trial';
export const trialNumbers = 'It starts in half a minute. Symbol number and PIN:';

export const keyMove = 'move';
export const keyRead = 'read the item';
export const keySwap = 'swap';
export const keyPrint = 'print';
