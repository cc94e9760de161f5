import type { OffersAnswer } from '#contract/offers.ts';
import { Icon } from '#client/ui/icon.tsx';
import * as m from '#messages/staff-offers.ts';
import { listName } from '../shared/standing.ts';
import { seatBubbles, type SeatBubble } from './seat-bubbles.ts';
import styles from './offers.module.css';

const words: Readonly<Record<SeatBubble, string>> = {
  taken: m.taken,
  open: m.open,
  left: m.left,
  'run-out': m.ranOut,
  free: m.free,
};

const counted: Readonly<Record<SeatBubble, (count: number) => string>> = {
  taken: m.countTaken,
  open: m.countOpen,
  left: m.countLeft,
  'run-out': m.countRunOut,
  free: m.countFree,
};

/** Each list with one bubble a seat, and who is the next to get one. */
export function OfferLists({ offers: { lists, offers } }: { readonly offers: OffersAnswer }) {
  return (
    <section className="mt-32" aria-labelledby="seats-by-list">
      <header className={styles.head}>
        <h2 className="h2" id="seats-by-list">
          {m.seatsByList}
        </h2>
        <small>{m.oneBubble}</small>
      </header>
      <ul className={styles.lists}>
        {lists.map((list) => {
          const bubbles = seatBubbles(list, offers);
          return (
            <li key={list.name}>
              <span>
                <b>{listName(list.name)}</b>
                <small>{bubbles.map(({ kind, count }) => counted[kind](count)).join(', ')}</small>
              </span>
              <span className={styles.seats} aria-hidden="true">
                {bubbles.flatMap(({ kind, count }) =>
                  Array.from({ length: count }, (_, at) => <SeatMark key={`${kind}${at}`} kind={kind} />),
                )}
              </span>
              <small>{list.next === null ? m.nextNone : m.nextIs(list.next.rank, list.next.name)}</small>
            </li>
          );
        })}
      </ul>
      <p className={styles.legend} aria-hidden="true">
        {(['taken', 'open', 'left', 'run-out'] as const).map((kind) => (
          <span key={kind}>
            <SeatMark kind={kind} />
            {words[kind]}
          </span>
        ))}
      </p>
    </section>
  );
}

function SeatMark({ kind }: { readonly kind: SeatBubble }) {
  return (
    <i data-kind={kind}>
      {kind === 'open' && '?'}
      {kind === 'left' && <Icon name="cross" size={10} weight={3} />}
      {kind === 'run-out' && <Icon name="clock" size={11} weight={2.4} />}
    </i>
  );
}
