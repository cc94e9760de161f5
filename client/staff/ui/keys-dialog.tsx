import { useId, useState } from 'react';
import * as m from '#messages/staff-frame.ts';
import act from './act.module.css';
import { letSingleKeysAct, singleKeysAct } from './single-keys.ts';
import { useModal } from './use-modal.ts';
import styles from './keys-dialog.module.css';

interface KeysDialogProps {
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
  readonly onClose: () => void;
}

/** Every key of the screen, and the switch for those of a single letter. */
export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const id = useId();
  const dialog = useModal();
  const [acting, setActing] = useState(singleKeysAct);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 className="h2" id={id}>
        {m.keysTitle}
      </h2>
      <dl>
        {[...keys, [['?'], m.allKeys] as const].map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name} className={act.key}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          autoComplete="off"
          checked={acting}
          onChange={({ target }) => {
            letSingleKeysAct(target.checked);
            setActing(target.checked);
          }}
        />
        {m.singleKeys}
      </label>
      <p className="small">{m.singleKeysNote}</p>
      <div className={act.row}>
        <button type="button" className={act.filled} onClick={onClose}>
          {m.closeKeys}
        </button>
      </div>
    </dialog>
  );
}
