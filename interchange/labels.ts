import { withLatinDigits } from './read-key.ts';

/** What an item is sorted by. */
export interface Labels {
  readonly subject: string | null;
  readonly topic: string | null;
  readonly tags: readonly string[];
  readonly language: 'en' | 'ne' | null;
  readonly difficulty: number | null;
}

const noLabels: Labels = { subject: null, topic: null, tags: [], language: null, difficulty: null };

/** Segments of a category's path that say where it stands in the system that it comes from, and nothing of its questions. */
const placeWords = /^(\$\w+\$|top|default for .*|system|)$/i;

/**
 * Reads a category's path ("$course$/top/Physics/Mechanics"): first the subject, then the topic, further ones are tags.
 * `//` within a segment stands for a slash, as Moodle has it.
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

/** The path that a category of this subject and topic has; empty where there is neither. */
export function categoryOf({ subject, topic }: Pick<Labels, 'subject' | 'topic'>): string {
  const segments = subject === null ? [] : [subject, ...(topic === null ? [] : [topic])];
  return segments.map((segment) => segment.replaceAll('/', '//')).join('/');
}

/** Adds tags to labels; those of the form `difficulty:3`, `language:ne`, `subject:…`, `topic:…` say more than a tag. */
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

/** Tags that say what a format has no field for; `withTags` reads them back. */
export function tagsOf({ subject, topic, tags, language, difficulty }: Labels): string[] {
  return [
    ...tags,
    ...(subject === null && topic !== null ? [`topic:${topic}`] : []),
    ...(language === null ? [] : [`language:${language}`]),
    ...(difficulty === null ? [] : [`difficulty:${difficulty}`]),
  ];
}

/** What people call difficulties, from 1 to 5. */
const difficultyNames = [
  /^(?:very easy|धेरै सजिलो)$/,
  /^(?:easy|सजिलो|सरल)$/,
  /^(?:medium|moderate|average|normal|मध्यम|ठिक्क)$/,
  /^(?:hard|difficult|कठिन|गाह्रो)$/,
  /^(?:very hard|very difficult|धेरै कठिन|धेरै गाह्रो)$/,
];

/** A difficulty that is written out, as a number in either script or by its name, or null for what is none. */
export function difficultyOf(text: string): number | null {
  const plain = withLatinDigits(text).trim().toLowerCase();
  if (/^[1-5]$/.test(plain)) return Number(plain);
  const place = difficultyNames.findIndex((name) => name.test(plain));
  return place < 0 ? null : place + 1;
}

/** A language that is written out, as `en`, `ne-NP` or by its name; null for what is none of ours. */
export function languageNamed(text: string): 'en' | 'ne' | null {
  const name = text.trim().toLowerCase();
  if (/^(en\b|english$)/.test(name)) return 'en';
  return /^(ne\b|nepali$|नेपाली$)/.test(name) ? 'ne' : null;
}

/** What the subjects of the bank are called too, without signs between letters. */
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

/** A name as a slug: 'Old Poems' → 'old-poems', and 'G.K.' or 'सामान्य ज्ञान' → 'gk', as the bank has it; null for one that has none. */
export function slugOf(name: string): string | null {
  // What is a slug already, as in files that we wrote, stays.
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

/** Labels without any. */
export const unlabelled = noLabels;
