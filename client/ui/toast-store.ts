import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';

/** A short message at the top right. A failure is 'bad'. */
export interface Toast {
  readonly id: number;
  readonly text: ReactNode;
  readonly kind: 'good' | 'bad';
}

export const toastStore = createStore<readonly Toast[]>(() => []);

let lastId = 0;

export function showToast(text: ReactNode, kind: Toast['kind'] = 'good'): void {
  toastStore.setState([...toastStore.getState(), { id: ++lastId, text, kind }], true);
}

export function dismissToast(id: number): void {
  toastStore.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);
}
