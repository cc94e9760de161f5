import { apiBase, pathOf } from '#client/api/call.ts';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-merit.ts';
import { prefix } from '#messages/language.ts';
import { Waiting } from '../../frame/waiting.tsx';
import act from '../../ui/act.module.css';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { printPaths } from '../print/print-paths.ts';
import { useExamination } from '../use-examination.ts';
import { inText } from './figures.ts';
import styles from './merit.module.css';
import { listName, listsOf } from './standing.ts';
import { StateAct } from './state-act.tsx';
import { SettledTie, Tie } from './ties.tsx';
import { useMerit } from './use-merit.ts';
import { WhatIf } from './what-if.tsx';
import { WhyAbove } from './why-above.tsx';
import { Withheld } from './withheld.tsx';

/** The lists that are cut from the results, what would change them, and their publication. */
export function MeritPart() {
  const examination = useExamination();
  const { code, state, namesPublished } = examination;
  const { data, error, isFetching, refetch } = useMerit(code);
  if (error !== null)
    return <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>{error.message}</Notice>;
  if (data === undefined) return <Waiting />;
  const { ranking, ties, settled } = data;
  const nameOf = (symbolNumber: string) => ranking.find((row) => row.symbolNumber === symbolNumber)?.name ?? '';
  const lists = listsOf(data);
  const passed = ranking.filter((row) => row.passed).length;
  return (
    <section aria-label={m.meritList} className={styles.part}>
      <header className={styles.head}>
        <h2>{m.meritList}</h2>
        <p>{m.satAndPassed(inText(ranking.length), inText(passed))}</p>
        <Link className={act.act} to={printPaths.merit.to({ code })}>
          {m.print}
        </Link>
      </header>
      <div className={styles.two} data-panel="">
        <div>
          {lists.map(({ name, candidates }) => (
            <section key={name} className={styles.part}>
              <h2>{name}</h2>
              <p>{m.onList(inText(candidates.length))}</p>
              {candidates.length > 0 && (
                <p className="num">{candidates.map(({ symbolNumber }) => symbolNumber).join(', ')}</p>
              )}
            </section>
          ))}
          <Withheld code={code} ranking={ranking} mayChange={state !== 'published'} />
        </div>
        <aside>
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
            merit={data}
            key={JSON.stringify([examination.seats, examination.tieBreaks])}
          />
          <WhyAbove code={code} />
          <section className={styles.panel}>
            <h3>{m.publication}</h3>
            {state === 'published' ? (
              <Published code={code} />
            ) : (
              <>
                <ul className={styles.moves}>
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
      </div>
    </section>
  );
}

/** Where what was published is, as a page and as files. */
function Published({ code }: { code: string }) {
  return (
    <ul className={styles.moves}>
      <li>
        <a className={act.act} href={`${prefix}/results/${code}`}>
          {m.publicPage}
        </a>
      </li>
      <li>
        <a className={act.act} href={apiBase + pathOf('GET /results/:code.json', { code })} download={`${code}.json`}>
          {m.signedFile}
        </a>
      </li>
      <li>
        <a className={act.act} href={apiBase + pathOf('GET /results/public-key')} download="public-key.pem">
          {m.publicKey}
        </a>
      </li>
      <li>
        <a
          className={act.act}
          href={apiBase + pathOf('GET /staff/examinations/:code/publication.zip', { code })}
          download
        >
          {m.asZip}
        </a>
      </li>
    </ul>
  );
}
