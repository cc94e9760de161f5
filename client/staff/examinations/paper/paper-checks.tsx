import type { Examination } from '#contract/examination.ts';
import { percentFirst } from '#exam/marking/right-first.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-paper.ts';
import { numberIn } from '#text/numbers.ts';
import layout from '#client/ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import styles from './paper-checks.module.css';
import type { StaffPaper } from './use-paper.ts';

/** So many places are named; after these are corrected, the next ones show. */
const maxPlaces = 12;

const figure = (count: number) => numberIn(language, count);

function named(places: readonly number[]): string {
  const said = places.slice(0, maxPlaces).map((place) => figure(place + 1));
  return said.join(', ') + (places.length > maxPlaces ? ' …' : '');
}

interface PaperChecksProps {
  readonly paper: StaffPaper;
  readonly examination: Examination;
}

/** What is in order, then what deserves a look before the sealing. These checks do not stop the sealing. */
export function PaperChecks({ paper, examination: { state, notInLast } }: PaperChecksProps) {
  const { items, alike, rightFirst, unexplained, notReviewed, usedBefore, readBy } = paper;
  if (items === 0) return null;
  const isDraft = state === 'draft';
  const well = [
    ...(isDraft && notReviewed.length === 0 ? [m.allReviewed(items, figure(items))] : []),
    ...(isDraft && notInLast > 0 && usedBefore.length === 0 ? [m.noneUsed(notInLast)] : []),
    ...(isDraft && alike.length === 0 ? [m.noAlike] : []),
    // Two readers may have the same name.
    ...new Set(readBy.filter(({ changed }) => changed === 0).map(({ name }) => m.readBy(name))),
  ];
  return (
    <div className={styles.checks}>
      {well.length > 0 && (
        <ul className="small">
          {well.map((each) => (
            <li key={each} className={layout.line}>
              <StaffIcon name="tick" size={18} />
              {each}
            </li>
          ))}
        </ul>
      )}
      {isDraft && notReviewed.length > 0 && (
        <Notice kind="calm">
          <b>{m.notReviewed(notReviewed.length, figure(notReviewed.length))}</b> {m.atPlaces(named(notReviewed))}
        </Notice>
      )}
      {isDraft && usedBefore.length > 0 && (
        <Notice kind="calm">
          <b>{m.someUsed(usedBefore.length, figure(usedBefore.length))}</b> {m.atPlaces(named(usedBefore))}
        </Notice>
      )}
      {isDraft && alike.length > 0 && (
        <Notice kind="calm">
          <b>{m.alike}</b> {m.atPlaces(named(alike))}
        </Notice>
      )}
      {isDraft && rightFirst !== null && (
        <Notice kind="calm">
          <b>{m.rightFirst(figure(percentFirst(rightFirst)))}</b> {m.rightFirstNote}
        </Notice>
      )}
      {isDraft && unexplained.length > 0 && (
        <Notice kind="calm">
          <b>{m.unexplained(unexplained.length, figure(unexplained.length))}</b> {m.unexplainedNote}{' '}
          {m.atPlaces(named(unexplained))}
        </Notice>
      )}
      {readBy
        .filter(({ changed }) => changed > 0)
        .map(({ name, changed, at }) => (
          <Notice key={at} kind="calm">
            {m.readBefore(name, changed, figure(changed))}
          </Notice>
        ))}
      {isDraft && readBy.length === 0 && <Notice kind="calm">{m.nobodyRead}</Notice>}
    </div>
  );
}
