import * as m from '#messages/hall.ts';
import layout from '#client/ui/layout.module.css';
import hall from '#client/candidate/frame/hall.module.css';
import styles from './admit-card.module.css';

/** A picture of a QR code, which leads nowhere. */
const finder = (x: number, y: number) =>
  `M${x} ${y}h7v7h-7zv7h7v-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
const squares = [
  '8 1,10 0,12 2,9 4,11 5,8 6,12 6,10 3',
  '0 8,2 9,4 8,6 10,1 11,3 12,5 12,8 8,10 9,9 11,12 10,11 12',
  '14 8,16 9,18 8,20 10,15 11,19 12,17 12,13 9',
  '8 14,10 15,9 17,11 18,8 19,12 14,12 20,10 20,14 14,16 15,18 14,20 16,15 17,17 18,19 19,14 20,16 20,20 20',
]
  .join(',')
  .split(',');
const code = [finder(0, 0), finder(14, 0), finder(0, 14), ...squares.map((at) => `M${at}h1v1h-1z`)].join('');

/** Shows where both numbers are printed: a card like the college's, with invented numbers. */
export function AdmitCard({ title }: { title: string }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.body}>
        <small>{m.admitCard}</small>
        <b>{title}</b>
        <dl>
          <div>
            <dt>{m.candidate}</dt>
            <dd>{m.cardName}</dd>
          </div>
          <div>
            <dt>{m.room}</dt>
            <dd className={hall.number}>3, 12</dd>
          </div>
        </dl>
        <dl className={styles.numbers}>
          <div>
            <dt>
              <i>1</i>
              {m.symbolNumber}
            </dt>
            <dd className={hall.number}>240317</dd>
          </div>
          <div>
            <dt>
              <i>2</i>
              {m.pin}
            </dt>
            <dd className={hall.number}>5290 8146</dd>
          </div>
        </dl>
      </div>
      <div className={`${layout.centre} ${styles.stub}`}>
        <svg viewBox="0 0 21 21" width="92" height="92" shapeRendering="crispEdges" fillRule="evenodd">
          <path d={code} />
        </svg>
      </div>
    </div>
  );
}
