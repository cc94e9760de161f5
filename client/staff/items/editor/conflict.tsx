import type { ReactNode } from 'react';
import type { ListedItem } from '#contract/items.ts';
import * as m from '#messages/staff-item.ts';
import { timeAt } from '#text/dates.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { changedFields } from './changed-fields.ts';
import styles from './conflict.module.css';
import { draftOf, type Draft } from '../../item/draft.ts';
import { wordChanges } from './word-changes.ts';

interface ConflictProps {
  /** The version that another person has saved meanwhile. */
  readonly theirs: ListedItem;
  readonly savedBy: string;
  readonly mine: Draft;
  readonly busy: boolean;
  readonly onTakeTheirs: () => void;
  readonly onSaveMine: () => void;
}

/** Another person saved during the writing. Both versions stand side by side, and a person must choose before anything is overwritten. */
export function Conflict({ theirs, savedBy, mine, busy, onTakeTheirs, onSaveMine }: ConflictProps) {
  const changed = changedFields(draftOf(theirs), mine);
  return (
    <section className={styles.conflict} aria-label={m.changedMeanwhile}>
      <Notice kind="calm">
        <b>{m.savedMeanwhile(savedBy, theirs.version, timeAt(Date.parse(theirs.savedAt)))}</b> {m.yoursIsKept}
      </Notice>
      <div className={styles.sides}>
        <Side title={m.theirVersion(theirs.version, savedBy)} changed={changed} side="before">
          <Button onClick={onTakeTheirs}>{m.takeTheirs}</Button>
        </Side>
        <Side title={m.yoursNotSaved} changed={changed} side="after">
          <Button idle={busy} onClick={onSaveMine}>
            {m.saveMine(theirs.version + 1)}
          </Button>
        </Side>
      </div>
    </section>
  );
}

interface SideProps {
  readonly title: string;
  readonly changed: ReturnType<typeof changedFields>;
  readonly side: 'before' | 'after';
  readonly children: ReactNode;
}

/** One of the two. Text that only this one has is underlined; text of only the other is not shown here. */
function Side({ title, changed, side, children }: SideProps) {
  const own = side === 'before' ? 'removed' : 'added';
  return (
    <div>
      <h2>{title}</h2>
      {changed.length === 0 && <p>{m.sameWords}</p>}
      <dl>
        {changed.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {(side === 'before' ? before : after) === '' && m.nothing}
              {wordChanges(before, after)
                .filter(({ kind }) => kind === 'same' || kind === own)
                .map(({ kind, text }, place) =>
                  kind === 'same' ? (
                    text
                  ) : (
                    // oxlint-disable-next-line react/no-array-index-key -- words repeat: their place is what tells them apart
                    <ins key={place}>{text}</ins>
                  ),
                )}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
