import { useId, useState } from 'react';
import * as m from '#messages/staff-frame.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import layout from '#client/ui/layout.module.css';
import { letSingleKeysAct, singleKeysAct } from './single-keys.ts';
import styles from './keys-dialog.module.css';

interface KeysDialogProps {
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
  readonly onClose: () => void;
}

/** Every key of the screen, and the switch for those of a single letter. */
export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const id = useId();
  const [acting, setActing] = useState(singleKeysAct);
  return (
    <Dialog className={styles.dialog} labelledBy={id} onClose={onClose}>
      <h2 className="h2" id={id}>
        {m.keysTitle}
      </h2>
      <dl>
        {[...keys, [['?'], m.allKeys] as const].map(([names, does]) => (
          <div key={does} className={layout.line}>
            <dt>
              {names.map((name) => (
                <kbd className="inline-flex" key={name}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={layout.line}>
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
      <div className={layout.row}>
        <Button kind="filled" onClick={onClose}>
          {m.closeKeys}
        </Button>
      </div>
    </Dialog>
  );
}
