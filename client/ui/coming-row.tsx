import '#client/styles/api-state.css';
import { Bubble } from './bubble.tsx';

/** Holds the place of an OptionLink while what it leads to is loaded. */
export function ComingRow({ letter, width }: { letter: string; width: string }) {
  return (
    <li className="row" aria-hidden="true">
      <Bubble letter={letter} />
      <span className="skel" style={{ width }} />
    </li>
  );
}
