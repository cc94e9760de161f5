import { useEffect, useState } from 'react';
import * as m from '#messages/profile.ts';
import button from '#client/ui/button.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import { clearDevice, visitorsRecord } from './device-calls.ts';
import { saveFile } from './profile-calls.ts';
import styles from './profile.module.css';

/** A visitor's practice that only this device has: a student can download and delete it. Empty if there is none. */
export function DeviceData() {
  const [record, setRecord] = useState<Awaited<ReturnType<typeof visitorsRecord>>>(null);
  const [deleting, setDeleting] = useState(false);
  useEffect(() => {
    let shown = true;
    void visitorsRecord().then((found) => shown && setRecord(found));
    return () => {
      shown = false;
    };
  }, []);
  if (record === null) return null;
  const clear = async () => {
    await clearDevice();
    setRecord(null);
    showToast(m.deviceCleared);
  };
  return (
    <section className={`${styles.part} ${styles.narrow}`}>
      <h2 className="h2">{m.onDevice}</h2>
      <p className="small">{m.onDeviceLead}</p>
      <button type="button" className={`${button.outlined} mt-16`} onClick={() => saveFile(record)}>
        {m.exportData}
      </button>
      {deleting ? (
        <div className={`${styles.warning} mt-24`}>
          <p>{m.clearLead}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button */}
          <button type="button" autoFocus className={button.outlined} onClick={() => setDeleting(false)}>
            {m.clearNot}
          </button>
          <button type="button" className={button.link} onClick={() => void clear()}>
            {m.deleteNow}
          </button>
        </div>
      ) : (
        <p>
          <button type="button" className={button.link} onClick={() => setDeleting(true)}>
            {m.clearDevice}
          </button>
        </p>
      )}
    </section>
  );
}
