import { latinDigits } from '#exam/digits.ts';

/** The labels by which items are sorted. */
export interface Labels {
  readonly subject: string | null;
  readonly topic: string | null;
  readonly tags: readonly string[];
  readonly language: 'en' | 'ne' | null;
  readonly difficulty: number | null;
}

const noLabels: Labels = { subject: null, topic: null, tags: [], language: null, difficulty: null };

/** Segments of a category's path that only locate it in the other system and do not describe its questions. */
const placeWords = /^(\$\w+\$|top|default for .*|system|)$/i;

/**
 * Reads a category's path ("$course$/top/Physics/Mechanics"). The first segment is the subject, the second the topic,
 * and others are tags. `//` within a segment stands for a slash, as in Moodle.
 */
export function labelsOfCategory(path: string): Labels {
  const segments = path
    .replaceAll('//', '\0')
    .split('/')
    .map((segment) => segment.replaceAll('\0', '/').trim())
    .filter((segment) => !placeWords.test(segment));
  const [subject = '', topic = '', ...tags] = segments;
  const slug = slugOf(subject);
  const more = slug === null && subject !== '' ? [subject, ...tags] : tags;
  return { ...noLabels, subject: slug, topic: topic === '' ? null : topic, tags: more };
}

/** The category path for this subject and topic; empty if there is neither. */
export function categoryOf({ subject, topic }: Pick<Labels, 'subject' | 'topic'>): string {
  const segments = subject === null ? [] : [subject, ...(topic === null ? [] : [topic])];
  return segments.map((segment) => segment.replaceAll('/', '//')).join('/');
}

/**
 * Adds tags to labels. Tags such as `difficulty:3`, `language:ne`, `subject:…` and `topic:…` set the field that they
 * name.
 */
export function withTags(labels: Labels, tags: readonly string[]): Labels {
  let result = labels;
  for (const tag of tags.map((each) => each.trim()).filter(Boolean)) {
    const [, name, value = ''] = /^(difficulty|language|topic):(.*)$/.exec(tag) ?? [];
    const difficulty = name === 'difficulty' ? difficultyOf(value) : null;
    const language = name === 'language' ? languageNamed(value) : null;
    if (difficulty !== null) result = { ...result, difficulty };
    else if (language !== null) result = { ...result, language };
    else if (name === 'topic') result = { ...result, topic: value };
    else if (!result.tags.includes(tag)) result = { ...result, tags: [...result.tags, tag] };
  }
  return result;
}

/** The tags for the labels that a format has no field for; `withTags` reads them back. */
export function tagsOf({ subject, topic, tags, language, difficulty }: Labels): string[] {
  return [
    ...tags,
    ...(subject === null && topic !== null ? [`topic:${topic}`] : []),
    ...(language === null ? [] : [`language:${language}`]),
    ...(difficulty === null ? [] : [`difficulty:${difficulty}`]),
  ];
}

/** Names of the difficulties 1 to 5. */
const difficultyNames = [
  /^(?:very easy|धेरै सजिलो)$/,
  /^(?:easy|सजिलो|सरल)$/,
  /^(?:medium|moderate|average|normal|मध्यम|ठिक्क)$/,
  /^(?:hard|difficult|कठिन|गाह्रो)$/,
  /^(?:very hard|very difficult|धेरै कठिन|धेरै गाह्रो)$/,
];

/** Reads a difficulty: a number in either script, or a name. Null if the text is neither. */
export function difficultyOf(text: string): number | null {
  const plain = latinDigits(text).trim().toLowerCase();
  if (/^[1-5]$/.test(plain)) return Number(plain);
  const place = difficultyNames.findIndex((name) => name.test(plain));
  return place < 0 ? null : place + 1;
}

/** Reads a language: `en`, `ne-NP` or a name. Null if it is neither English nor Nepali. */
export function languageNamed(text: string): 'en' | 'ne' | null {
  const name = text.trim().toLowerCase();
  if (/^(en\b|english$)/.test(name)) return 'en';
  return /^(ne\b|nepali$|नेपाली$)/.test(name) ? 'ne' : null;
}

/** Other names of the bank's subjects, without signs between letters. */
const subjectNames: readonly (readonly [slug: string, names: RegExp])[] = [
  ['gk', /^(?:gk|generalknowledge|generalawareness|सामान्यज्ञान)$/],
  ['mathematics', /^(?:maths?|mathematics|गणित)$/],
  ['physics', /^(?:physics|भौतिकशास्त्र|भौतिकविज्ञान|फिजिक्स)$/],
  ['chemistry', /^(?:chemistry|रसायनशास्त्र|रसायनविज्ञान|केमेस्ट्री)$/],
  ['biology', /^(?:biology|जीवविज्ञान|जीवशास्त्र)$/],
  ['english', /^(?:english|अङ्ग्रेजी|अंग्रेजी)$/],
  ['nepali', /^(?:nepali|नेपाली)$/],
  ['computer', /^(?:computer|computerscience|कम्प्युटर|कम्प्युटरविज्ञान)$/],
];

/**
 * Makes a slug of a name: 'Old Poems' → 'old-poems'; 'G.K.' and 'सामान्य ज्ञान' → 'gk', as in the bank. Null if the
 * name gives no slug.
 */
export function slugOf(name: string): string | null {
  // A name that is already a slug, as in our own files, stays.
  if (/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name) && name.length <= 40) return name;
  const plain = name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  const known = subjectNames.find(([, names]) => names.test(plain))?.[0];
  if (known !== undefined) return known;
  const slug = name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return /^[a-z\d-]{1,40}$/.test(slug) ? slug : null;
}

export const unlabelled = noLabels;
