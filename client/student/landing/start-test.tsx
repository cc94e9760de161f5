import button from '#client/ui/button.module.css';
import { clearForExamStart } from '#client/lib/storage/browser-storage.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import type { Landing } from './landings.ts';
import * as m from '#messages/landing.ts';

/** A link to the test; without an address, the word that it is coming (spelt as specified). */
export function StartTest({ label, to }: Landing['start']) {
  if (to === undefined) {
    return (
      // oxlint-disable-next-line eslint/no-alert -- the browser's own alert is what the specification asks for
      <button type="button" className={button.filled} onClick={() => alert(m.comingSoon)}>
        {label}
      </button>
    );
  }
  // A new attempt must not find data of an earlier one.
  return (
    <Link className={button.filled} to={to} onClick={clearForExamStart}>
      {label} <Icon name="arrow" size={22} weight={2.4} />
    </Link>
  );
}
