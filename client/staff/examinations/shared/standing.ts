import * as m from '#messages/staff-merit.ts';
import { inText } from '../../item/figures.ts';
import type { Merit } from './use-merit.ts';

/** What a list is called on the screens. */
export function listName(list: string): string {
  return list === 'open' ? m.openList : list;
}

/** Where each stands who has a seat, waits, or stands in a tie: "Women 2", by symbol number. */
export function standingOf({ ranking, open, groups, waiting, ties }: Merit): ReadonlyMap<string, string> {
  const standing = new Map<string, string>();
  const put = (title: string, list: Merit['open']) => {
    for (const { symbolNumber, position } of list) {
      const known = standing.get(symbolNumber);
      const here = `${title} ${inText(position)}`;
      standing.set(symbolNumber, known === undefined ? here : `${known}, ${here}`);
    }
  };
  put(m.openList, open);
  for (const { name, candidates } of groups) put(name, candidates);
  put(m.waitingOf(m.openList), waiting.open);
  for (const { name, candidates } of waiting.groups) put(m.waitingOf(name), candidates);
  for (const { list, among } of ties)
    for (const symbolNumber of among) standing.set(symbolNumber, m.tiedFor(listName(list)));
  for (const { symbolNumber, withheld } of ranking) if (withheld) standing.set(symbolNumber, m.withheld);
  return standing;
}

/** The candidates who would stand elsewhere in the lists of `after`, in the order of its ranking, with both places. */
export function movesBetween(before: Merit, after: Merit) {
  const was = standingOf(before);
  const is = standingOf(after);
  return after.ranking.flatMap(({ symbolNumber, name }) => {
    const [one, other] = [was.get(symbolNumber) ?? m.noSeat, is.get(symbolNumber) ?? m.noSeat];
    return one === other ? [] : [{ symbolNumber, name, before: one, after: other }];
  });
}

/** Every list in its order, those who wait last, with what each is called. */
export function listsOf({ open, groups, waiting }: Merit): readonly { name: string; candidates: Merit['open'] }[] {
  return [
    { name: m.openList, candidates: open },
    ...groups.map(({ name, candidates }) => ({ name, candidates })),
    { name: m.waitingOf(m.openList), candidates: waiting.open },
    ...waiting.groups.map(({ name, candidates }) => ({ name: m.waitingOf(name), candidates })),
  ];
}
