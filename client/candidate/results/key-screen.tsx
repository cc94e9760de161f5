import { useMemo, useState } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import { PenMark } from '#client/question/pen-mark.tsx';
import * as m from '#messages/hall-result.ts';
import { language } from '#messages/language.ts';
import { momentIn } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { Figures } from '#client/candidate/frame/clock-time.tsx';
import { KeyItem } from './key-item.tsx';
import { keySections, keySentence, type KeyRow } from './key-rows.ts';
import { KeySheet } from './key-sheet.tsx';
import type { LoadedResult, OwnResult } from './load-own-result.ts';
import { marksFigure, marksIn } from '#text/marks.ts';
import layout from '#client/ui/layout.module.css';
import choice from './choice-bar.module.css';
import item from './key-item.module.css';
import styles from './key-screen.module.css';

interface KeyScreenProps {
  readonly loaded: LoadedResult;
  readonly object: (objection: { place: number; reason: string; option?: string }) => Promise<OwnResult>;
}

const filters = {
  all: { name: m.allItems, holds: () => true },
  notRight: { name: m.notRight, holds: ({ outcome }: KeyRow) => outcome === 'wrong' || outcome === 'unanswered' },
  objections: {
    name: m.objections,
    holds: ({ objection, decision }: KeyRow) => objection !== null || decision !== null,
  },
} as const;
type Filter = keyof typeof filters;

/** The candidate's answers beside the key, item by item. */
export function KeyScreen({ loaded, object }: KeyScreenProps) {
  const { result, text } = loaded;
  const [filter, setFilter] = useState<Filter>('all');
  const [open, setOpen] = useState<number | null>(null);
  const sections = useMemo(() => keySections(loaded), [loaded]);
  const rows = sections.flatMap((section) => section.rows);
  const math = useMemo(() => ({ ...text.math, ...result.math }), [text, result]);
  const shown = sections
    .map(({ title, rows: own }) => ({ title, rows: own.filter(filters[filter].holds) }))
    .filter((section) => section.rows.length > 0);
  return (
    <div className={styles.screen}>
      <KeySheet rows={rows} open={open} />
      <div>
        <h1 className="h1">{m.keyAndAnswers}</h1>
        <div className={`${styles.head} mt-12`}>
          <p className={styles.sum}>
            <b>
              <Figures text={marksFigure(result.marks)} />
            </b>{' '}
            {m.ofFull(marksIn(language, result.full))}
          </p>
          <p className="small">{m.keyVersion(result.keyVersion)}</p>
        </div>
        <Changes changes={result.changes} rows={rows} />
        <p className="small mt-12">{untilSentence(result)}</p>
        <div className={`${choice.bar} mt-16 flex flex-wrap`} role="group" aria-label={m.whichItems}>
          {(Object.keys(filters) as Filter[]).map((name) => (
            <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
              {filters[name].name} {numberIn(language, rows.filter(filters[name].holds).length)}
            </button>
          ))}
        </div>
        <Legend />
        {shown.length === 0 && <p className="mt-16">{m.nothingHere}</p>}
        {shown.map(({ title, rows: own }) => (
          <section key={title} className={`${styles.section} mt-20`}>
            <h2>{title}</h2>
            {own.map((row) => (
              <KeyItem
                key={row.place}
                row={row}
                open={open === row.place}
                toggle={() => setOpen(open === row.place ? null : row.place)}
                math={math}
                mayObject={result.mayObject}
                object={object}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** What later versions of the key changed for this candidate, each in one sentence. */
function Changes({ changes, rows }: { changes: OwnResult['changes']; rows: readonly KeyRow[] }) {
  if (changes.length === 0) return null;
  return (
    <div className={`${layout.box} ${styles.changes} mt-16`}>
      <b>{m.changedForYou}</b>
      <ul>
        {changes.map((change) => {
          const row = rows.find(({ place }) => place === change.place);
          const [before, after] = [marksIn(language, change.before), marksIn(language, change.after)];
          return (
            row && (
              <li key={`${change.version}/${change.place}/${change.before}`}>
                {m.changed(row.number, keySentence(change, row.options), before, after)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

function Legend() {
  return (
    <p className={`${styles.legend} mt-16 flex flex-wrap`} aria-hidden="true">
      <span className="inline-flex items-center gap-8">
        <Bubble letter="" dark className={item.bubble} />
        {m.yours}
      </span>
      <span className="inline-flex items-center gap-8" data-mark="right">
        <Bubble letter="" className={item.bubble}>
          <PenMark mark="tick" />
        </Bubble>
        {m.right}
      </span>
      <span className="inline-flex items-center gap-8" data-mark="wrong">
        <Bubble letter="" dark className={item.bubble}>
          <PenMark mark="cross" />
        </Bubble>
        {m.yoursWrong}
      </span>
    </p>
  );
}

function untilSentence({ mayObject, objectionsUntil }: OwnResult): string {
  if (!mayObject) return m.objectionsOver;
  return objectionsUntil === null
    ? m.objectionsOpen
    : m.objectionsUntil(momentIn(language, Date.parse(objectionsUntil), timeZone));
}
