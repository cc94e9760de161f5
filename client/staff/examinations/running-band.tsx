import { useQuery } from '@tanstack/react-query';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { Examination } from '#contract/examination.ts';
import { roomTimes } from '#contract/room-times.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-examinations.ts';
import { timeAt } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { staffCall } from '../api/staff-call.ts';
import { TimeFigures } from '../ui/time-figures.tsx';
import styles from './running-band.module.css';
import { tabAddress } from './shared/tab-address.ts';
import { titleOf } from './shared/title-of.ts';
import { examinationKey } from './shared/use-examination.ts';

type RunningExamination = Pick<Examination, 'code' | 'title' | 'state' | 'startsAt' | 'endsAt' | 'now' | 'counts'>;

/** How often its board is asked for, in ms: an end moves seldom. */
const askEvery = 60_000;

/** An examination that runs, or that candidates sign in to: how many stand how, how far its time is, and the way to its day. */
export function RunningBand({ of }: { of: RunningExamination }) {
  const { candidates, began, handedIn, notHeard } = of.counts;
  const figure = (count: number) => numberIn(language, count);
  const isOpen = of.state === 'open';
  const { data: board } = useQuery({
    queryKey: examinationKey(of.code, 'board'),
    queryFn: ({ signal }) => staffCall('GET /staff/examinations/:code/board', { params: { code: of.code }, signal }),
    enabled: !isOpen,
    refetchInterval: askEvery,
  });
  const now = Date.parse(of.now);
  // As the heads of boards have it: one who has longer moves no end of the others.
  const end = board === undefined ? Date.parse(of.endsAt) : roomTimes(board, now).end;
  const figures = isOpen
    ? ([
        [m.candidates, figure(candidates)],
        [m.startsAt, timeAt(Date.parse(of.startsAt), timeZone)],
      ] as const)
    : ([
        [m.working, figure(began - handedIn - notHeard)],
        [m.notHeard, figure(notHeard)],
        [m.handedIn, figure(handedIn)],
        [m.endsAt, timeAt(end, timeZone)],
      ] as const);
  const from = Date.parse(of.startsAt);
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
          <span style={{ width: `${Math.min(1, Math.max(0, (now - from) / Math.max(1, end - from))) * 100}%` }} />
        </span>
      )}
    </Link>
  );
}
