import { useState } from 'react';
import type { MathMap } from '#content/load/loaded-bank.ts';
import { ItemText } from '#client/question/item-text.tsx';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-doctor.ts';
import { staffPaths } from '../lib/paths.ts';
import act from '../ui/act.module.css';
import { StaffIcon } from '../ui/staff-icon.tsx';
import styles from './doctor.module.css';
import { Evidence } from './evidence.tsx';
import type { Finding, FindingSummary } from './finding-kinds.tsx';

interface FindingRowProps {
  readonly finding: Finding;
  readonly math: MathMap;
  /** Asks whether a finding is settled. */
  readonly onDismiss: (matter: FindingSummary) => void;
  readonly onReview: () => void;
}

/** A finding, its item or items, and what staff can do about it. */
export function FindingRow({ finding, math, onDismiss, onReview }: FindingRowProps) {
  const { item, stem, evidence, toReview, others, more } = finding;
  const [isShown, setIsShown] = useState(false);
  const isOfOne = item !== null && others.length === 0;
  return (
    <li className={styles.finding}>
      <p className={styles.kind}>{m.kindName(finding.kind)}</p>
      {isOfOne ? (
        <Stem stem={stem} math={math} />
      ) : (
        item !== null && (
          <ul>
            {[{ id: item, stem }, ...others].map((each) => (
              <li key={each.id} className={styles.one}>
                <Stem stem={each.stem} math={math} />
                <OpenItem id={each.id} />
              </li>
            ))}
          </ul>
        )
      )}
      <p className={styles.sentence}>{finding.sentence}</p>
      <p className={act.row}>
        {isOfOne && <OpenItem id={item} />}
        {isOfOne && toReview && (
          <button type="button" className={act.act} onClick={onReview}>
            {m.sendToReview}
          </button>
        )}
        {isOfOne && evidence !== null && (
          <button type="button" className={act.act} aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {m.evidence} <StaffIcon name="chevron" size={16} />
          </button>
        )}
        <button type="button" className={act.act} onClick={() => onDismiss(finding)}>
          {m.dismiss}
        </button>
      </p>
      {isOfOne && evidence !== null && isShown && <Evidence item={item} evidence={evidence} />}
      {more.length > 0 && (
        <ul className={styles.more} aria-label={m.moreOfItem}>
          {more.map((matter) => (
            <li key={matter.id}>
              <p>{matter.sentence}</p>
              <button type="button" className={act.act} onClick={() => onDismiss(matter)}>
                {m.dismiss}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Stem({ stem, math }: { stem: string | null; math: MathMap }) {
  if (stem === null || stem.trim() === '') return null;
  return (
    <p className={styles.stem} lang="und">
      <ItemText text={stem} math={math} />
    </p>
  );
}

function OpenItem({ id }: { id: string }) {
  return (
    <Link className={act.act} to={staffPaths.item.to({ id })}>
      {m.openItem(id)}
    </Link>
  );
}
