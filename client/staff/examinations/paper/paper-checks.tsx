import { language } from '#messages/language.ts';
import * as m from '#messages/staff-paper.ts';
import { numberIn } from '#text/numbers.ts';
import { Notice } from '../../ui/notice.tsx';
import type { StaffPaper } from './use-paper.ts';

/** So many places are named; whoever puts these right sees the next. */
const most = 12;

function named(places: readonly number[]): string {
  const said = places.slice(0, most).map((place) => numberIn(language, place + 1));
  return said.join(', ') + (places.length > most ? ' …' : '');
}

/** What is worth a look before the paper is sealed; nothing of it holds the sealing up. */
export function PaperChecks({ paper: { alike, unexplained } }: { paper: StaffPaper }) {
  return (
    <>
      {alike.length > 0 && (
        <Notice kind="calm">
          <b>{m.alike}</b> {m.atPlaces(named(alike))}
        </Notice>
      )}
      {unexplained.length > 0 && (
        <Notice kind="calm">
          <b>{m.unexplained(unexplained.length, numberIn(language, unexplained.length))}</b> {m.unexplainedNote}{' '}
          {m.atPlaces(named(unexplained))}
        </Notice>
      )}
    </>
  );
}
