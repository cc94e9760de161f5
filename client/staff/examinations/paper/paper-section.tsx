import { Fragment, useState } from 'react';
import { ItemText } from '#client/practice/exam/item-text.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-paper.ts';
import { numberIn } from '#text/numbers.ts';
import { Difficulty, Facility, KeyLetters } from '../../bank/item-marks.tsx';
import { topicName } from '../../bank/subjects.ts';
import { staffPaths } from '../../paths.ts';
import act from '../../ui/act.module.css';
import table from '../../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../../ui/table-roles.ts';
import { meanDifficulty } from './mean-figures.ts';
import styles from './paper-section.module.css';
import { SwapRow } from './swap-row.tsx';
import type { StaffPaper } from './use-paper.ts';

/** A paper of no more items is shown whole; of the sections of a longer one so many rows come first. */
const [shortPaper, shownFirst] = [30, 10];

interface PaperSectionProps {
  readonly section: StaffPaper['sections'][number];
  /** Of a long paper the first section is open, and the others are opened by hand. */
  readonly isFirst: boolean;
  readonly paper: StaffPaper;
  readonly reviewedOnly: boolean;
  readonly canSwap: boolean;
  readonly busy: boolean;
  /** Puts other items into the whole paper, in its order. */
  readonly onPut: (items: string[]) => void;
}

/** A section of the paper: its items in their order, each to be swapped for another. */
export function PaperSection({ section, isFirst, paper, reviewedOnly, canSwap, busy, onPut }: PaperSectionProps) {
  const isLong = paper.items > shortPaper;
  const [isOpen, setIsOpen] = useState(isFirst);
  const [isWhole, setIsWhole] = useState(false);
  const [swapped, setSwapped] = useState<string | null>(null);
  const { title, items, count } = section;
  const shown = isLong && !isWhole ? items.slice(0, shownFirst) : items;
  const [first, last] = [items[0], items[items.length - 1]];
  const ids = paper.sections.flatMap((each) => each.items.map(({ id }) => id));
  return (
    <section className={styles.section} aria-label={title}>
      <h3>
        {title}{' '}
        <span>
          {first && last && items.length === count
            ? m.placesOf(numberIn(language, first.place + 1), numberIn(language, last.place + 1))
            : m.ofSection(items.length, count)}
        </span>
        {isLong && items.length > 0 && (
          <button
            type="button"
            className={act.act}
            aria-expanded={isOpen}
            aria-label={`${title}: ${m.sectionSays(numberIn(language, items.length), meanDifficulty(items))}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {m.sectionSays(numberIn(language, items.length), meanDifficulty(items))}
            <span className={styles.fold} data-open={isOpen || undefined}>
              <Icon name="chevron" size={16} weight={2.4} />
            </span>
          </button>
        )}
      </h3>
      {items.length > 0 && (isOpen || !isLong) && (
        <table className={`${table.table} ${styles.paper}`} {...asTable}>
          <caption className="vh">{title}</caption>
          <thead {...asRows}>
            <tr {...asRow}>
              <th {...asHead} className={styles.place}>
                {m.place}
              </th>
              <th {...asHead}>{m.item}</th>
              <th {...asHead} className={styles.key}>
                {m.key}
              </th>
              <th {...asHead} className={styles.difficulty}>
                {m.difficulty}
              </th>
              <th {...asHead} className={styles.facility}>
                {m.facility}
              </th>
              <th {...asHead} className={styles.acts}>
                <span className="vh">{m.acts}</span>
              </th>
            </tr>
          </thead>
          <tbody {...asRows}>
            {shown.map((item, index) => (
              <Fragment key={item.id}>
                <tr
                  {...asRow}
                  data-tinted={index % 10 > 4 || undefined}
                  data-current={swapped === item.id || undefined}
                >
                  <td {...asCell} className={styles.place}>
                    {item.place + 1}
                  </td>
                  <td {...asCell} className={styles.item}>
                    <Link to={staffPaths.item.to({ id: item.id })} lang={item.language} title={item.stem}>
                      {item.stem.trim() === '' ? m.figureAlone : <ItemText text={item.stem} math={paper.math} />}
                    </Link>
                    <span>
                      {[item.id, item.topic === null ? '' : topicName(item.topic), item.builtIn ? m.builtIn : '']
                        .filter((part) => part !== '')
                        .join(', ')}
                    </span>
                  </td>
                  <td {...asCell} className={styles.key} data-label={m.key}>
                    <KeyLetters item={item} />
                  </td>
                  <td {...asCell} className={styles.difficulty}>
                    <Difficulty of={item.difficulty} />
                  </td>
                  <td {...asCell} className={styles.facility} data-label={m.facility}>
                    <Facility of={item.facility} />
                  </td>
                  <td {...asCell} className={styles.acts}>
                    {canSwap && (
                      <button
                        type="button"
                        className={act.act}
                        aria-label={m.swapPlace(item.place + 1)}
                        aria-expanded={swapped === item.id}
                        onClick={() => setSwapped(swapped === item.id ? null : item.id)}
                      >
                        {m.swap}
                      </button>
                    )}
                  </td>
                </tr>
                {swapped === item.id && (
                  <SwapRow
                    item={item}
                    subject={section.subject}
                    taken={ids}
                    reviewedOnly={reviewedOnly}
                    busy={busy}
                    onKeep={() => setSwapped(null)}
                    onPut={(id) => {
                      setSwapped(null);
                      onPut(ids.map((each) => (each === item.id ? id : each)));
                    }}
                  />
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
      {(isOpen || !isLong) && shown.length < items.length && last && (
        <button type="button" className={act.act} onClick={() => setIsWhole(true)}>
          {m.showPlaces(
            numberIn(language, (shown[shown.length - 1]?.place ?? 0) + 2),
            numberIn(language, last.place + 1),
          )}
        </button>
      )}
    </section>
  );
}
