import { timeZone } from '#client/lib/time/time-zone.ts';
import type { Examination } from '#contract/examination.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-examinations.ts';
import { timeAt } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { TimeFigures } from '../ui/time-figures.tsx';
import styles from './running-band.module.css';
import { tabAddress } from './shared/tab-address.ts';
import { titleOf } from './shared/title-of.ts';

/** An examination that runs or is open for sign-in: the counts of each state, the share of its time, and the link to its day. */
export function RunningBand({ of }: { of: Examination }) {
  const { candidates, began, handedIn, notHeard } = of.counts;
  const figure = (count: number) => numberIn(language, count);
  const isOpen = of.state === 'open';
  const figures = isOpen
    ? ([
        [m.candidates, figure(candidates)],
        [m.startsAt, timeAt(Date.parse(of.startsAt), timeZone)],
      ] as const)
    : ([
        [m.working, figure(began - handedIn - notHeard)],
        [m.notHeard, figure(notHeard)],
        [m.handedIn, figure(handedIn)],
        [m.endsAt, timeAt(Date.parse(of.endsAt), timeZone)],
      ] as const);
  const [from, now, to] = [of.startsAt, of.now, of.endsAt].map(Date.parse) as [number, number, number];
  return (
    <Link className={styles.band} to={tabAddress(of.code, 'day')}>
      <span>
        <span>{isOpen ? m.openNow : m.runningNow}</span>
        <b>{titleOf(of.title)}</b>
        <span className={styles.code}>{of.code}</span>
      </span>
      <span className={styles.figures}>
        {figures.map(([name, value]) => (
          <span key={name} data-hot={(name === m.notHeard && notHeard > 0) || undefined}>
            {name}{' '}
            <b>
              <TimeFigures of={value} />
            </b>
          </span>
        ))}
      </span>
      <i aria-hidden="true">
        <Icon name="arrow" />
      </i>
      {!isOpen && (
        <span className={styles.gone} aria-hidden="true">
          <span style={{ width: `${Math.min(1, Math.max(0, (now - from) / Math.max(1, to - from))) * 100}%` }} />
        </span>
      )}
    </Link>
  );
}
