import type { PublishedRow, ShownList } from '#contract/published-results.ts';
import * as m from '#messages/results.ts';
import { marksFigure } from '#text/marks.ts';

interface MeritTableProps {
  readonly list: ShownList;
  readonly rows: ReadonlyMap<string, PublishedRow>;
  /** What decided among equal totals, by symbol number. */
  readonly reasons: ReadonlyMap<string, string>;
  readonly sections: readonly string[];
  /** The symbol number of the found candidate. */
  readonly found: string | null;
}

/** One list: rank, candidate and marks; on a wide screen and on paper the marks of each section too. */
export function MeritTable({ list, rows, reasons, sections, found }: MeritTableProps) {
  const { id, title, note, kind, seats, empty, candidates } = list;
  const named = candidates.some(({ name }) => name !== undefined);
  return (
    <section className="list" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 className="h2" id={`${id}-title`}>
          {title}
        </h2>
        <span className="small">{kind === 'seats' ? m.seats(seats) : m.waiting(seats)}</span>
      </header>
      <p className="small">{note}</p>
      {empty > 0 && <p>{m.wentToOpen(empty)}</p>}
      {candidates.length === 0 ? (
        empty === 0 && <p>{m.nobody}</p>
      ) : (
        <table className="mer" aria-labelledby={`${id}-title`}>
          <thead>
            <tr>
              <th scope="col" className="rk">
                {m.rank}
              </th>
              {named && (
                <th scope="col" className="sy ds">
                  {m.symbolShort}
                </th>
              )}
              <th scope="col">{named ? m.candidate : m.symbolShort}</th>
              {sections.map((section) => (
                <th key={section} scope="col" className="mk ds">
                  {section}
                </th>
              ))}
              <th scope="col" className="mk to">
                {m.marks}
              </th>
            </tr>
          </thead>
          <tbody>
            {candidates.map(({ symbolNumber, name, rank, total }) => (
              <tr key={symbolNumber} id={`c-${symbolNumber}`} className={symbolNumber === found ? 'me' : undefined}>
                <td className="rk">{rank}</td>
                {named && <td className="sy ds">{symbolNumber}</td>}
                <td className={named ? 'nm' : 'sy'}>
                  {named ? (
                    <>
                      <b>{name}</b>
                      <small className="num">{symbolNumber}</small>
                    </>
                  ) : (
                    symbolNumber
                  )}
                  {reasons.has(symbolNumber) && <small className="tie">{reasons.get(symbolNumber)}</small>}
                </td>
                {sections.map((section) => (
                  <td key={section} className="mk ds">
                    {marksFigure(rows.get(symbolNumber)?.sections[section] ?? 0)}
                  </td>
                ))}
                <td className="mk to">{marksFigure(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
