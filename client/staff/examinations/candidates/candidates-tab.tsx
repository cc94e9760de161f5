import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { Link } from '#client/ui/link.tsx';
import { apiBase } from '#client/lib/api/call.ts';
import * as m from '#messages/staff-candidates.ts';
import { KeysBar } from '../../ui/keys-bar.tsx';
import { printPaths } from '../shared/print-paths.ts';
import { useExamination } from '../shared/use-examination.ts';
import { AddCandidate } from './add-candidate.tsx';
import { CandidateList } from './candidate-list.tsx';
import styles from './candidates-tab.module.css';
import { ImportFile } from './import-file.tsx';
import { MadePins } from './made-pins.tsx';
import { NewPins } from './new-pins.tsx';
import { PinsAgain } from './pins-again.tsx';
import { canShowAgain } from './shown-again.ts';

const keys = [[['/'], m.keySearch]] as const;

/** The candidates of an examination: from a file, one by one, and what staff print for them. */
export function Component() {
  const { code, state, counts } = useExamination();
  const [isAdding, setIsAdding] = useState(false);
  const canChange = ['draft', 'sealed', 'open', 'running'].includes(state);
  return (
    <>
      <MadePins code={code} state={state} />
      {canChange && <ImportFile code={code} />}
      <section aria-labelledby="candidates">
        <div className={`${layout.between} ${styles.head}`}>
          <h2 className="h2" id="candidates">
            {m.candidatesIn(counts.candidates, counts.rooms)}
          </h2>
          <span className={layout.row}>
            {canChange && (
              <Button kind="link" aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
                {m.addOne}
              </Button>
            )}
            {counts.candidates > 0 && (
              <>
                <Link className={button.link} to={printPaths.admitCards.to({ code })}>
                  {m.admitCards}
                </Link>
                {canShowAgain(state) && <PinsAgain code={code} />}
                {['draft', 'sealed', 'open'].includes(state) && <NewPins code={code} />}
                <a className={button.link} href={`${apiBase}/staff/examinations/${code}/candidates.csv`} download>
                  {m.asCsv}
                </a>
              </>
            )}
          </span>
        </div>
        {isAdding && <AddCandidate code={code} onDone={() => setIsAdding(false)} />}
        <CandidateList
          code={code}
          canChange={canChange}
          isEmpty={counts.candidates === 0}
          hasOpened={!canShowAgain(state)}
        />
      </section>
      <KeysBar keys={keys} />
    </>
  );
}
