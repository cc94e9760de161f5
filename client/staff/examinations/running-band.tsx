import { timeZone } from '#client/text/time-zone.ts';
import type { Examination } from '#contract/examination.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-examinations.ts';
import { timeAt } from '#text/dates.ts';
import styles from './running-band.module.css';
import { tabAddress } from './tab-address.ts';
import { tabs } from './tabs.ts';
import { titleOf } from './title-of.ts';

/** An examination that runs, or that candidates sign in to: how many work and have handed in, and the way to its day. */
export function RunningBand({ of }: { of: Examination }) {
  const { candidates, began, handedIn } = of.counts;
  const figures = [
    [m.candidates, candidates],
    [m.working, began - handedIn],
    [m.handedIn, handedIn],
    of.state === 'open'
      ? [m.startsAt, timeAt(Date.parse(of.startsAt), timeZone)]
      : [m.endsAt, timeAt(Date.parse(of.endsAt), timeZone)],
  ] as const;
  const hasDay = tabs.some(({ segment }) => segment === 'day');
  return (
    <Link className={styles.band} to={tabAddress(of.code, hasDay ? 'day' : '')}>
      <span>
        <span>{m.states[of.state]}</span>
        <b>{titleOf(of.title)}</b>
        <span className={styles.code}>{of.code}</span>
      </span>
      <span className={styles.figures}>
        {figures.map(([name, value]) => (
          <span key={name}>
            {name} <b>{value}</b>
          </span>
        ))}
      </span>
      <i aria-hidden="true">
        <Icon name="arrow" />
      </i>
    </Link>
  );
}
