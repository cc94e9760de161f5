import { useState } from 'react';
import * as m from '#messages/staff-frame.ts';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { useKeys } from './use-keys.ts';
import styles from './keys-bar.module.css';
import { KeysDialog } from './keys-dialog.tsx';

interface KeysBarProps {
  /** The keys with their actions, in the order of their use. */
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
}

/** The keyboard's actions on this screen, and the link to all of its keys; absent on touch. */
export function KeysBar({ keys }: KeysBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  useKeys({ '?': () => setIsOpen(true) });
  return (
    <>
      <div className={`${layout.row} ${styles.keys}`}>
        {keys.map(([names, does]) => (
          <span key={does}>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
            {does}
          </span>
        ))}
        <Button kind="bare" onClick={() => setIsOpen(true)}>
          <kbd aria-hidden="true">?</kbd>
          {m.allKeys}
        </Button>
      </div>
      {isOpen && <KeysDialog keys={keys} onClose={() => setIsOpen(false)} />}
    </>
  );
}
