import { messageOf } from '#text/message.ts';
import type { ParsedFile, ReadingOptions } from './item.ts';
import { unsureProblems, withoutLegacy } from './legacy-lines.ts';
import { legacyFontNamed, type LegacyFont } from './legacy-fonts/tables.ts';
import { toUnicode } from './legacy-fonts/to-unicode.ts';
import { withDollars } from '#exam/tex-signs.ts';
import { parseTypedLines, type TypedLine } from './typed-lines.ts';
import { tableLines } from './typed-tables.ts';

/** The characters of Windows-1252 at 0x80 to 0x9f. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const signs: Readonly<Record<string, string>> = {
  tab: ' ', line: '\n', lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”', endash: '–', emdash: '—', bullet: '•', emspace: ' ', enspace: ' ',
  '~': '\u00a0', '_': '-', '{': '{', '}': '}', '\\': '\\',
}; // prettier-ignore
/** Groups that contain no text of the document. */
const apart =
  /^(?:stylesheet|colortbl|info|pict|object|header[lrf]?|footer[lrf]?|footnote|listtable|listoverridetable|generator|themedata|datastore|latentstyles|xmlnstbl|rsidtbl|fldinst|listtext|pntext|bkmkstart|bkmkend|nonshppict|shppict)$/;

interface Look {
  isBold: boolean;
  isHidden: boolean;
  raised: 'sub' | 'sup' | null;
  font: number;
  isApart: boolean;
  isFontTable: boolean;
  /** How many characters after a Unicode character replace it in older programs. */
  skip: number;
}

interface Piece {
  readonly text: string;
  readonly look: Look;
}

/** The deepest nesting that is read; writers do not make deeper groups. A deeper group is read as if it had ended. */
const deepest = 200;

/** Reads an RTF document as teachers type one: text, bold, raised and lowered letters, tables and fonts. */
export function parseRtf(text: string, reading: ReadingOptions = {}): ParsedFile {
  const { lines: read, fonts } = new RtfReader(reading.keepsLegacy ?? false).read(text);
  const { lines, font } = withoutLegacy(read, reading);
  const { items, skipped } = parseTypedLines(lines);
  return { items, skipped, font: fonts[0] ?? font };
}

class RtfReader {
  readonly #lines: TypedLine[] = [];
  readonly #names = new Map<number, string>();
  readonly #fonts: LegacyFont[] = [];
  readonly #keepsLegacy: boolean;
  #pieces: Piece[] = [];
  #row: TypedLine[][] = [];
  #rows: TypedLine[][][] = [];
  #cell: TypedLine[] = [];
  #count = 0;
  #isInTable = false;
  #defaultFont = 0;
  #look: Look = { isBold: false, isHidden: false, raised: null, font: 0, isApart: false, isFontTable: false, skip: 1 };
  readonly #stack: Look[] = [];
  #toSkip = 0;

  constructor(keepsLegacy: boolean) {
    this.#keepsLegacy = keepsLegacy;
  }

  read(text: string): { readonly lines: readonly TypedLine[]; readonly fonts: readonly LegacyFont[] } {
    const token = /([{}])|\\([a-zA-Z]{1,32})(-?\d{1,9})? ?|\\'([\da-fA-F]{2})|\\([^a-zA-Z])|([^{}\\\r\n]+)/g;
    for (const [, brace, word, number, hex, sign, plain] of text.matchAll(token)) {
      if (brace === '{') {
        if (this.#stack.length < deepest) this.#stack.push({ ...this.#look });
      } else if (brace === '}') this.#look = this.#stack.pop() ?? this.#look;
      else if (word !== undefined) this.#word(word, number === undefined ? null : Number(number));
      else if (hex !== undefined) this.#byte(parseInt(hex, 16));
      else if (sign === '*') this.#look.isApart = true;
      else if (sign !== undefined) this.#put(signs[sign] ?? '');
      else this.#put(plain ?? '');
    }
    this.#endParagraph();
    this.#endTable();
    return { lines: this.#lines, fonts: this.#fonts };
  }

  #word(word: string, number: number | null): void {
    const look = this.#look;
    const isOn = number !== 0;
    if (word === 'fonttbl') look.isFontTable = true;
    else if (apart.test(word)) look.isApart = true;
    else if (word === 'u' && number !== null) {
      this.#put(String.fromCharCode(number < 0 ? number + 65_536 : number));
      this.#toSkip = look.skip;
    } else if (word === 'uc') look.skip = number ?? 1;
    else if (word === 'deff') {
      this.#defaultFont = number ?? 0;
      look.font = this.#defaultFont;
    } else if (word === 'f') look.font = number ?? 0;
    else if (word === 'b') look.isBold = isOn;
    else if (word === 'v') look.isHidden = isOn;
    else if (word === 'super') look.raised = isOn ? 'sup' : null;
    else if (word === 'sub') look.raised = isOn ? 'sub' : null;
    else if (word === 'nosupersub') look.raised = null;
    else if (word === 'plain')
      Object.assign(look, { isBold: false, isHidden: false, raised: null, font: this.#defaultFont });
    else if (word === 'pard') this.#isInTable = false;
    else if (word === 'intbl') this.#isInTable = true;
    else if (word === 'par' || word === 'sect' || word === 'page') this.#endParagraph();
    else if (word === 'cell') this.#endCell();
    else if (word === 'row') this.#endRow();
    else if (word in signs) this.#put(signs[word] ?? '');
  }

  #byte(byte: number): void {
    this.#put(byte >= 0x80 && byte < 0xa0 ? upper.charAt(byte - 0x80) : String.fromCharCode(byte));
  }

  #put(given: string): void {
    const text = given.slice(this.#toSkip);
    this.#toSkip = Math.max(0, this.#toSkip - given.length);
    const look = this.#look;
    if (look.isFontTable) {
      this.#names.set(look.font, `${this.#names.get(look.font) ?? ''}${text}`.slice(0, 100));
    } else if (text !== '' && !look.isApart && !look.isHidden) this.#pieces.push({ text, look: { ...look } });
  }

  #endParagraph(): void {
    const pieces = joined(this.#pieces);
    this.#pieces = [];
    if (pieces.length === 0) {
      if (!this.#isInTable) this.#endTable();
      if (!this.#isInTable)
        this.#lines.push({ where: messageOf('paragraph', this.#count + 1), text: '', isBold: false });
      return;
    }
    this.#count += 1;
    if (!this.#isInTable) this.#endTable();
    const lines = this.#linesOf(pieces);
    if (this.#isInTable) this.#cell.push(...lines);
    else this.#lines.push(...lines);
  }

  #linesOf(pieces: readonly Piece[]): TypedLine[] {
    const where = messageOf('paragraph', this.#count);
    const made = pieces.map(({ text, look }) => {
      const font = legacyFontNamed((this.#names.get(look.font) ?? '').replace(/;\s*$/, ''));
      if (font !== null && text.trim() !== '') this.#fonts.push(font);
      const { text: shown, unsure } = font === null || this.#keepsLegacy ? { text, unsure: [] } : toUnicode(text, font);
      const raised = look.raised === null || shown.trim() === '' ? shown : `<${look.raised}>${shown}</${look.raised}>`;
      return { text: raised, unsure, isLegacy: font !== null };
    });
    const isLegacy = made.some((each) => each.isLegacy);
    const typed = pieces
      .map(({ text }) => text)
      .join('')
      .split('\n');
    const isBold = pieces.every(({ text, look }) => look.isBold || text.trim() === '');
    const problems = unsureProblems(
      where,
      made.flatMap(({ unsure }) => unsure),
    );
    return made.map(({ text }) => text).join('').split('\n').map((text, nth) => ({
      where,
      text: withDollars(text.replace(/\s+/g, ' ').trim()),
      isBold,
      ...(isLegacy && { typed: (typed[nth] ?? '').trim() }),
      ...(nth === 0 && { problems }),
    })); // prettier-ignore
  }

  #endCell(): void {
    this.#isInTable = true;
    this.#endParagraph();
    this.#row.push(this.#cell);
    this.#cell = [];
  }

  #endRow(): void {
    this.#rows.push(this.#row);
    this.#row = [];
  }

  #endTable(): void {
    if (this.#rows.length > 0) this.#lines.push(...tableLines(this.#rows));
    this.#rows = [];
  }
}

/** Joins neighbours with the same look. A word processor may cut runs anywhere, also within a syllable. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all[all.length - 1];
    const isAlike =
      last?.look.font === piece.look.font &&
      last.look.isBold === piece.look.isBold &&
      last.look.raised === piece.look.raised;
    if (last && isAlike) all[all.length - 1] = { ...last, text: last.text + piece.text };
    else all.push(piece);
  }
  return all;
}
