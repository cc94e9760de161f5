import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { closeModal, showModal } from './modal.ts';

interface DialogProps {
  readonly className?: string | undefined;
  /** The id of its title. */
  readonly labelledBy: string;
  /** Escape, like the button that says no. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page as long as it is rendered. Then the focus goes back to the control that opened it. */
export function Dialog({ className, labelledBy, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    if (shown === null) return;
    showModal(shown);
    return () => closeModal(shown, opener);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Chromium closes at the second Escape without a question.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
