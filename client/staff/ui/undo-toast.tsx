import { Button } from '#client/ui/button.tsx';
import { dismissToast, showToast, toastStore } from '#client/ui/toast-store.ts';
import * as m from '#messages/staff-items.ts';

/** A message about an action, with an undo button for as long as it stays. */
export function showUndoToast(text: string, undo: () => void): void {
  const takeBack = () => {
    if (shown !== undefined) dismissToast(shown.id);
    undo();
  };
  showToast(
    <>
      {text}{' '}
      <Button kind="link" onClick={takeBack}>
        {m.undo}
      </Button>
    </>,
  );
  const [shown] = toastStore.getState().slice(-1);
}
