// What the rules for questions find, by their codes: in items of the bank, and in the files of content/.

export const ruleSentences = {
  'no-right-option': 'No option is marked as the right one.',
  'equal-options': 'Two options are equal.',
  'stem-incomplete': 'The question text is empty or incomplete.',
  'explanation-short': 'The explanation is missing or too short.',
  'unpaired-dollar': (text: string) => `A $ without a partner in '${text}'.`,
  'tex-error': (error: string) => `TeX does not compile: ${error}.`,
  'markup-left': (text: string) => `Markup or a control character is left in '${text}'.`,
  // Of the files of content/ alone.
  'answer-unknown': (answer: string) => `The answer '${answer}' is not one of the options.`,
  'answer-empty': 'The answer is empty.',
  'answer-private': 'The answer is a private-use character.',
  'option-count': (count: number) => `The question has ${count} options, not 3 to 5.`,
  'category-spelling': (category: string, read: string) => `The category '${category}' is read as '${read}'.`,
  'nepali-unsaid': "The question is written in Nepali and does not say so (language: 'ne').",
  'not-nepali': 'The question says that it is in Nepali, and is not.',
  'sentence-end': (text: string) => `'${text}' ends a sentence otherwise than with a danda.`,
  'danda-space': (text: string) => `'${text}' has a space before a danda.`,
  'normal-form': (text: string) => `'${text}' is not in the normal form of its signs.`,
  'straight-marks': (text: string) => `'${text}' has straight quotation marks: “ ” in English, ‘ ’ in Nepali.`,
  'american-spelling': (word: string) => `'${word}' is written with an s in all our banks.`,
  'id-repeated': (times: number) => `The id appears ${times} times.`,
  'bank-size': (count: number, planned: number) => `The file holds ${count} questions instead of ${planned}.`,
  'id-place': (planned: number) => `The question stands where id ${planned} belongs.`,
  'category-place': (category: string, planned: string) => `The question is '${category}' where '${planned}' belongs.`,
  'letter-share': (letter: string, percent: number, least: number, most: number) =>
    `${letter} is right in ${percent} % of the questions, not ${least} to ${most} %.`,
  'longest-share': (percent: number, most: number) =>
    `The right option is the longest in ${percent} % of the questions, more than ${most} %.`,
  'near-duplicate': (places: string) => `The question stands also at ${places}.`,
  'of-a-kind': (count: number, places: string) => `The question is one of ${count} of a kind, with ${places}.`,
  'topic-missing': 'The question has no topic.',
  'topic-unknown': (topic: string, list: string) => `The topic '${topic}' is not in ${list}.`,
  'topic-of-other': (topic: string, subject: string, category: string) =>
    `The topic '${topic}' is one of ${subject}, to which the category '${category}' does not belong.`,
  'difficulty-missing': 'The question has no difficulty.',
  'difficulty-unknown': (difficulty: number) => `The difficulty ${difficulty} is not from 1 to 5.`,
  'slug-repeated': (slug: string) => `The slug '${slug}' stands twice.`,
  'slug-of-title': (slug: string, title: string) => `The slug '${slug}' is not made from the title '${title}'.`,
  'topic-size': (slug: string, count: number, least: number) =>
    `The topic '${slug}' has ${count} questions, fewer than ${least}.`,
};
