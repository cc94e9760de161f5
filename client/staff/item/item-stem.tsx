import { ItemText } from '#client/question/item-text.tsx';
import { Link } from '#client/ui/link.tsx';
import type { ListedItem } from '#contract/items.ts';
import * as m from '#messages/staff-items.ts';
import { staffPaths } from '../lib/paths.ts';
import styles from './item-stem.module.css';
import { subjectName, topicName } from './subjects.ts';

/** The stem of an item, in a line that leads to it, and its labels below. */
export function ItemStem({ item: { id, stem, math, language, subject, topic } }: { item: ListedItem }) {
  const belongsTo = [
    subject === null ? m.noSubject : subjectName(subject),
    ...(topic === null ? [] : [topicName(topic)]),
  ];
  return (
    <>
      <Link
        className={styles.stem}
        to={staffPaths.item.to({ id })}
        lang={language}
        title={stem.replaceAll('&nbsp;', ' ')}
      >
        {stem.trim() === '' ? m.figureAlone : <ItemText text={stem} math={math} />}
      </Link>
      <small>{belongsTo.join(', ')}</small>
    </>
  );
}
