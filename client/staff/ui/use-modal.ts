import { useEffect, useRef, type RefObject } from 'react';
import { closeModal, showModal } from '#client/ui/modal.ts';

/** The dialog with this ref lies over the page as long as it is rendered. Then the focus goes back to the control that opened it. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    if (shown === null) return;
    showModal(shown);
    return () => closeModal(shown, opener);
  }, []);
  return dialog;
}
