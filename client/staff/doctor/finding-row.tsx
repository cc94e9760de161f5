import type { MathMap } from '#content/load/loaded-bank.ts';
import { ItemText } from '#client/practice/exam/item-text.tsx';
import { Link } from '#client/ui/link.tsx';
import type { AnswerOf } from '#contract/calls.ts';
import * as m from '#messages/staff-doctor.ts';
import { staffPaths } from '../paths.ts';
import act from '../ui/act.module.css';
import styles from './doctor.module.css';

export type Finding = AnswerOf<'GET /staff/doctor'>['rows'][number];

interface FindingRowProps {
  readonly finding: Finding;
  readonly math: MathMap;
  readonly onDismiss: () => void;
}

/** What is found, of which item, and what can be done about it. */
export function FindingRow({ finding: { item, kind, sentence, stem }, math, onDismiss }: FindingRowProps) {
  return (
    <li className={styles.finding}>
      <p className={styles.kind}>{m.kindName(kind)}</p>
      {stem !== null && stem.trim() !== '' && (
        <p className={styles.stem}>
          <ItemText text={stem} math={math} />
        </p>
      )}
      <p className={styles.sentence}>{sentence}</p>
      <p className={act.row}>
        {item !== null && (
          <Link className={act.act} to={staffPaths.item.to({ id: item })}>
            {m.openItem(item)}
          </Link>
        )}
        <button type="button" className={act.act} onClick={onDismiss}>
          {m.dismiss}
        </button>
      </p>
    </li>
  );
}
