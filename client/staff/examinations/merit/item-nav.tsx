import nav from '#client/ui/nav-link.module.css';
import { Button } from '#client/ui/button.tsx';
import { sectionName } from '../shared/section-name.ts';
import styles from './key.module.css';

interface ItemNavProps {
  readonly places: readonly {
    readonly place: number;
    readonly section: string;
    /** The facts about it; a fact that does not hold is false. */
    readonly said: readonly (string | false | undefined)[];
  }[];
  readonly current: number | undefined;
  readonly onPick: (place: number) => void;
}

/** The items that need a look, each with its facts. */
export function ItemNav({ places, current, onPick }: ItemNavProps) {
  return (
    <ul className={`${styles.places} ink-above`}>
      {places.map(({ place, section, said }) => (
        <li key={place}>
          <Button
            kind="bare"
            className={nav.link}
            aria-current={current === place || undefined}
            onClick={() => onPick(place)}
          >
            <b className="num">{place + 1}</b>
            <span>
              {sectionName(section)}
              <small>{said.filter(Boolean).join(', ')}</small>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
