import { messageOf } from '#text/message.ts';
import { Collector } from './build-item.ts';
import { problem, type FilePicture, type ParsedFile, type Problem, type FilePlace } from './item.ts';
import { placesOfKey } from './read-key.ts';
import { withDollars } from '#exam/tex-signs.ts';
import { markedPlaces, startOfKey, withoutMark, type TypedOption } from './typed-key.ts';
import {
  answerOf,
  answersOf,
  explanationOf,
  inlineOptions,
  optionOf,
  splitOptions,
  stemOf,
  trailingAnswer,
  type LabelledOption,
} from './typed-labels.ts';

/** A line that a person has typed. */
export interface TypedLine {
  readonly where: FilePlace;
  readonly text: string;
  /** Whether all of it is bold. */
  readonly isBold: boolean;
  /** The role that a word processor's numbering gives; the text does not contain that number. */
  readonly list?: 'stem' | 'option';
  /** The number of a stem, if its text does not contain it. */
  readonly number?: number;
  readonly pictures?: readonly FilePicture[];
  readonly problems?: readonly Problem[];
  /** The text in the file's own letters, if they were in a legacy font (from before Unicode). */
  readonly typed?: string;
}

interface Question {
  readonly where: FilePlace;
  readonly number: number | null;
  readonly stem: string[];
  readonly options: TypedOption[];
  readonly explanation: string[];
  readonly pictures: FilePicture[];
  readonly problems: Problem[];
  /** The question's lines as the file has them. */
  readonly lines: string[];
  /** Whether any of the lines was in a legacy font. */
  isLegacy: boolean;
  answer: string | null;
  /** Whether a line has given the answer. Lines after it that look like options do not belong to this question. */
  isAnswered: boolean;
}

/** Reads lines that a person typed: numbered stems, lettered options, and the key in any usual form. */
export function parseTypedLines(lines: readonly TypedLine[]): ParsedFile {
  return new Reader(lines).read();
}

class Reader {
  readonly #found = new Collector();
  readonly #questions: Question[] = [];
  readonly #lines: readonly TypedLine[];
  readonly #isNumbered: boolean;
  readonly #keyStart: number;
  #current: Question | null = null;
  #afterBlank = false;
  #explains = false;

  constructor(lines: readonly TypedLine[]) {
    this.#lines = lines;
    this.#keyStart = startOfKey(lines);
    this.#isNumbered = lines.some(
      (line, place) => isStem(line) && (inlineOptions(line.text) || this.#placesAhead(place).has(0)),
    );
  }

  read(): ParsedFile {
    for (const [place, line] of this.#lines.slice(0, this.#keyStart).entries()) {
      if (line.text === '' && !line.pictures?.length) this.#afterBlank = true;
      else {
        this.#line(line, place);
        this.#show(line);
        this.#afterBlank = false;
      }
    }
    this.#takeKey();
    for (const question of this.#questions) this.#finish(question);
    return this.#found;
  }

  #show({ where, text, typed, pictures = [], problems = [] }: TypedLine): void {
    const current = this.#current;
    if (!current) return;
    current.lines.push(typed ?? text);
    current.isLegacy ||= typed !== undefined;
    current.problems.push(...problems);
    if (current.options.length === 0) current.pictures.push(...pictures);
    else if (pictures.length > 0) current.problems.push(problem(where, messageOf('picture-in-option')));
  }

  #line(line: TypedLine, place: number): void {
    const current = this.#current;
    // A word processor continues the numbering, so the answer may look like another option.
    const answer = line.list === 'stem' ? undefined : answerOf(line.text);
    const explanation = line.list === 'stem' ? undefined : explanationOf(line.text);
    if (current && answer !== undefined && current.options.length > 0) {
      current.answer = answer;
      current.isAnswered = true;
      this.#explains = false;
    } else if (current && explanation !== undefined) {
      current.explanation.push(explanation);
      this.#explains = true;
    } else if (!this.#options(line, place) && !this.#stem(line)) this.#more(line);
  }

  /** Reads a line that begins one or several options. */
  #options(line: TypedLine, place: number): boolean {
    const current = this.#current;
    if (!current || current.isAnswered || this.#explains) return false;
    const next = current.options.length;
    if (line.list === 'option') {
      this.#addOption(current, { place: next, isMarked: false, text: line.text, style: '' }, line);
      return true;
    }
    if (line.list || (next === 0 && current.stem.length === 0)) return false;
    if (optionOf(line.text)?.place !== next) return false;
    const options = splitOptions(line.text, next, this.#placesAhead(place));
    for (const option of options) this.#addOption(current, option, line);
    return options.length > 0;
  }

  #addOption(question: Question, option: LabelledOption, { isBold }: TypedLine): void {
    const trailing = trailingAnswer(option.text);
    if (trailing) question.answer = trailing.answer;
    question.options.push({ text: (trailing?.text ?? option.text).trim(), isMarked: option.isMarked, isBold });
  }

  /** Reads a line that begins a question. */
  #stem(line: TypedLine): boolean {
    const stem = isStem(line)
      ? line.list === 'stem'
        ? { number: line.number ?? null, text: line.text }
        : stemOf(line.text)
      : undefined;
    const current = this.#current;
    const isOver = !current || current.options.length > 0;
    if (
      this.#isNumbered
        ? stem && (isOver || line.list === 'stem' || stem.number === (current.number ?? 0) + 1)
        : isOver && this.#mayBegin(stem)
    ) {
      this.#begin(line, stem?.number ?? null, stem?.text ?? line.text);
      return true;
    }
    return false;
  }

  /** Whether a question may begin: without numbers, it does after a blank line, after an answer, or at the start. */
  #mayBegin(stem: unknown): boolean {
    const current = this.#current;
    return !current || stem !== undefined || this.#afterBlank || (current.answer !== null && !this.#explains);
  }

  #begin(line: TypedLine, number: number | null, text: string): void {
    const question: Question = {
      where: line.where,
      number,
      stem: [],
      options: [],
      explanation: [],
      pictures: [],
      problems: [],
      lines: [],
      isLegacy: false,
      answer: null,
      isAnswered: false,
    };
    this.#questions.push(question);
    this.#current = question;
    this.#explains = false;
    const trailing = trailingAnswer(text);
    const inline = inlineOptions(trailing?.text ?? text);
    question.stem.push(inline?.stem ?? trailing?.text ?? text);
    for (const option of inline?.options ?? []) this.#addOption(question, option, { ...line, isBold: false });
    if (trailing) question.answer = trailing.answer;
  }

  /** Reads a line that continues the text before it. */
  #more(line: TypedLine): void {
    const current = this.#current;
    if (!current) this.#loose(line);
    else if (this.#explains) current.explanation.push(line.text);
    else if (current.options.length === 0) {
      if (!this.#isNumbered && this.#afterBlank && line.list === undefined) {
        // The paragraph before was an introduction.
        this.#found.skip(current.where, messageOf('loose-text', short(current.stem.join(' '))));
        this.#questions.pop();
        this.#begin(line, null, line.text);
      } else current.stem.push(line.text);
    } else if (this.#afterBlank || current.answer !== null) this.#loose(line);
    else {
      const last = current.options[current.options.length - 1];
      if (last) last.text = `${last.text}\n${line.text}`.trim();
    }
  }

  #loose({ where, text }: TypedLine): void {
    if (text !== '') this.#found.skip(where, messageOf('loose-text', short(text)));
  }

  /** The positions of options that begin lines between this line and the next stem. */
  #placesAhead(from: number): ReadonlySet<number> {
    const places = new Set<number>();
    for (const line of this.#lines.slice(from + 1, from + 20)) {
      if (isStem(line)) break;
      if (line.list === 'option') places.add(places.size);
      else places.add(optionOf(line.text)?.place ?? -1);
    }
    return places;
  }

  /** Gives the answers of a list at the end to their questions, by number. */
  #takeKey(): void {
    for (const { text } of this.#lines.slice(this.#keyStart)) {
      for (const { number, letter } of answersOf(text) ?? []) {
        const open = this.#questions.filter((question) => question.answer === null);
        const question = open.find((each) => each.number === number) ?? byPlace(this.#questions, number);
        if (question) question.answer ??= letter;
      }
    }
  }

  #finish(question: Question): void {
    const { where, number, stem, options, answer, explanation, pictures, problems, lines, isLegacy } = question;
    const texts = options.map(({ text }) => withDollars(withoutMark(text)));
    const right = answer === null ? markedPlaces(options) : placesOfKey(answer, texts);
    const more =
      answer !== null && right.length === 0 ? [problem(where, messageOf('answer-unknown', short(answer)))] : [];
    if (pictures.length > 1) more.push(problem(where, messageOf('one-picture', pictures.length - 1)));
    // If the answer is given in words, stars are not marks, unless they name the same options.
    const isMarks = answer === null || String(markedPlaces(options)) === String(right);
    this.#found.add({
      where,
      number: number ?? undefined,
      typed: isLegacy ? lines.join('\n') : undefined,
      stem: withDollars(stem.join('\n').trim()),
      options: options.map(({ text }, place) => ({
        text: withDollars(isMarks ? withoutMark(text) : text),
        right: right.includes(place),
      })),
      explanation: withDollars(explanation.join('\n').trim()),
      figure: pictures[0] ?? null,
      problems: [...problems, ...more],
    });
  }
}

function isStem({ list, text }: TypedLine): boolean {
  return list === undefined ? stemOf(text) !== undefined : list === 'stem';
}

/** If no question has a number, an answer's number is the position of the question. */
function byPlace(questions: readonly Question[], number: number): Question | undefined {
  return questions.every((question) => question.number === null) ? questions[number - 1] : undefined;
}

function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
