import { language } from '#messages/language.ts';
import { kindName } from '#messages/staff-doctor.ts';
import * as m from '#messages/staff-log.ts';
import { states } from '#messages/staff-examinations.ts';
import { momentIn } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { tieBreakName } from '../examinations/shared/tie-break-name.ts';
import { titleOf } from '../examinations/shared/title-of.ts';

type Details = Readonly<Record<string, unknown>>;

/** A line with one value that an action changed or noted. */
interface LogDetail {
  /** The name of the value; null if the action itself says it. */
  readonly of: string | null;
  /** Undefined if there was no earlier value to compare with. */
  readonly before?: string;
  readonly after: string;
}

const nothing = '–';
/** The field name for a change of the whole value, not field by field: states and roles. */
const wholeChange = 'change';
/** So many of a long list are shown; the file has all. */
const maxListed = 12;
/** A hash is known by its start; the file has it in full. */
const hash = /^[0-9a-f]{64}$/;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** All details of an action except its reason: each field before and after, then the other notes. */
export function toldOf({ before, after, reason: _reason, decisions, ...rest }: Details, timeZone: string): LogDetail[] {
  const say: ValueFormatter = (value, field) => inWords(value, field, timeZone);
  const noted = Object.entries(rest)
    .filter(([name]) => name !== 'outage')
    .map(([name, value]) => ({ of: labelOf(name), after: say(value, name) }));
  const decided = decisionsIn(decisions).map(({ place, was, ...decision }) => ({
    of: m.decisionOn(place + 1),
    ...(was && { before: keyInWords(was) }),
    after: keyInWords(decision),
  }));
  return [...changes(before, after, say), ...decided, ...noted];
}

/** The reason, if the action asks for one; for the key, each item's own. */
export function reasonOf({ reason, decisions }: Details): string {
  if (typeof reason === 'string') return reason;
  return decisionsIn(decisions)
    .map(({ place, reason: why }) => `${m.decisionOn(place + 1)}: ${why}`)
    .join(' ');
}

interface KeyOfPlace {
  readonly right?: readonly string[];
  readonly cancelled?: string;
}

interface LoggedDecision extends KeyOfPlace {
  readonly place: number;
  readonly reason: string;
  /** The key before. */
  readonly was?: KeyOfPlace;
}

function keyInWords({ right, cancelled }: KeyOfPlace): string {
  if (cancelled !== undefined) return cancelled === 'to-all' ? m.toEverybody : m.dropped;
  return right ? m.rightIs(right.join(', ').toUpperCase()) : m.kept;
}

function decisionsIn(decisions: unknown): readonly LoggedDecision[] {
  return Array.isArray(decisions) ? (decisions as readonly LoggedDecision[]) : [];
}

/** A field's value in words. */
type ValueFormatter = (value: unknown, field: string) => string;

function changes(before: unknown, after: unknown, say: ValueFormatter): LogDetail[] {
  if (before === undefined && after === undefined) return [];
  if (!isFields(before) || !isFields(after))
    return [{ of: null, before: say(before, wholeChange), after: say(after, wholeChange) }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    of: labelOf(name),
    before: say(before[name], name),
    after: say(after[name], name),
  }));
}

function labelOf(name: string): string {
  return ownOf(m.fields, name) ?? name;
}

function inWords(value: unknown, field: string, timeZone: string): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (typeof value === 'boolean') return value ? m.yes : m.no;
  if (typeof value === 'number') return numberIn(language, value);
  if (typeof value === 'string') {
    if (instant.test(value)) return momentIn(language, Date.parse(value), timeZone);
    if (hash.test(value)) return `${value.slice(0, 12)} …`;
    return wordOf(value, field);
  }
  if (Array.isArray(value)) {
    const said = value.slice(0, maxListed).map((each) => inWords(each, field, timeZone));
    const rest = value.length - said.length;
    return (said.join('; ') || nothing) + (rest > 0 ? ` ${m.andMore(numberIn(language, rest))}` : '');
  }
  if (!isFields(value)) return nothing;
  if (typeof value['en'] === 'string') return titleOf(value as { en: string; ne?: string });
  return Object.entries(value)
    .map(([name, each]) => `${labelOf(name)} ${inWords(each, name, timeZone)}`)
    .join(', ');
}

/** A value of a field with fixed values; text that a person wrote stays as it is. */
function wordOf(value: string, field: string): string {
  if (field === 'kind') return kindName(value);
  if (field === 'tieBreaks') return tieBreakName(value);
  const words = { ...(field === wholeChange && states), ...ownOf(m.values, field) };
  return ownOf<string>(words, value) ?? value;
}

/** Without the names that every object has, such as "constructor". */
function ownOf<Of>(all: Readonly<Record<string, Of>>, name: string): Of | undefined {
  return new Map(Object.entries(all)).get(name);
}

function isFields(value: unknown): value is Details {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
