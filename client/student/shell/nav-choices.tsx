import type { ReactNode } from 'react';
import layout from '#client/ui/layout.module.css';
import group from '#client/ui/nav-group.module.css';
import type { Language } from '#text/language.ts';
import nav from './side-nav.module.css';

interface NavChoicesProps {
  readonly heading: string;
  readonly choices: readonly {
    readonly name: string;
    /** The visible text, if it differs from the name. */
    readonly label?: ReactNode;
    readonly chosen: boolean;
    readonly choose: () => unknown;
    /** The language of the label itself, if it is the name of a language. */
    readonly lang?: Language;
  }[];
}

/** The choices at the foot of the navigation. They are buttons, so that an exam's options are the only radios beside it. */
export function NavChoices({ heading, choices }: NavChoicesProps) {
  return (
    <fieldset className={`${group.group} mt-12`}>
      <legend className={group.heading}>{heading}</legend>
      <div className="flex flex-wrap">
        {choices.map(({ name, label = name, chosen, choose, lang }) => (
          <button
            key={name}
            type="button"
            className={`${layout.line} ${group.choice}`}
            aria-pressed={chosen}
            lang={lang}
            onClick={choose}
          >
            <i className={nav.dot} aria-hidden="true" />
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
