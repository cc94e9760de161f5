import * as m from '#messages/frame.ts';
import { choose, useChoice } from './choices.ts';
import { NavChoices } from './nav-choices.tsx';

const themes = [
  { label: m.light, value: 'light' },
  { label: m.dark, value: 'dark' },
  { label: m.system, value: null },
] as const;

/** The browser's own frame, by theme; index.html has the same two for visitors who follow the system. */
const frameColours = { light: '#FBFAF6', dark: '#111128' };

function chooseTheme(value: (typeof themes)[number]['value']): void {
  choose('theme', value);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = frameColours[value ?? (meta.media.includes('dark') ? 'dark' : 'light')];
  }
}

/** Light, dark or the system's theme. */
export function ThemeControl() {
  const theme = useChoice('theme');
  return (
    <NavChoices
      heading={m.theme}
      choices={themes.map(({ label, value }) => ({
        name: label,
        chosen: theme === value,
        choose: () => chooseTheme(value),
      }))}
    />
  );
}
