import { useSyncExternalStore } from 'react';
import { useMedia } from './use-media.ts';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the present theme is dark: by the choice on <html> (tokens.css), or by the system. */
export function useDark(): boolean {
  const system = useMedia('(prefers-color-scheme: dark)');
  const chosen = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['theme'],
    () => undefined,
  );
  return chosen === undefined ? system : chosen === 'dark';
}
