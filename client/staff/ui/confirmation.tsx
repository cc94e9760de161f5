import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { SlipDialog } from './slip-dialog.tsx';

interface ConfirmationProps {
  readonly title: string;
  /** What happens. */
  readonly children: ReactNode;
  /** The text below the perforation: whether it can be undone. */
  readonly below: ReactNode;
  readonly no: string;
  readonly yes: string;
  /** If the action loses something, the safe button gets the focus. */
  readonly loses?: boolean;
  readonly busy?: boolean;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before an action: the event stands above the perforation, what can't be undone below it. The safe button comes first. */
export function Confirmation({
  title,
  children,
  below,
  no,
  yes,
  loses = false,
  busy = false,
  onNo,
  onYes,
}: ConfirmationProps) {
  return (
    <SlipDialog
      title={title}
      above={children}
      below={
        <>
          <p>{below}</p>
          <div className={layout.row}>
            <Button kind={loses ? 'filled' : 'outlined'} onClick={onNo}>
              {no}
            </Button>
            <Button kind={loses ? 'outlined' : 'filled'} idle={busy} onClick={onYes}>
              {yes}
            </Button>
          </div>
        </>
      }
      onCancel={onNo}
    />
  );
}
