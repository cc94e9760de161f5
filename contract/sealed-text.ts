import {
  flag,
  integer,
  isRecord,
  listOf,
  mapOf,
  objectOf,
  oneOf,
  orNull,
  text,
  wholeNumber,
  type Parser,
} from '#exam/parse.ts';
import type { ExamPaper } from '#exam/sitting/paper.ts';
import type { LocalizedText } from './examination.ts';

/**
 * The content of a sealed paper, the same for all candidates: the paper as they see it, with its MathML. Marks in
 * hundredths.
 */
export interface SealedPaper extends ExamPaper {
  readonly code: string;
  readonly title: LocalizedText;
  readonly shuffleItems: boolean;
  readonly shuffleOptions: boolean;
  /** MathML by TeX. */
  readonly math: Readonly<Record<string, string>>;
}

/** All fields except the optional ones. */
const fields = objectOf<Omit<SealedPaper, 'title' | 'secondsEach'>>({
  code: text,
  timing: oneOf('whole', 'whole-forward', 'each'),
  shuffleItems: flag,
  shuffleOptions: flag,
  sections: listOf(
    objectOf({
      title: text,
      marks: integer,
      penalty: integer,
      items: listOf(
        objectOf({
          language: text,
          stem: text,
          options: listOf(objectOf({ id: text, text })),
          figure: orNull(objectOf({ source: text, alt: text })),
        }),
      ),
    }),
  ),
  math: mapOf(text),
});

/**
 * Reads the JSON of a sealed paper, on the server and on a device. Throws an Error that says so if it is damaged.
 * Otherwise a missing part would be noticed only in the middle of an examination.
 */
export function readSealedText(json: string): SealedPaper {
  const paper = parseSealedText(parsedJson(json));
  if (paper === undefined) throw new Error('The sealed paper is damaged.');
  return paper;
}

const parseSealedText: Parser<SealedPaper> = (value) => {
  if (!isRecord(value)) return undefined;
  const read = fields(value);
  const title = parseTitle(value['title']);
  const seconds = value['secondsEach'];
  const secondsEach = wholeNumber(seconds);
  if (read === undefined || title === undefined) return undefined;
  if (seconds === undefined) return read.timing === 'each' ? undefined : { ...read, title };
  return secondsEach === undefined ? undefined : { ...read, title, secondsEach };
};

const parseTitle: Parser<LocalizedText> = (value) => {
  if (!isRecord(value)) return undefined;
  const en = text(value['en']);
  const ne = text(value['ne']);
  if (en === undefined || (ne === undefined && value['ne'] !== undefined)) return undefined;
  return ne === undefined ? { en } : { en, ne };
};

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
