// Search over topics, units and questions.
const quoted = (words: readonly string[]) =>
  words
    .map((word) => (/[a-z]/.test(word) ? `“${word}”` : word))
    .join(', ')
    .replace(/, (?=[^,]+$)/, ' and ');
const further = (also: readonly string[]) => (also.length === 0 ? '' : `, also for ${quoted(also)}`);

export const label = 'Words in a question, topic or unit';
export const clear = 'Clear';
export const lead = (questions: string) => `Over ${questions} questions, in English and Nepali. “gati” also finds गति.`;
export const found = (count: string, also: readonly string[]) => `${count} found${further(also)}.`;
export const nothing = (also: readonly string[]) => `Nothing found${further(also)}.`;
export const tryOtherwise = 'Try fewer letters or another word. English and Nepali both work.';
export const onThisDevice = (questions: string) =>
  `No connection: searching the ${questions} questions on this device.`;
export const nothingHere = 'No connection, and no questions are on this device yet.';
export const places = 'Topics and units';
export const questions = 'Questions';
export const showAll = (count: number) => `Show all ${count}`;
export const showMore = (count: number) => `Show ${count} more`;
export const difficulties = { easy: 'easy', middle: 'middle', hard: 'hard' } as const;
export const showAnswer = 'Show the answer';
export const hideAnswer = 'Hide the answer';
export const itsPage = 'Its page';
export const questionFailed = 'This question did not load.';
export const textsFailed = 'The questions did not load.';
