import { pitch, ridgeLines } from '#client/ui/ridge-lines.ts';

/** The size of the picture, in px: what a phone shows of a chat or a status. */
export const slipSize = { width: 1080, height: 1350 } as const;

/** What stands on the picture of a result. Texts are in the language of the page. */
export interface Slip {
  /** Empty for none; so are the date and the list of subjects. */
  readonly name: string;
  readonly paper: string;
  readonly date: string;
  readonly score: number;
  readonly total: number;
  /** The score and the total as they are read. */
  readonly words: { readonly score: string; readonly of: string; readonly headline: string };
  readonly subjects: readonly { readonly name: string; readonly marks: string }[];
}

/** Paper is never dark (client/ui/styles/tokens.css has the same values). */
const colours = {
  paper: '#fbfaf6',
  sheet: '#ffffff',
  ink: '#1b1a4b',
  quiet: '#45446f',
  rule: '#8785af',
  hair: '#dddbe8',
  graphite: '#2a2b31',
  marigold: '#fdb515',
} as const;

const margin = 65;
/** The text beside the roll number is so wide. */
const textWidth = 600;
const sans = 'Mukta, Early, Early2, "Noto Sans Devanagari", sans-serif';
const mono = '"Azeret Mono", Mukta, monospace';

/** Loads the faces that the texts need. A face that does not come is replaced by the system's. */
export async function loadSlipFonts({ name, paper, date, words, subjects }: Slip): Promise<void> {
  const texts = [name, paper, date, ...Object.values(words), ...subjects.flatMap((each) => Object.values(each))].join(
    '',
  );
  await Promise.allSettled([400, 600, 800].map((weight) => document.fonts.load(`${weight} 40px ${sans}`, texts)));
  await document.fonts.load(`400 40px ${mono}`, '0123456789/').catch(() => []);
}

/** Draws the picture. `wordmark` is the outline of the name (client/ui/wordmark.svg). */
export function drawSlip(context: CanvasRenderingContext2D, slip: Slip, wordmark: string): void {
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, slipSize.width, slipSize.height);
  drawHeadline(context, wordmark, slip.words.headline);
  let y = 318;
  if (slip.name !== '') y = write(context, slip.name, { y, font: `600 50px ${sans}`, line: 60, colour: colours.ink });
  y = write(context, slip.paper, { y, font: `400 40px ${sans}`, line: 50, colour: colours.quiet });
  if (slip.date !== '') y = write(context, slip.date, { y, font: `400 40px ${sans}`, line: 50, colour: colours.quiet });
  drawScore(context, slip, Math.max(y + 190, 650));
  drawRoll(context, slip);
  drawSubjects(context, slip, Math.max(y + 270, 750));
  drawRidge(context);
}

/** The name hangs from the bar, as at the top of every page. */
function drawHeadline(context: CanvasRenderingContext2D, wordmark: string, headline: string): void {
  context.fillStyle = colours.ink;
  context.fillRect(0, 99, slipSize.width, 20);
  context.save();
  const scale = 432 / 2140;
  context.translate(margin + 10 * scale, 50 + 886 * scale);
  context.scale(scale, scale);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is no array
  context.fill(new Path2D(wordmark));
  context.restore();
  context.textAlign = 'right';
  write(context, headline, { y: 176, font: `400 35px ${sans}`, line: 43, colour: colours.quiet, x: 1015, width: 270 });
  context.textAlign = 'left';
}

interface Line {
  readonly y: number;
  readonly font: string;
  readonly line: number;
  readonly colour: string;
  readonly x?: number;
  readonly width?: number;
}

/** Writes a text in as many lines as it needs, at most three. Returns where the next line begins. */
function write(context: CanvasRenderingContext2D, text: string, at: Line): number {
  const { y, font, line, colour, x = margin, width = textWidth } = at;
  context.font = font;
  context.fillStyle = colour;
  const lines = linesOf(text, (words) => context.measureText(words).width <= width);
  for (const [place, words] of lines.entries()) context.fillText(words, x, y + place * line, width);
  return y + lines.length * line;
}

/** The text in at most three lines that fit; the last takes the rest. A word that does not fit has its own line. */
export function linesOf(text: string, fits: (words: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (fits(longer) || lines.length === 3)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawScore(context: CanvasRenderingContext2D, { words }: Slip, y: number): void {
  context.fillStyle = colours.ink;
  context.font = `800 238px ${sans}`;
  context.fillText(words.score, margin - 6, y);
  const { width } = context.measureText(words.score);
  context.fillStyle = colours.quiet;
  context.font = `600 72px ${sans}`;
  context.fillText(words.of, margin + width + 14, y);
}

/** The score on an OMR form, in the form's digits. */
function drawRoll(context: CanvasRenderingContext2D, { score, total }: Slip): void {
  const digits = String(score).padStart(String(total).length, '0');
  const [column, head, step] = [97, 108, 55];
  const height = head + 10 * step + 22;
  const [left, top] = [1015 - digits.length * column, 292];
  context.fillStyle = colours.sheet;
  context.fillRect(left, top, digits.length * column, height);
  context.fillStyle = colours.hair;
  for (let place = 1; place < digits.length; place += 1) context.fillRect(left + place * column - 1, top, 2, height);
  context.lineWidth = 4;
  context.strokeStyle = colours.ink;
  context.strokeRect(left, top, digits.length * column, height);
  context.beginPath();
  context.moveTo(left, top + head);
  context.lineTo(left + digits.length * column, top + head);
  context.stroke();
  context.textAlign = 'center';
  for (const [place, shown] of Array.from(digits).entries()) {
    const x = left + (place + 0.5) * column;
    context.fillStyle = colours.ink;
    context.font = `400 65px ${mono}`;
    context.fillText(shown, x, top + 77);
    for (let digit = 0; digit < 10; digit += 1) {
      const y = top + head + 38 + digit * step;
      const isDark = String(digit) === shown;
      context.beginPath();
      context.arc(x, y, 22.5, 0, 2 * Math.PI);
      context.fillStyle = isDark ? colours.graphite : colours.sheet;
      context.fill();
      context.lineWidth = 3.2;
      context.strokeStyle = isDark ? colours.graphite : colours.rule;
      context.stroke();
      context.fillStyle = isDark ? colours.sheet : colours.quiet;
      context.font = `400 28px ${mono}`;
      context.fillText(String(digit), x, y + 10);
    }
  }
  context.textAlign = 'left';
}

function drawSubjects(context: CanvasRenderingContext2D, { subjects }: Slip, top: number): void {
  const step = Math.min(56, (1065 - top) / Math.max(1, subjects.length));
  const size = Math.min(38, Math.floor(step * 0.8));
  for (const [place, { name, marks }] of subjects.entries()) {
    const y = top + (place + 0.6) * step;
    context.fillStyle = colours.ink;
    context.font = `400 ${size}px ${sans}`;
    context.fillText(name, margin, y, 330);
    context.font = `400 ${size - 2}px ${mono}`;
    context.fillText(marks, margin + 350, y);
  }
}

/** As at the foot of the home page (client/ui/ridge.tsx). Its right end counts where the picture is narrower. */
function drawRidge(context: CanvasRenderingContext2D): void {
  const scale = 1.35;
  const [width, height] = [slipSize.width / scale, 192];
  context.save();
  context.translate(slipSize.width - 1032 * scale, slipSize.height - height * scale);
  context.scale(scale, scale);
  context.lineWidth = 1.1;
  context.strokeStyle = colours.hair;
  for (let x = 1032 - pitch / 2; x > 1032 - width - pitch; x -= pitch) {
    for (let y = pitch / 2; y < height; y += pitch) {
      context.beginPath();
      context.arc(x, y, 4.1, 0, 2 * Math.PI);
      context.stroke();
    }
  }
  const haze = context.createLinearGradient(0, 0, 0, height * 0.7);
  haze.addColorStop(0, colours.paper);
  haze.addColorStop(1, `${colours.paper}00`);
  context.fillStyle = haze;
  context.fillRect(1032 - width - pitch, 0, width + 2 * pitch, height);
  context.lineCap = 'round';
  context.setLineDash([0, pitch]);
  for (const [line, colour, thickness] of [
    [ridgeLines.sun, colours.marigold, 10],
    [ridgeLines.peaks, colours.rule, 9.6],
    [ridgeLines.caps, colours.paper, 6.4],
    [ridgeLines.slope, colours.ink, 9.6],
  ] as const) {
    context.lineWidth = thickness;
    context.strokeStyle = colour;
    context.stroke(new Path2D(line));
  }
  context.restore();
}
