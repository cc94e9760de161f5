import { dismissToast, showToast, toastStore } from '#client/ui/toast-store.ts';
import * as m from '#messages/staff-items.ts';
import act from './act.module.css';

/** A message about an action, with an undo button for as long as it stays. */
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
