import group from '#client/ui/nav-group.module.css';
import { choose, useChoice } from './choices.ts';
import nav from './side-nav.module.css';

const choices = [
  { label: 'Light', value: 'light' },
  { label: 'Dark', value: 'dark' },
  { label: 'System', value: null },
] as const;

/** The browser's own frame, by theme; index.html gives the same two to a visitor who follows the system. */
const frameColours = { light: '#FBFAF6', dark: '#111128' };

function chooseTheme(value: (typeof choices)[number]['value']): void {
  choose('theme', value);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = frameColours[value ?? (meta.media.includes('dark') ? 'dark' : 'light')];
  }
}

/** Light, dark or as the system has it. Buttons, so that beside an exam its options are the only radios. */
export function ThemeControl() {
  const chosen = useChoice('theme');
  return (
    <fieldset className={group.group}>
      <legend className={group.heading}>Theme</legend>
      <div>
        {choices.map(({ label, value }) => (
          <button
            key={label}
            type="button"
            className={group.choice}
            aria-pressed={chosen === value}
            onClick={() => chooseTheme(value)}
          >
            <i className={nav.dot} aria-hidden="true" />
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
