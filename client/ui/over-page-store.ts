import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';

/** A dialog that no screen renders by itself, because the screen below it may change. */
interface OverPageDialog {
  readonly id: number;
  readonly content: ReactNode;
}

export const overPageStore = createStore<readonly OverPageDialog[]>(() => []);

let lastId = 0;

/** Shows a dialog over the page (over-page.tsx) until `close` is called. */
export function showOverPage(render: (close: () => void) => ReactNode): void {
  const id = ++lastId;
  const close = () => overPageStore.setState((shown) => shown.filter((each) => each.id !== id), true);
  overPageStore.setState((shown) => [...shown, { id, content: render(close) }], true);
}
