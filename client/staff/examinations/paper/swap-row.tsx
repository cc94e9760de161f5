import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { OptionRow } from '#client/ui/option-row.tsx';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { ItemText } from '#client/question/item-text.tsx';
import type { ListedItem } from '#contract/items.ts';
import * as m from '#messages/staff-paper.ts';
import { staffCall } from '../../api/staff-call.ts';
import { topicName } from '../../item/subjects.ts';
import field from '../../ui/field.module.css';
import { asCell, asRow } from '../../ui/table-roles.ts';
import { inText, twoPlaces } from '../../item/figures.ts';
import styles from './swap-row.module.css';
import type { PaperItem } from './use-paper.ts';

interface SwapRowProps {
  readonly item: PaperItem;
  readonly subject: string;
  /** The items that the paper holds already. */
  readonly taken: readonly string[];
  readonly reviewedOnly: boolean;
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onPut: (id: string) => void;
}

/** How many other items the row offers. */
const maxOffers = 5;

/** Another item for a position: the most similar ones, or the results of a search. */
export function SwapRow({ item, subject, taken, reviewedOnly, busy, onKeep, onPut }: SwapRowProps) {
  const name = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error } = useQuery({
    queryKey: ['items', 'swap', subject, reviewedOnly, search],
    queryFn: ({ signal }) =>
      staffCall('GET /staff/items', {
        query: { subject, q: search, ...(reviewedOnly && { status: 'reviewed' as const }), size: 200 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const others = (data?.rows ?? [])
    .filter(({ id, status, right }) => !taken.includes(id) && status !== 'retired' && right.length > 0)
    .sort((a, b) => distance(a, item) - distance(b, item))
    .slice(0, maxOffers);
  return (
    <tr {...asRow} data-below="" data-current="">
      <td {...asCell} colSpan={6}>
        <fieldset className={`${layout.soft} ${styles.swap}`}>
          <legend>{m.likeIt(item.place + 1)}</legend>
          {error !== null && <p role="alert">{error.message}</p>}
          {data !== undefined && others.length === 0 && <p>{m.noOther}</p>}
          {others.map((other) => (
            <OptionRow key={other.id} name={name} checked={chosen === other.id} onChange={() => setChosen(other.id)}>
              <span lang={other.language}>
                <ItemText text={other.stem} math={other.math} />
                <small>
                  {[
                    other.id,
                    other.topic === null ? '' : topicName(other.topic),
                    other.difficulty === null ? '' : m.difficultyIs(other.difficulty),
                    other.facility === null ? '' : m.facilityIs(inText(twoPlaces(other.facility))),
                    other.usedIn[0] === undefined ? m.neverUsed : m.usedIn(other.usedIn[0]),
                  ]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </small>
              </span>
            </OptionRow>
          ))}
          <div className={`${layout.row} ${styles.end} mt-8`}>
            <input
              type="search"
              className={field.input}
              aria-label={m.byHand}
              placeholder={m.byHand}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <Button idle={chosen === null || busy} onClick={() => chosen !== null && !busy && onPut(chosen)}>
              {chosen === null ? m.chooseOne : m.putAt(chosen, item.place + 1)}
            </Button>
            <Button kind="link" onClick={onKeep}>
              {m.keepIt}
            </Button>
          </div>
        </fieldset>
      </td>
    </tr>
  );
}

/** How much another item differs: another topic weighs as much as three steps of difficulty. */
function distance(other: ListedItem, { topic, difficulty }: PaperItem): number {
  return (other.topic === topic ? 0 : 3) + Math.abs((other.difficulty ?? 3) - (difficulty ?? 3));
}
