import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { RollNumber } from '#client/ui/roll-number.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import * as m from '#messages/hall-result.ts';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import { Figures } from '#client/candidate/frame/clock-time.tsx';
import { HallIcon } from '#client/candidate/frame/hall-icon.tsx';
import { HallLink } from '#client/candidate/frame/hall-link.tsx';
import { hallPaths } from '#client/candidate/frame/hall-paths.ts';
import { keySections, keySentence } from './key-rows.ts';
import { SeatOffer } from '#client/candidate/frame/seat-offer.tsx';
import { WhyAnother } from './why-another.tsx';
import type { LoadedResult, OwnResult } from './load-own-result.ts';
import { marksFigure, marksIn } from '#text/marks.ts';
import hall from '#client/candidate/frame/hall.module.css';
import dots from '#client/ui/dots.module.css';
import table from './marks-by-section.module.css';
import styles from './rank-screen.module.css';

const openName = 'open';
const listName = (list: string) => (list === openName ? m.openList : list);

interface RankScreenProps {
  readonly loaded: LoadedResult;
  readonly title: string;
  readonly code: string;
  readonly token: string | null;
  /** Answers the offer of a seat. Throws an ApiError. */
  readonly answer: (list: string, answer: 'take' | 'leave') => Promise<void>;
}

/** Rank, seat and marks by section, once the results are published. */
export function RankScreen({ loaded, title, code, token, answer }: RankScreenProps) {
  const { result, offer } = loaded;
  const { rank, sat, sections } = result;
  const sum = (name: 'right' | 'wrong' | 'unanswered') => sections.reduce((total, section) => total + section[name], 0);
  return (
    <div className={styles.screen}>
      <div>
        <Sheet className={styles.sheet} aria-labelledby="rank">
          <p className="small">{title}</p>
          {rank !== null && (
            <div className={`${layout.spread} ${styles.rank} mt-8`}>
              <h1 id="rank">
                <span>{m.yourRank}</span>
                <span className={styles.figure}>{numberIn(language, rank)}</span>
                <span>{m.ofSat(sat ?? rank)}</span>
              </h1>
              <RollNumber value={rank} like={Math.max(sat ?? rank, 100)} />
            </div>
          )}
          {!offer?.offersSeats && <Seat result={result} />}
        </Sheet>
        {offer?.offersSeats && <SeatOffer own={offer} answer={answer} />}
        <section className={hall.section}>
          <h2 className={`h2 ${layout.baseline} ${table.sum} justify-between`}>
            {m.marks}
            <span className={`${hall.number} normal`}>
              <Figures text={marksFigure(result.marks)} /> <small>{m.ofFull(marksIn(language, result.full))}</small>
            </span>
          </h2>
          <ul className={table.sections}>
            {sections.map((section) => (
              <li key={section.title}>
                <span>{section.title}</span>
                <span className={`${hall.number} ${table.marks}`}>
                  <Figures text={`${marksFigure(section.marks)}/${marksFigure(section.full)}`} />
                </span>
                <span className={`${dots.dots} ${table.dots}`} aria-hidden="true">
                  {Array.from({ length: section.right + section.wrong + section.unanswered }, (_, at) => (
                    <i key={at} className={at < section.right ? dots.filled : undefined} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
          <p className="small mt-12">
            {m.counts(sum('right'), sum('wrong'), sum('unanswered'))} {m.passMarkIs(marksIn(language, result.passMark))}
          </p>
        </section>
      </div>
      <div>
        <WhyAnother code={code} token={token} />
        <KeyChanges loaded={loaded} />
        <div className={`screen-only ${hall.actions} ${styles.actions}`}>
          <HallLink className={button.filled} to={hallPaths.results.to({ code })}>
            {m.seeList}
            <Icon name="arrow" />
          </HallLink>
          <button type="button" className={button.outlined} onClick={() => print()}>
            <HallIcon name="print" />
            {m.printResult}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Which seat the candidate has, or why there is none. */
function Seat({ result: { list, position, seats, waiting, withheld, marks, passMark } }: { result: OwnResult }) {
  const lines = withheld
    ? [m.withheld, m.withheldNote]
    : list !== null && position !== null
      ? [m.hasSeat, m.seatOn(listName(list), position, seats ?? position)]
      : waiting.length > 0
        ? [m.waits, waiting.map((each) => m.waitsOn(listName(each.list), each.position)).join(' ')]
        : [m.noSeat, marks >= passMark ? m.passed : m.notPassed];
  return (
    <p className={`${styles.seat} mt-16`}>
      <HallIcon name={list === null || withheld ? 'ring' : 'saved'} size={24} />
      <span>
        <b>{lines[0]}</b>
        <br />
        {lines[1]}
      </span>
    </p>
  );
}

function KeyChanges({ loaded }: { loaded: LoadedResult }) {
  const { changes } = loaded.result;
  if (changes.length === 0) return null;
  const rows = keySections(loaded).flatMap((section) => section.rows);
  return (
    <section className={hall.section}>
      <h2 className="h2">{m.keyChanged}</h2>
      <ul className={styles.changes}>
        {changes.map(({ version, place, right, cancelled, before, after }) => {
          const row = rows.find((each) => each.place === place);
          return (
            row && (
              <li key={`${version}/${place}/${before}`}>
                <b>{m.itemNumber(row.number)}</b>
                <span>
                  {keySentence({ right, cancelled }, row.options)}{' '}
                  <span className={hall.number}>
                    {marksFigure(before)} → {marksFigure(after)}
                  </span>
                </span>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
