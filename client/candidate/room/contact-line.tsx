import * as m from '#messages/room.ts';
import styles from './contact-line.module.css';
import type { RoomBoard, BoardCandidate } from './room-calls.ts';

interface ContactLineProps {
  readonly candidate: BoardCandidate;
  readonly board: RoomBoard;
  /** ms since 1970. */
  readonly now: number;
}

const width = 240;

/** From the start until now: in contact, without a link while the device worked, silent. */
export function ContactLine({ candidate, board, now }: ContactLineProps) {
  const from = Date.parse(board.startsAt);
  const at = (time: number) => (Math.min(1, Math.max(0, (time - from) / Math.max(1, now - from))) * width).toFixed(1);
  const last = candidate.lastHeard === null ? from : Date.parse(candidate.lastHeard);
  const until = candidate.state === 'notHeard' || candidate.state === 'handedIn' ? last : now;
  const lost = [...candidate.dark, ...candidate.worked]
    .map((each) => ({ from: Date.parse(each.from), to: Date.parse(each.to) }))
    .sort((a, b) => a.from - b.from);
  // The stretches between the times without contact.
  const begins = [from, ...lost.map(({ to }) => to)];
  const ends = [...lost.map((each) => each.from), until];
  const line = (start: number, end: number) => `M${at(start)} 11H${at(end)}`;
  const never = candidate.lastHeard === null;
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} 22`}
      preserveAspectRatio="none"
      role="img"
      aria-label={m.contactLine}
    >
      {board.outages.map((outage) => {
        const x = Number(at(Date.parse(outage.from)));
        const end = outage.to === null ? now : Date.parse(outage.to);
        return <rect key={outage.id} className={styles.outage} x={x} width={Number(at(end)) - x} height="22" />;
      })}
      {never ? (
        <path className={styles.none} d={`M0 11H${width}`} />
      ) : (
        <>
          {begins.map((start, place) => {
            const end = ends[place] ?? until;
            return end > start && <path key={start} d={line(start, end)} />;
          })}
          {candidate.worked.map((each) => (
            <path key={each.from} className={styles.dots} d={line(Date.parse(each.from), Date.parse(each.to))} />
          ))}
        </>
      )}
    </svg>
  );
}
