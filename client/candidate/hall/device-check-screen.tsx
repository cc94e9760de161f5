import { useEffect, useState } from 'react';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import * as m from '#messages/hall.ts';
import type { AttemptRecord } from '#client/candidate/attempt/attempt-record.ts';
import type { DeviceCheck } from './check-device.ts';
import { linesOf } from './device-check-lines.ts';
import { HallIcon } from '#client/candidate/frame/hall-icon.tsx';
import { QuietHead } from '#client/candidate/frame/hall-head.tsx';
import hall from '#client/candidate/frame/hall.module.css';
import timing from '#client/ui/timing-mark.module.css';
import styles from './device-check.module.css';

interface DeviceCheckScreenProps {
  readonly record: AttemptRecord;
  readonly check: () => Promise<DeviceCheck>;
  readonly goOn: () => void;
}

/** Each line is fine or says what to do. Only missing storage stops the candidate. */
export function DeviceCheckScreen({ record, check, goOn }: DeviceCheckScreenProps) {
  const [checked, setChecked] = useState<DeviceCheck | null>(null);
  useEffect(() => {
    let left = false;
    void check().then((found) => left || setChecked(found));
    return () => {
      left = true;
    };
  }, [check]);
  const lines = checked ? linesOf(checked, record.examination.minutes) : [];
  const toDo = lines.filter(({ fine }) => !fine).length;
  return (
    <>
      <QuietHead who={record.candidate} />
      <main id="main">
        <div className={hall.narrow}>
          <h1 className="h1">{m.deviceCheck}</h1>
          <p className="lead" role="status">
            {checked === null
              ? m.opening
              : toDo === 0
                ? m.allFine(lines.length)
                : m.someToDo(lines.length - toDo, lines.length, toDo)}
          </p>
          <ul className={`${styles.lines} mt-16 ink-above`}>
            {lines.map(({ name, fine, says }) => (
              <li key={name} className={fine ? undefined : `${timing.marked} ${styles.open}`}>
                <span className={`${layout.centre} ${styles.sign}`}>
                  {fine ? <Icon name="tick" size={16} weight={3.4} /> : <HallIcon name="todo" size={18} />}
                </span>
                <h2>{name}</h2>
                <span className={`${styles.state} semibold`}>{fine ? m.ok : m.toDo}</span>
                <p>{says}</p>
              </li>
            ))}
          </ul>
          <div className={styles.foot}>
            <div className={`${layout.spread} ${styles.again}`}>
              <p className="small">{toDo > 0 && checked?.storage === true && m.mayGoOn}</p>
              <button type="button" className={hall.text} onClick={() => void check().then(setChecked)}>
                {m.checkAgain}
              </button>
            </div>
            {checked?.storage === true && (
              <button type="button" className={button.filled} onClick={goOn}>
                {m.toWaitingRoom}
                <Icon name="arrow" size={22} weight={2.4} />
              </button>
            )}
          </div>
        </div>
      </main>
    </>
  );
}
