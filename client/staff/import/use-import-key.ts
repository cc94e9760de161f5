import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Enter, or Command+Enter, imports, wherever the focus is. */
export function useImportKey(onImport: () => void, isPossible: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || !isPossible) return;
    event.preventDefault();
    onImport();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
