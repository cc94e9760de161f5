import type { Invitee } from '#contract/members.ts';
import { duties, type Duty } from '#contract/duty.ts';
import { emailRules, nameRules } from '#contract/account-fields.ts';

/** What is wrong with a line of a list of people. */
export type LineProblem =
  | 'name-missing'
  | 'name-too-long'
  | 'email-missing'
  | 'email-malformed'
  | 'duty-missing'
  | 'duty-unknown'
  | 'operator'
  | 'twice';

/** A line of the list: a person, or what is wrong. `value` is the text that is wrong. */
export interface PeopleLine {
  /** From 1, as a spreadsheet counts. */
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly duties: readonly Duty[];
  readonly problems: readonly PersonProblem[];
}

interface PersonProblem {
  readonly code: LineProblem;
  readonly value: string;
}

const heading = /mail|इमेल|ईमेल/i;

/**
 * Reads a list of people: name, e-mail, duties, as a spreadsheet is copied or saved as CSV. A first line of headings is
 * left out. `names` are the duties as the page calls them; their English codes are read too. `givesOperator` says
 * whether the reader may invite an operator.
 */
export function readPeople(
  text: string,
  names: Readonly<Record<Duty, string>>,
  givesOperator: boolean,
): readonly PeopleLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const filled = lines.filter((line) => line.trim() !== '');
  const [first = ''] = filled;
  // A spreadsheet copies tabs; commas and semicolons in its cells separate nothing.
  const delimiter = first.includes('\t') ? '\t' : (/[,;]/.exec(first)?.[0] ?? ',');
  const seen = new Set<string>();
  return lines.flatMap((line, place): PeopleLine[] => {
    if (line.trim() === '') return [];
    const [name = '', email = '', ...rest] = cellsOf(line, delimiter);
    if (line === first && !email.includes('@') && heading.test(email)) return [];
    const said = rest.flatMap((cell) => cell.split(/[,;/+·]/)).flatMap((word) => word.trim() || []);
    const read = said.map((word) => ({ word, duty: dutyNamed(word, names) }));
    const found = [...new Set(read.flatMap(({ duty }) => duty ?? []))];
    const key = email.toLowerCase();
    const problems = [
      ...problemsOf({ name, email, hasDuty: said.length > 0 }),
      ...read.flatMap(({ word, duty }) => (duty === null ? { code: 'duty-unknown' as const, value: word } : [])),
      ...(!givesOperator && found.includes('operator') ? [{ code: 'operator' as const, value: '' }] : []),
      ...(email !== '' && seen.has(key) ? [{ code: 'twice' as const, value: email }] : []),
    ];
    seen.add(key);
    return [{ line: place + 1, name, email, duties: found, problems }];
  });
}

/** What is wrong with a person alone, whatever else is on the list. */
export function problemsOf(person: {
  readonly name: string;
  readonly email: string;
  readonly hasDuty: boolean;
}): readonly PersonProblem[] {
  const { name, email, hasDuty } = person;
  const found: PersonProblem[] = [];
  if (name === '') found.push({ code: 'name-missing', value: '' });
  if (Array.from(name).length > nameRules.maxLength) found.push({ code: 'name-too-long', value: name });
  if (email === '') found.push({ code: 'email-missing', value: '' });
  else if (!isEmail(email)) found.push({ code: 'email-malformed', value: email });
  if (!hasDuty) found.push({ code: 'duty-missing', value: '' });
  return found;
}

/** The people of lines without a problem. */
export function peopleOf(lines: readonly PeopleLine[]): readonly Invitee[] {
  return lines
    .filter(({ problems }) => problems.length === 0)
    .map(({ name, email, duties: held }) => ({ name, email, duties: [...held] }));
}

function isEmail(text: string): boolean {
  return text.length <= emailRules.maxLength && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(text);
}

function dutyNamed(word: string, names: Readonly<Record<Duty, string>>): Duty | null {
  const wanted = word.toLowerCase();
  return duties.find((duty) => duty === wanted || names[duty].toLowerCase() === wanted) ?? null;
}

/** The cells of a line. A cell in quotes may hold the delimiter, and a doubled quote stands for one. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (const part of line.split(/("")|/).filter(Boolean)) {
    const last = cells.length - 1;
    if (part === '"') isQuoted = !isQuoted;
    else if (part === delimiter && !isQuoted) cells.push('');
    else cells[last] = `${cells[last] ?? ''}${part === '""' ? (isQuoted ? '"' : '') : part}`;
  }
  return cells.map((cell) => cell.trim());
}
