import { useId, useState, type FormEvent } from 'react';
import { apiErrorFrom } from '#client/lib/api/call.ts';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { shownLists, type PublishedResults, type PublishedRow } from '#contract/published-results.ts';
import * as m from '#messages/results.ts';
import { marksFigure } from '#text/marks.ts';
import { Figures } from '#client/candidate/frame/clock-time.tsx';
import { oneResult } from './results-lookup.ts';
import hall from '#client/candidate/frame/hall.module.css';
import asking from './ask-number.module.css';
import styles from './look-up.module.css';
import table from './marks-by-section.module.css';
import timing from '#client/ui/timing-mark.module.css';

type Row = Omit<PublishedRow, 'before'>;

interface LookUpProps {
  readonly code: string;
  readonly published: PublishedResults;
  readonly found: Row | null;
  readonly find: (row: Row | null) => void;
  /** Whether the program has not loaded yet. Then the form can't be sent, and a PIN never gets into an address. */
  readonly waiting: boolean;
}

/** Finds one candidate: the symbol number gives the place on the lists, and with the PIN also the marks of each section. */
export function LookUp({ code, published, found, find, waiting }: LookUpProps) {
  const id = useId();
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [whole, setWhole] = useState(false);

  async function look(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const written = (name: string) => (form.get(name) as string).trim();
    const [symbolNumber, pin] = [written('symbolNumber').normalize('NFC'), written('pin')];
    setSaid(null);
    setWhole(false);
    find(null);
    if (symbolNumber === '') return setSaid(m.writeNumber);
    if (pin === '') {
      const row = published.ranking.find((each) => each.symbolNumber === symbolNumber) ?? null;
      if (row === null) setSaid(m.notFound(symbolNumber));
      return find(row);
    }
    setBusy(true);
    try {
      find(await oneResult(code, symbolNumber, pin));
      setWhole(true);
    } catch (error) {
      setSaid(apiErrorFrom(error).message);
    }
    setBusy(false);
  }

  return (
    <>
      <form className="screen-only mt-16" onSubmit={(event) => void look(event)} noValidate>
        <h2 className={hall.label}>{m.findOne}</h2>
        <noscript>
          <p className="small">{m.findByBrowser}</p>
        </noscript>
        <div className={`${asking.ask} mt-8`}>
          <label htmlFor={`${id}-number`} className="small">
            {m.symbolNumber}
          </label>
          <input
            id={`${id}-number`}
            name="symbolNumber"
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            disabled={waiting}
          />
          <button type="submit" className={button.filled} disabled={busy || waiting}>
            {busy ? m.finding : m.find}
          </button>
        </div>
        <p className="small mt-8">
          <label htmlFor={`${id}-pin`}>{m.pin}</label>
        </p>
        <input
          id={`${id}-pin`}
          name="pin"
          className={asking.pin}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          disabled={waiting}
          aria-describedby={`${id}-hint`}
        />
        <p className="small" id={`${id}-hint`}>
          {m.pinHint}
        </p>
        <p className={hall.refused} role="alert">
          {said}
        </p>
      </form>
      <div role="status">{found && <FoundRow published={published} row={found} whole={whole} />}</div>
    </>
  );
}

function FoundRow({ published, row, whole }: { published: PublishedResults; row: Row; whole: boolean }) {
  const { rank, symbolNumber, name, total, sections } = row;
  const list = shownLists(published, m).find(({ candidates }) =>
    candidates.some((each) => each.symbolNumber === symbolNumber),
  );
  return (
    <>
      <a className={`screen-only ${styles.found} ${timing.marked}`} href={list ? `#c-${symbolNumber}` : '#main'}>
        <b>{rank ?? '–'}</b>
        <strong className="semibold line-13">{name ?? symbolNumber}</strong>
        <span>{whereOf(published, row)}</span>
      </a>
      {whole && total !== null && (
        <section className={`screen-only ${hall.section}`} aria-label={m.sectionMarks}>
          <h2 className={`h2 ${layout.baseline} ${table.sum} justify-between`}>
            {m.marks}{' '}
            <span className={`${hall.number} normal`}>
              <Figures text={marksFigure(total)} />
            </span>
          </h2>
          <ul className={table.sections}>
            {Object.entries(sections).map(([title, marks]) => (
              <li key={title}>
                <span>{title}</span>
                <span className={hall.number}>
                  <Figures text={marksFigure(marks)} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A candidate's place, in one line. */
function whereOf(published: PublishedResults, { rank, symbolNumber, withheld, passed, list, position }: Row): string {
  if (rank === null) return m.absent;
  const standing = m.rankOf(rank, published.sat);
  if (withheld) return m.inARow(standing, m.withheldOne);
  if (list !== null && position !== null)
    return m.inARow(standing, m.seatOn(list === 'open' ? m.openList : list, position));
  const waits = shownLists(published, m)
    .filter(({ kind }) => kind === 'waiting')
    .flatMap(({ title, candidates }) =>
      candidates.filter((each) => each.symbolNumber === symbolNumber).map((each) => m.waitsOn(title, each.position)),
    );
  if (waits.length > 0) return m.inARow(standing, waits.join('; '));
  return m.inARow(standing, passed ? m.inARow(m.passed, m.noSeat) : m.notPassed);
}
