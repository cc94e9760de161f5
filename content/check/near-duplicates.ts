import type { Question } from '#exam/question.ts';
import type { CheckedBank } from '#content/read/finding.ts';
import { messageOf } from '#text/message.ts';
import type { RuleFinding, RuleMessage } from './bank-rule.ts';
import { groupsOfLike, likenessOf } from './likeness.ts';

/** The most questions in all banks together that differ only in their numbers. */
export const mostOfAKind = 3;

/** The common pattern of questions that differ only in their numbers. */
export function patternOf(question: Question): string {
  return `${wordsWithoutNumbers(question.question)}|${generic(question)}`;
}

interface Place {
  readonly file: string;
  readonly question: Question;
}

/**
 * Finds near duplicates across all banks (likeness.ts). Also finds questions that differ only in their numbers and
 * stand there more than three times.
 */
export function nearDuplicates(banks: readonly CheckedBank[]): RuleFinding[] {
  const places = banks.flatMap(({ file, questions }) => questions.map((question) => ({ file, question })));
  return [...twice(places), ...tooManyOfAKind(places)];
}

function twice(places: readonly Place[]): RuleFinding[] {
  const frames = Map.groupBy(
    places.map((place) => ({ ...place, ...likenessOf(place.question) })),
    ({ frame }) => frame,
  );
  return [...frames.values()]
    .flatMap((entries) => groupsOfLike(entries))
    .flatMap((group) => findings(group, (where) => messageOf('near-duplicate', where)));
}

function tooManyOfAKind(places: readonly Place[]): RuleFinding[] {
  const groups = Map.groupBy(places, ({ question }) => patternOf(question));
  return [...groups.values()]
    .filter((group) => group.length > mostOfAKind)
    .flatMap((group) => findings(group, (where) => messageOf('of-a-kind', group.length, where)));
}

function findings(group: readonly Place[], messageFor: (places: string) => RuleMessage): RuleFinding[] {
  const [first, ...others] = group;
  if (first === undefined) return [];
  const where = others.map(({ file, question }) => `${file} ${question.id}`).join(', ');
  return [{ level: 'error', file: first.file, id: first.question.id, message: messageFor(where) }];
}

function words(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      // The vowel signs of Devanagari are marks. Without them different words would be equal.
      .replaceAll(/[^\p{L}\p{M}\p{N}_+\-*/^=<>]+/gu, ' ')
      .trim()
  );
}

function wordsWithoutNumbers(text: string): string {
  return words(text).replaceAll(/\p{Nd}+/gu, '#');
}

/** A stem that only says what to do ('Choose the correct sentence.') needs its options to tell it apart. */
function generic(question: Question): string {
  return /\p{Nd}/u.test(question.question) ? '' : optionSet(question);
}

function optionSet(question: Question): string {
  return question.options
    .map((option) => words(option))
    .toSorted()
    .join('|');
}
