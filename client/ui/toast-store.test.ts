import { expect, it, vi } from 'vitest';
import { dismissToast, showToast, toastStore } from './toast-store.ts';

it('keeps toasts in the order they came, until each is dismissed', () => {
  const listener = vi.fn<() => void>();
  const leave = toastStore.subscribe(listener);
  showToast('Login Successfully.');
  showToast('The link could not be sent.', 'bad');
  expect(toastStore.getState().map(({ text, kind }) => [text, kind])).toEqual([
    ['Login Successfully.', 'good'],
    ['The link could not be sent.', 'bad'],
  ]);
  for (const { id } of toastStore.getState().slice(0, 1)) dismissToast(id);
  expect(toastStore.getState().map(({ text }) => text)).toEqual(['The link could not be sent.']);
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  showToast('Unheard');
  expect(listener).toHaveBeenCalledTimes(3);
});
