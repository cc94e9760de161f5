import dashes from '#client/ui/dashes.module.css';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { apiBase, pathOf } from '#client/lib/api/call.ts';
import type { Examination } from '#contract/examination.ts';
import * as m from '#messages/staff-merit.ts';
import { prefix } from '#messages/language.ts';
import styles from './panels.module.css';
import { listName } from '../shared/standing.ts';
import { StateAct } from './state-act.tsx';
import { SettledTie, Tie } from './ties.tsx';
import type { Merit } from '../shared/use-merit.ts';
import { WhatIf } from './what-if.tsx';
import { WhyAbove } from './why-above.tsx';

interface MeritPanelsProps {
  readonly examination: Examination;
  readonly merit: Merit;
}

/** Beside the results: ties at a last seat, what would change the lists, and their publication. */
export function MeritPanels({ examination, merit }: MeritPanelsProps) {
  const { code, state, namesPublished } = examination;
  const { ranking, ties, settled } = merit;
  const nameOf = (symbolNumber: string) => ranking.find((row) => row.symbolNumber === symbolNumber)?.name ?? '';
  return (
    <aside id="tie" tabIndex={-1}>
      {ties.map((tie) => (
        <Tie key={tie.list + tie.among.join()} code={code} tie={tie} nameOf={nameOf} />
      ))}
      {settled.map((tie) => (
        <SettledTie
          key={tie.list + tie.among.join() + tie.admitted.join() + tie.reason}
          code={code}
          tie={tie}
          nameOf={nameOf}
          mayChange={state !== 'published'}
        />
      ))}
      <WhatIf
        examination={examination}
        merit={merit}
        key={JSON.stringify([examination.seats, examination.tieBreaks])}
      />
      <WhyAbove code={code} />
      <section className={`${layout.soft} ${styles.panel}`}>
        <h3>{state === 'published' ? m.isPublished : m.publication}</h3>
        {state === 'published' ? (
          <Published code={code} />
        ) : (
          <>
            <ul className={`${dashes.dashes} mt-8`}>
              <li>{m.publishesLists(`/results/${code}`, namesPublished)}</li>
              <li>{m.publishesOwn}</li>
              <li>{m.publishesSigned}</li>
            </ul>
            <p className="mt-8">
              <b>{m.stateActs.published.forGood}</b>
            </p>
            {state === 'final' ? (
              <StateAct
                to="published"
                blocked={ties.length > 0 ? m.tieOpen(ties.map(({ list }) => listName(list)).join(', ')) : undefined}
              />
            ) : (
              <p className="mt-8">{m.finalFirst}</p>
            )}
          </>
        )}
      </section>
    </aside>
  );
}

/** The links to the publication, as a page and as files. */
function Published({ code }: { code: string }) {
  return (
    <ul className={styles.moves}>
      <li>
        <a className={button.link} href={`${prefix}/results/${code}`}>
          {m.publicPage}
        </a>
      </li>
      <li>
        <a
          className={button.link}
          href={apiBase + pathOf('GET /results/:code.json', { code })}
          download={`${code}.json`}
        >
          {m.signedFile}
        </a>
      </li>
      <li>
        <a className={button.link} href={apiBase + pathOf('GET /results/public-key')} download="public-key.pem">
          {m.publicKey}
        </a>
      </li>
      <li>
        <a
          className={button.link}
          href={apiBase + pathOf('GET /staff/examinations/:code/publication.zip', { code })}
          download
        >
          {m.asZip}
        </a>
      </li>
    </ul>
  );
}
