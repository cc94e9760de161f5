import { Fragment } from 'react';
import { useParams } from 'react-router';
import * as m from '#messages/staff-print.ts';
import { Notice } from '../../ui/notice.tsx';
import { useNewSecrets } from '../shared/new-secrets.ts';
import admit from './admit-cards-page.module.css';
import { allCandidates } from '../shared/all-candidates.ts';
import { CoverSheet } from './cover-sheet.tsx';
import { PaperTitle, SignatureLines } from './paper-title.tsx';
import { PrintFrame } from './print-frame.tsx';
import styles from './print.module.css';

/** Two sheets for every room: the invigilator's own with the pass, and the list for candidates' signatures, which never has it. */
export function Component() {
  const { code = '' } = useParams();
  const { passes } = useNewSecrets(code);
  return (
    <PrintFrame
      title={m.roomSheets}
      segment="rooms"
      kind="candidates"
      load={allCandidates}
      note={
        <div className={admit.note}>
          <Notice kind="calm">{m.passesNote}</Notice>
        </div>
      }
    >
      {(examination, candidates) => {
        const rooms = [...new Set(candidates.map(({ room }) => room))];
        return rooms.map((room) => {
          const own = candidates.filter((each) => each.room === room);
          return (
            <Fragment key={room}>
              {room !== null && (
                <CoverSheet examination={examination} room={room} candidates={own} pass={passes[room]} />
              )}
              <section className={styles.room} aria-label={m.signListOf(room ?? m.noRoom)}>
                <PaperTitle of={examination}>
                  <p>
                    <b>{room === null ? m.noRoom : m.roomIs(room)}</b> · {m.candidatesCount(own.length)}
                  </p>
                </PaperTitle>
                <div className={styles.scroll}>
                  <table className={styles.table}>
                    <caption className="vh">{room === null ? m.noRoom : m.roomIs(room)}</caption>
                    <thead>
                      <tr>
                        <th scope="col">{m.seat}</th>
                        <th scope="col">{m.symbolNumber}</th>
                        <th scope="col">{m.candidate}</th>
                        <th scope="col" className={styles.figure}>
                          {m.extraMinutes}
                        </th>
                        <th scope="col" className={styles.sign}>
                          {m.signature}
                        </th>
                      </tr>
                    </thead>
                    <tbody>
                      {own.map(({ symbolNumber, name, seat, extraMinutes }) => (
                        <tr key={symbolNumber}>
                          <td>{seat ?? ''}</td>
                          <td>{symbolNumber}</td>
                          <td>{name}</td>
                          <td className={styles.figure}>{extraMinutes === 0 ? '' : extraMinutes}</td>
                          <td aria-label={m.signature} />
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </div>
                <SignatureLines offices={[m.invigilator, m.centreHead]} />
              </section>
            </Fragment>
          );
        });
      }}
    </PrintFrame>
  );
}
