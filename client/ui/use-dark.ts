import { themeChoice } from '#client/shell/kept-choice.ts';
import { useMedia } from './use-media.ts';

/** Whether the theme in use is the dark one: by choice, or as the system has it. */
export function useDark(): boolean {
  const system = useMedia('(prefers-color-scheme: dark)');
  const chosen = themeChoice.use();
  return chosen === null ? system : chosen === 'dark';
}
