import { useSyncExternalStore } from 'react';
import { useMedia } from './use-media.ts';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the theme in use is the dark one: by choice, which <html> says (tokens.css), or as the system has it. */
export function useDark(): boolean {
  const system = useMedia('(prefers-color-scheme: dark)');
  const chosen = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['theme'],
    () => undefined,
  );
  return chosen === undefined ? system : chosen === 'dark';
}
