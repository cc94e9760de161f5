import { useId, type ReactNode } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import styles from './slip-dialog.module.css';

interface SlipDialogProps {
  readonly title: string;
  /** What happens. */
  readonly above: ReactNode;
  /** The choice below the perforation. */
  readonly below: ReactNode;
  /** Escape, like the button that says no. */
  readonly onCancel: () => void;
}

/** A slip over the page until a person decides: the event stands above its perforation, the choice below it. */
export function SlipDialog({ title, above, below, onCancel }: SlipDialogProps) {
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onCancel}>
      <div>
        <h2 className="h2" id={id}>
          {title}
        </h2>
        <p className="mt-8">{above}</p>
      </div>
      <div className={`perforated ${styles.below}`}>{below}</div>
    </Dialog>
  );
}
