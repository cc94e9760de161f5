import type { AnswerOf } from '#contract/calls.ts';
import { weightPlace } from '#contract/finding-kinds.ts';
import nav from '#client/ui/nav-link.module.css';
import { Link } from '#client/ui/link.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-doctor.ts';
import { numberIn } from '#text/numbers.ts';
import { staffPaths } from '../lib/paths.ts';
import styles from './doctor.module.css';

export type Finding = AnswerOf<'GET /staff/doctor'>['rows'][number];
/** A finding about an item. */
export type FindingSummary = Pick<Finding, 'id' | 'kind' | 'sentence'>;

interface FindingKindsProps {
  readonly kinds: Readonly<Record<string, number>>;
  readonly chosen: string | undefined;
  readonly total: number;
}

/** How many findings there are of each kind. The address holds the chosen kind. */
export function FindingKinds({ kinds, chosen, total }: FindingKindsProps) {
  const inOrder = kindsInOrder(kinds);
  return (
    <nav className={`${styles.kinds} ink-above`} aria-label={m.kindsOfFindings}>
      <ul>
        <li>
          <Link
            className={nav.link}
            to={staffPaths.doctor.to()}
            aria-current={chosen === undefined ? 'page' : undefined}
          >
            <i className={nav.ring} aria-hidden="true" />
            {m.all} <b className="num ml-auto">{numberIn(language, total)}</b>
          </Link>
        </li>
        {inOrder.map(([kind, count]) => (
          <li key={kind}>
            <Link
              className={nav.link}
              to={`${staffPaths.doctor.to()}?kind=${kind}`}
              aria-current={chosen === kind ? 'page' : undefined}
            >
              <i className={nav.ring} aria-hidden="true" />
              {m.kindName(kind)} <b className="num ml-auto">{numberIn(language, count)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The kinds with their numbers, in the order of the screen: the most serious first. */
export function kindsInOrder(kinds: Readonly<Record<string, number>>): [kind: string, count: number][] {
  return Object.entries(kinds).sort(([a], [b]) => weightPlace(a) - weightPlace(b));
}
