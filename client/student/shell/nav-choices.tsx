import type { ReactNode } from 'react';
import group from '#client/ui/nav-group.module.css';
import type { Language } from '#text/language.ts';
import nav from './side-nav.module.css';

interface NavChoicesProps {
  readonly heading: string;
  readonly choices: readonly {
    readonly name: string;
    /** What is seen, where that is not the name. */
    readonly label?: ReactNode;
    readonly chosen: boolean;
    readonly choose: () => unknown;
    /** The language that the label itself is in, where it is one's name. */
    readonly lang?: Language;
  }[];
}

/** What can be chosen at the foot of the navigation. Buttons, so that beside an exam its options are the only radios. */
export function NavChoices({ heading, choices }: NavChoicesProps) {
  return (
    <fieldset className={group.group}>
      <legend className={group.heading}>{heading}</legend>
      <div>
        {choices.map(({ name, label = name, chosen, choose, lang }) => (
          <button key={name} type="button" className={group.choice} aria-pressed={chosen} lang={lang} onClick={choose}>
            <i className={nav.dot} aria-hidden="true" />
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
