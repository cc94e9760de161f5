import { useState } from 'react';
import type { MathMap } from '#content/load/loaded-bank.ts';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { ItemText } from '#client/question/item-text.tsx';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-doctor.ts';
import { staffPaths } from '../lib/paths.ts';
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
      <p className="tiny">{m.kindName(finding.kind)}</p>
      {isOfOne ? (
        <Stem stem={stem} math={math} />
      ) : (
        item !== null && (
          <ul>
            {[{ id: item, stem }, ...others].map((each) => (
              <li key={each.id} className={`${layout.baseline} ${styles.one}`}>
                <Stem stem={each.stem} math={math} />
                <OpenItem id={each.id} />
              </li>
            ))}
          </ul>
        )
      )}
      <p className={styles.sentence}>{finding.sentence}</p>
      <p className={layout.row}>
        {isOfOne && <OpenItem id={item} />}
        {isOfOne && toReview && (
          <Button kind="link" onClick={onReview}>
            {m.sendToReview}
          </Button>
        )}
        {isOfOne && evidence !== null && (
          <Button kind="link" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {m.evidence} <StaffIcon name="chevron" size={16} />
          </Button>
        )}
        <Button kind="link" onClick={() => onDismiss(finding)}>
          {m.dismiss}
        </Button>
      </p>
      {isOfOne && evidence !== null && isShown && <Evidence item={item} evidence={evidence} />}
      {more.length > 0 && (
        <ul className={styles.more} aria-label={m.moreOfItem}>
          {more.map((matter) => (
            <li key={matter.id}>
              <p className="min-w-0 ink-2 anywhere">{matter.sentence}</p>
              <Button kind="link" onClick={() => onDismiss(matter)}>
                {m.dismiss}
              </Button>
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
    <Link className={button.link} to={staffPaths.item.to({ id })}>
      {m.openItem(id)}
    </Link>
  );
}
