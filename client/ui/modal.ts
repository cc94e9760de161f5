/**
 * Shows a dialog over the page. Firefox before 98 and Safari before 15.4 know no dialogs: there it opens like any other part of the page,
 * which stays active behind it.
 */
export function showModal(dialog: HTMLDialogElement): void {
  if (knowsDialogs(dialog)) return dialog.showModal();
  dialog.setAttribute('open', '');
  dialog.querySelector('button')?.focus();
}

/** Closes a dialog of `showModal`. Afterwards `opener` has the focus, like after the browser's own close. */
export function closeModal(dialog: HTMLDialogElement, opener: HTMLElement | null): void {
  if (knowsDialogs(dialog)) return dialog.close();
  dialog.removeAttribute('open');
  dialog.dispatchEvent(new Event('close'));
  opener?.focus();
}

function knowsDialogs(dialog: HTMLElement): boolean {
  return 'showModal' in dialog;
}
