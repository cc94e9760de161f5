import { useState } from 'react';
import type { MathMap } from '#content/load/loaded-bank.ts';
import { ItemText } from '#client/practice/exam/item-text.tsx';
import { Link } from '#client/ui/link.tsx';
import type { AnswerOf } from '#contract/calls.ts';
import * as m from '#messages/staff-doctor.ts';
import { staffPaths } from '../paths.ts';
import act from '../ui/act.module.css';
import { StaffIcon } from '../ui/staff-icon.tsx';
import styles from './doctor.module.css';
import { Evidence } from './evidence.tsx';

export type Finding = AnswerOf<'GET /staff/doctor'>['rows'][number];

interface FindingRowProps {
  readonly finding: Finding;
  readonly math: MathMap;
  readonly onDismiss: () => void;
  readonly onReview: () => void;
}

/** What is found, of which item, and what can be done about it. */
export function FindingRow({ finding, math, onDismiss, onReview }: FindingRowProps) {
  const { item, kind, sentence, stem, evidence, toReview } = finding;
  const [isShown, setIsShown] = useState(false);
  return (
    <li className={styles.finding}>
      <p className={styles.kind}>{m.kindName(kind)}</p>
      {stem !== null && stem.trim() !== '' && (
        <p className={styles.stem} lang="und">
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
        {item !== null && toReview && (
          <button type="button" className={act.act} onClick={onReview}>
            {m.sendToReview}
          </button>
        )}
        {item !== null && evidence !== null && (
          <button type="button" className={act.act} aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {m.evidence} <StaffIcon name="chevron" size={16} />
          </button>
        )}
        <button type="button" className={act.act} onClick={onDismiss}>
          {m.dismiss}
        </button>
      </p>
      {item !== null && evidence !== null && isShown && <Evidence item={item} evidence={evidence} />}
    </li>
  );
}
