import { useParams } from 'react-router';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-print.ts';
import { numberIn } from '#text/numbers.ts';
import { Notice } from '../../ui/notice.tsx';
import { useNewSecrets } from '../shared/new-secrets.ts';
import { AdmitCard } from './admit-card.tsx';
import styles from './admit-cards-page.module.css';
import { allCandidates } from '../shared/all-candidates.ts';
import { PrintFrame } from './print-frame.tsx';

const cardsPerSheet = 4;

/** The cards of each sheet of A4. */
function sheets<Card>(cards: readonly Card[]): Card[][] {
  return Array.from({ length: Math.ceil(cards.length / cardsPerSheet) }, (_, sheet) =>
    cards.slice(sheet * cardsPerSheet, (sheet + 1) * cardsPerSheet),
  );
}

/** A card for every candidate, several on a sheet. It has the PIN if this window made it or showed it again. */
export function Component() {
  const { code = '' } = useParams();
  const { pins } = useNewSecrets(code);
  const hasPins = Object.keys(pins).length > 0;
  return (
    <PrintFrame
      title={m.admitCards}
      segment="candidates"
      kind="candidates"
      load={allCandidates}
      says={({ length }) =>
        m.cardsOn(numberIn(language, length), numberIn(language, Math.ceil(length / cardsPerSheet)))
      }
      note={
        <div className={styles.note}>
          <Notice kind="calm">
            <b>{hasPins ? m.pinsOnce : m.noPins}</b> {hasPins ? m.pinsOnceNote : m.noPinsNote}
          </Notice>
        </div>
      }
    >
      {(examination, candidates) => (
        <div>
          {sheets(candidates).map((four) => (
            <div key={four[0]?.symbolNumber} className={styles.sheet}>
              {four.map((candidate) => (
                <AdmitCard
                  key={candidate.symbolNumber}
                  examination={examination}
                  candidate={candidate}
                  pin={pins[candidate.symbolNumber]}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </PrintFrame>
  );
}
