import { dismissToast, showToast, toastStore } from '#client/ui/toast-store.ts';
import * as m from '#messages/staff-items.ts';
import act from './act.module.css';

/** Says what was done, with the way back for as long as the message stands. */
export function showUndoToast(text: string, undo: () => void): void {
  const takeBack = () => {
    if (shown !== undefined) dismissToast(shown.id);
    undo();
  };
  showToast(
    <>
      {text}{' '}
      <button type="button" className={act.act} onClick={takeBack}>
        {m.undo}
      </button>
    </>,
  );
  const [shown] = toastStore.getState().slice(-1);
}
