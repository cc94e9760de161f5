import { useRef, useState } from 'react';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { apiBase, pathOf } from '#client/lib/api/call.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { AnswerOf } from '#contract/calls.ts';
import * as m from '#messages/staff-merit.ts';
import { language } from '#messages/language.ts';
import { momentIn } from '#text/dates.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { useLeaving } from '../../ui/use-leaving.ts';
import { hasEnded } from '../shared/has-ended.ts';
import { useExamination } from '../shared/use-examination.ts';
import { DecisionForm } from './decision-form.tsx';
import { DecisionKeys } from './decision-keys.tsx';
import { inText } from '../../item/figures.ts';
import { ItemNav } from './item-nav.tsx';
import { ItemKey, ObjectionList } from './item-key.tsx';
import type { DraftDecision, KeyDraft } from './key-draft.ts';
import parts from './parts.module.css';
import { ChangedMarks, NewVersion } from './new-version.tsx';
import { Onward } from './onward.tsx';
import { useObjections, usePaperItems, useStatistics } from '../shared/use-merit.ts';

/** The key, from the end of the examination on. */
export function Component() {
  const { state, endsAt } = useExamination();
  return hasEnded(state) ? (
    <Key />
  ) : (
    <Notice kind="calm">{m.keyAfterTheEnd(momentIn(language, Date.parse(endsAt), timeZone))}</Notice>
  );
}

/** Objections beside the statistics of their items, and decisions that together make the next version. */
function Key() {
  const { code, state, objectionsUntil } = useExamination();
  const paper = usePaperItems(code);
  const statistics = useStatistics(code);
  const objections = useObjections(code);
  const [picked, setPicked] = useState<number | null>(null);
  const [everyItem, setEveryItem] = useState(false);
  const [draft, setDraft] = useState<KeyDraft>({});
  const [made, setMade] = useState<AnswerOf<'POST /staff/examinations/:code/key'> | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const leaving = useLeaving(Object.keys(draft).length > 0);

  const error = paper.error ?? objections.error ?? statistics.error;
  if (error !== null)
    return (
      <Notice
        acts={
          <TryAgain
            busy={paper.isFetching || objections.isFetching || statistics.isFetching}
            onClick={() => void Promise.all([paper.refetch(), objections.refetch(), statistics.refetch()])}
          />
        }
      >
        {error.message}
      </Notice>
    );
  if (paper.data === undefined || objections.data === undefined || statistics.data === undefined) return <Waiting />;

  const items = paper.data;
  const { keyVersion, paper: figures } = statistics.data;
  const figuresOf = new Map(statistics.data.items.map((item) => [item.place, item]));
  const objectedTo = (place: number) => objections.data.filter((objection) => objection.place === place);
  const places = items.filter(
    ({ place }) =>
      everyItem || objectedTo(place).length > 0 || figuresOf.get(place)?.suspected === true || place in draft,
  );
  const open = items[picked ?? places[0]?.place ?? 0];
  const objected = new Set(objections.data.map(({ place }) => place));
  const decided = new Set(
    [...objected].filter((place) => objectedTo(place).every(({ decision }) => decision !== null)),
  );
  const mayDecide = state === 'ended' || state === 'key-published';
  const decide = (place: number) => (decision: DraftDecision | null) =>
    setDraft((before) => {
      const { [place]: _dropped, ...others } = before;
      return decision === null ? others : { ...others, [place]: decision };
    });

  return (
    <section aria-label={m.key}>
      <header className={`${layout.baseline} mb-16`}>
        <h2>{m.objectionsOn(inText(objections.data.length), inText(objected.size))}</h2>
        <p className="ink-2">
          {m.versionIsOut(keyVersion)}{' '}
          {objectionsUntil !== null && m.takenUntil(momentIn(language, Date.parse(objectionsUntil), timeZone))}{' '}
          {objected.size > 0 && m.decidedOf(inText(decided.size), inText(objected.size))}
        </p>
        <a
          className={button.link}
          href={apiBase + pathOf('GET /staff/examinations/:code/objections.csv', { code })}
          download
        >
          {m.objectionsFile}
        </a>
      </header>
      {made !== null && <ChangedMarks decided={made} />}
      <div className={`${layout.asideFirst} ${parts.two} mt-12`}>
        <nav aria-label={m.items}>
          <ItemNav
            places={places.map(({ place, section }) => ({
              place,
              section,
              said: [
                objectedTo(place).length > 0 && m.objectionCount(inText(objectedTo(place).length)),
                figuresOf.get(place)?.suspected && m.doubtful,
                place in draft ? m.deciding : decided.has(place) && m.isDecided,
              ],
            }))}
            current={open?.place}
            onPick={setPicked}
          />
          {places.length === 0 && <p>{m.noObjections}</p>}
          <Button kind="link" aria-pressed={everyItem} onClick={() => setEveryItem(!everyItem)}>
            {everyItem ? m.fewerItems : m.everyItem}
          </Button>
        </nav>
        {open !== undefined && (
          <article>
            <ItemKey item={open} figures={figuresOf.get(open.place)} candidates={figures.candidates} />
            {objectedTo(open.place).length > 0 && (
              <>
                <h4 className="mt-20">{m.objectionCount(inText(objectedTo(open.place).length))}</h4>
                <ObjectionList item={open} objections={objectedTo(open.place)} />
              </>
            )}
            {figuresOf.get(open.place)?.decision && (
              <p className={layout.remark}>
                <b>{m.decidedIn(figuresOf.get(open.place)?.decision?.version ?? 0)}</b>{' '}
                {figuresOf.get(open.place)?.decision?.reason}
              </p>
            )}
            {mayDecide && (
              <DecisionForm
                key={open.place}
                ref={form}
                item={open}
                right={figuresOf.get(open.place)?.right ?? open.right}
                draft={draft[open.place]}
                decide={decide(open.place)}
              />
            )}
            {mayDecide && Object.keys(draft).length > 0 && (
              <NewVersion
                items={items}
                draft={draft}
                version={keyVersion + 1}
                onMade={(answer) => {
                  setMade(answer);
                  setDraft({});
                }}
              />
            )}
          </article>
        )}
      </div>
      {(state === 'ended' || state === 'key-published') && (
        <Onward
          to={state === 'ended' ? 'key-published' : 'final'}
          blocked={Object.keys(draft).length > 0 ? m.draftOpen : undefined}
        />
      )}
      <DecisionKeys
        places={places.map(({ place }) => place)}
        current={open?.place}
        onPick={setPicked}
        form={form}
        mayDecide={mayDecide}
      />
      {leaving && (
        <Confirmation
          title={m.leaveQuestion}
          below={m.leaveNote}
          no={m.stay}
          yes={m.leave}
          loses
          onNo={leaving.stay}
          onYes={leaving.leave}
        >
          {m.notMade(inText(Object.keys(draft).length))}
        </Confirmation>
      )}
    </section>
  );
}
