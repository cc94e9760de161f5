/** A short message at the top right. What failed is 'bad'. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'good' | 'bad';
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  get: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  dismiss: (id: number) => set(toasts.filter((toast) => toast.id !== id)),
};

export function showToast(text: string, kind: Toast['kind'] = 'good'): void {
  set([...toasts, { id: ++lastId, text, kind }]);
}
