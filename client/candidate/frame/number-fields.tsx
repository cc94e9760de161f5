import { useId, useState, type CSSProperties } from 'react';
import * as m from '#messages/hall.ts';
import layout from '#client/ui/layout.module.css';
import hall from './hall.module.css';
import styles from './number-fields.module.css';

interface NumberFieldProps {
  readonly name: string;
  readonly defaultValue?: string | undefined;
}

const columnsOf = (count: number) => ({ '--n': count }) as CSSProperties;
/** Most symbol numbers have six digits; a longer one widens its input. */
const symbolBoxes = 6;
const maxBoxes = 8;
const pinBoxes = 8;
const figures = '0123456789';

/** The symbol number, in boxes over the columns that an OMR form has below. Longer ones, and letters, have a plain field. */
export function SymbolNumberField({ name, defaultValue = '' }: NumberFieldProps) {
  const id = useId();
  const [value, setValue] = useState(defaultValue);
  const plain = value.length > maxBoxes || /\D/.test(value);
  const boxes = Math.max(symbolBoxes, Math.min(maxBoxes, value.length));
  return (
    <>
      <label className={hall.label} htmlFor={id}>
        <span className="mono" aria-hidden="true">
          1
        </span>
        {m.symbolNumber}
      </label>
      <div
        className={`${layout.box} ${styles.boxes} ${plain ? styles.plain : boxes > symbolBoxes ? styles.long : ''}`}
        style={columnsOf(boxes)}
      >
        <div className={styles.digits}>
          <input
            id={id}
            name={name}
            inputMode={plain ? 'text' : 'numeric'}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            value={value}
            onChange={({ currentTarget }) => setValue(currentTarget.value.toUpperCase())}
          />
        </div>
        {!plain && (
          <div className={styles.columns} aria-hidden="true">
            {Array.from({ length: boxes }, (_, place) => (
              <span className="grid justify-items-center gap-2" key={place}>
                {Array.from(figures, (figure) => (
                  <i key={figure} className={value[place] === figure ? styles.filled : undefined}>
                    {figure}
                  </i>
                ))}
              </span>
            ))}
          </div>
        )}
      </div>
    </>
  );
}

/** The PIN: boxes that fill with graphite dots, or show it. The space on the admit card takes no box. */
export function PinField({ name, defaultValue = '' }: NumberFieldProps) {
  const id = useId();
  const [value, setValue] = useState(defaultValue);
  const [shown, setShown] = useState(false);
  const boxes = Math.max(pinBoxes, value.length);
  return (
    <>
      <div className={`${hall.label} ${styles.second}`}>
        <span className="mono" aria-hidden="true">
          2
        </span>
        <label htmlFor={id}>{m.pin}</label>
        <button
          type="button"
          className={`${hall.text} ${styles.toggle}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? m.hide : m.show}
        </button>
      </div>
      <div
        className={`${layout.box} ${styles.boxes} ${styles.pin} ${shown ? styles.shown : ''} ${boxes > pinBoxes ? styles.long : ''}`}
        style={columnsOf(boxes)}
      >
        <div className={styles.digits}>
          <input
            id={id}
            name={name}
            type={shown ? 'text' : 'password'}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={value}
            onChange={({ currentTarget }) => setValue(currentTarget.value.replaceAll(/\s/gu, ''))}
          />
          <div className={styles.hidden} aria-hidden="true">
            {Array.from({ length: boxes }, (_, place) => (
              <i key={place} className={place < value.length ? styles.filled : undefined} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
