import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Link } from '#client/ui/link.tsx';
import { ApiError } from '#client/lib/api/api-error.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-paper.ts';
import { numberIn } from '#text/numbers.ts';
import { KeysBar } from '../../ui/keys-bar.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { printPaths } from '../shared/print-paths.ts';
import { shortMoment } from '../../lib/short-moment.ts';
import { useExamination } from '../shared/use-examination.ts';
import { PaperChecks } from './paper-checks.tsx';
import { PaperSections } from './paper-sections.tsx';
import styles from './paper-tab.module.css';
import { ReadThrough } from './read-through.tsx';
import { SealSlip } from './seal-slip.tsx';
import { Spread } from './spread.tsx';
import { usePaper, usePaperActs } from './use-paper.ts';

const keys = [
  [['j', 'k'], m.keyMove],
  [['Enter'], m.keyRead],
  [['s'], m.keySwap],
  [['p'], m.keyPrint],
] as const;
/** The parts that do nothing once the paper is sealed. */
const onlyInDraft = m.keySwap;

/** The paper: drawn by the pattern, changed item by item, read through, sealed. */
export function Component() {
  const examination = useExamination();
  const { code, state } = examination;
  const { data: paper, error, isFetching, refetch } = usePaper(code);
  const { draw, put, read } = usePaperActs(code);
  const [asked, setAsked] = useState(false);
  const [isRead, setIsRead] = useState(false);
  const isDraft = state === 'draft';
  const refused = draw.error ?? put.error ?? read.error;

  if (paper === undefined) {
    if (error === null) return <p role="status">{m.loading}</p>;
    return (
      <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
        <b>{m.notLoaded}</b> {error.message}
      </Notice>
    );
  }
  const wanted = paper.sections.reduce((sum, { count }) => sum + count, 0);
  const drawIt = () => {
    setAsked(false);
    draw.mutate();
  };
  return (
    <>
      <div className={layout.columns}>
        <section aria-labelledby="paper">
          <div className={`${layout.between} ${styles.head}`}>
            <h2 className="h2" id="paper">
              {m.itemsOf(numberIn(language, paper.items), numberIn(language, wanted))}
            </h2>
            {paper.drawn !== null && (
              <p>{m.drawnFrom(shortMoment(paper.drawn.at, timeZone), numberIn(language, paper.drawn.from))}</p>
            )}
            <span className={layout.row}>
              {isDraft && (
                <Button
                  kind={paper.items === 0 ? 'filled' : 'link'}
                  idle={draw.isPending}
                  onClick={() => (paper.items === 0 ? drawIt() : setAsked(true))}
                >
                  {draw.isPending ? m.drawing : paper.items === 0 ? m.drawPaper : m.drawAgain}
                </Button>
              )}
              {paper.items > 0 && (
                <>
                  <Button kind="link" aria-pressed={isRead} onClick={() => setIsRead(!isRead)}>
                    {isRead ? m.backToList : m.readThrough}
                  </Button>
                  <Link className={button.link} to={printPaths.paper.to({ code })}>
                    {m.print}
                  </Link>
                  <Link className={button.link} to={printPaths.paperWithKey.to({ code })}>
                    {m.printWithKey}
                  </Link>
                </>
              )}
            </span>
          </div>
          {refused !== null && (
            <Notice>
              <b>{m.notDone}</b>{' '}
              {refused instanceof ApiError && refused.fields !== undefined
                ? Object.values(refused.fields).join(' ')
                : refused.message}
            </Notice>
          )}
          {paper.items === 0 && <p className={styles.empty}>{m.emptyPaper}</p>}
          {isRead ? (
            <>
              <ReadThrough paper={paper} />
              {(isDraft || state === 'sealed') && (
                <div className={styles.read}>
                  <p>{m.readNote}</p>
                  <Button
                    idle={read.isPending}
                    onClick={() => read.mutate(paper.version, { onSuccess: () => setIsRead(false) })}
                  >
                    {m.haveRead}
                  </Button>
                </div>
              )}
            </>
          ) : (
            <PaperSections
              code={code}
              paper={paper}
              reviewedOnly={examination.reviewedOnly}
              canSwap={isDraft}
              busy={put.isPending}
              onPut={(items) => put.mutate(items)}
            />
          )}
        </section>
        <aside className={layout.soft} aria-label={m.aboutPaper}>
          {paper.items > 0 && <Spread paper={paper} />}
          {(isDraft || state === 'sealed') && <PaperChecks paper={paper} examination={examination} />}
          <SealSlip examination={examination} paper={paper} />
        </aside>
        {asked && (
          <Confirmation
            title={m.drawAgainTitle}
            below={<b>{m.drawAgainLoses}</b>}
            no={m.keepPaper}
            yes={m.drawAnew}
            loses
            onNo={() => setAsked(false)}
            onYes={drawIt}
          >
            {m.drawAgainNote}
          </Confirmation>
        )}
      </div>
      {!isRead && paper.items > 0 && <KeysBar keys={keys.filter(([, does]) => isDraft || does !== onlyInDraft)} />}
    </>
  );
}
