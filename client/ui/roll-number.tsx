import layout from '#client/ui/layout.module.css';
import styles from './roll-number.module.css';

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A number in the form of an OMR sheet, padded with zeros to the digits of `like`. For a score that is its total. */
export function RollNumber({ value, like = value }: { value: number; like?: number }) {
  const written = String(value).padStart(String(like).length, '0');
  return (
    <span className={`${layout.box} ${styles.roll}`} data-roll aria-hidden="true">
      {Array.from(written, (shown, place) => (
        // Digits repeat: only their place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place}>
          <b className={layout.centre}>{shown}</b>
          {digits.map((digit) => (
            <i key={digit} className={digit === shown ? styles.darkened : undefined}>
              {digit}
            </i>
          ))}
        </span>
      ))}
    </span>
  );
}
