import { Fragment, type ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ItemText } from '#client/question/item-text.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-paper.ts';
import { numberIn } from '#text/numbers.ts';
import { Difficulty, Facility, KeyLetters } from '../../item/item-marks.tsx';
import { topicName } from '../../item/subjects.ts';
import { staffPaths } from '../../lib/paths.ts';
import layout from '#client/ui/layout.module.css';
import folding from '../../ui/folding-table.module.css';
import table from '../../ui/staff-table.module.css';
import { asCell, asHead, asRow, asRows, asTable } from '../../ui/table-roles.ts';
import type { useRowKeys } from '../../ui/use-row-keys.ts';
import { meanDifficulty } from './mean-figures.ts';
import styles from './paper-section.module.css';
import type { PaperItem, StaffPaper } from './use-paper.ts';
import { sectionName } from '../shared/section-name.ts';

interface PaperSectionProps {
  readonly section: StaffPaper['sections'][number];
  readonly math: StaffPaper['math'];
  /** Whether it can be folded, like the sections of a long paper. */
  readonly folds: boolean;
  readonly isOpen: boolean;
  readonly onFold: () => void;
  /** The items whose rows are shown. */
  readonly shown: readonly PaperItem[];
  readonly onShowAll: () => void;
  /** The keyboard's item. */
  readonly current: string | null;
  readonly rowProps: ReturnType<typeof useRowKeys>['rowProps'];
  /** The item that staff want to replace. */
  readonly swapped: string | null;
  /** Absent if no item can be replaced. */
  readonly onSwap?: (id: string) => void;
  /** The panel below the item that staff want to replace. */
  readonly children: (item: PaperItem) => ReactNode;
}

/** A section of the paper: its items in their order. Staff can swap each for another. */
export function PaperSection(props: PaperSectionProps) {
  const { section, math, folds, isOpen, shown, current, rowProps, swapped, onSwap } = props;
  const { title, items, count } = section;
  const [first, last] = [items[0], items[items.length - 1]];
  return (
    <section className={`${styles.section} mb-16`} aria-label={sectionName(title)}>
      <h3 className={layout.row}>
        {sectionName(title)}{' '}
        <span>
          {first && last && items.length === count
            ? m.placesOf(numberIn(language, first.place + 1), numberIn(language, last.place + 1))
            : m.ofSection(items.length, count)}
        </span>
        {folds && items.length > 0 && (
          <Button
            kind="link"
            aria-expanded={isOpen}
            aria-label={`${sectionName(title)}: ${m.sectionSays(numberIn(language, items.length), meanDifficulty(items))}`}
            onClick={props.onFold}
          >
            {m.sectionSays(numberIn(language, items.length), meanDifficulty(items))}
            <span className={styles.fold} data-open={isOpen || undefined}>
              <Icon name="chevron" size={16} weight={2.4} />
            </span>
          </Button>
        )}
      </h3>
      {items.length > 0 && isOpen && (
        <table className={`${folding.folds} ${table.table} ${styles.paper}`} {...asTable}>
          <caption className="vh">{sectionName(title)}</caption>
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
                  {...rowProps(item.id)}
                  data-tinted={index % 10 > 4 || undefined}
                  data-current={[current, swapped].includes(item.id) || undefined}
                >
                  <td {...asCell} className={`${styles.place} font-mono ink-3`}>
                    {item.place + 1}
                  </td>
                  <td {...asCell} className={styles.item}>
                    <Link to={staffPaths.item.to({ id: item.id })} lang={item.language} title={item.stem}>
                      {item.stem.trim() === '' ? m.figureAlone : <ItemText text={item.stem} math={math} />}
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
                    {onSwap && (
                      <Button
                        kind="link"
                        aria-label={m.swapPlace(item.place + 1)}
                        aria-expanded={swapped === item.id}
                        onClick={() => onSwap(item.id)}
                      >
                        {m.swap}
                      </Button>
                    )}
                  </td>
                </tr>
                {swapped === item.id && props.children(item)}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
      {isOpen && shown.length < items.length && last && (
        <Button kind="link" onClick={props.onShowAll}>
          {m.showPlaces(
            numberIn(language, (shown[shown.length - 1]?.place ?? 0) + 2),
            numberIn(language, last.place + 1),
          )}
        </Button>
      )}
    </section>
  );
}
