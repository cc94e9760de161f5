import { encode } from 'uqr';
import * as m from '#messages/staff-college.ts';
import styles from '../ui/college-form.module.css';

/** Light modules around the code, required by its standard. */
const border = 4;

/** A text as a QR code, one path of squares. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={m.qr} shapeRendering="crispEdges">
      <path fill="currentColor" d={squares.join('')} />
    </svg>
  );
}
