import { difficulties } from '#exam/question.ts';
import { letterOf } from '#exam/question.ts';
import type { BankItem } from '#contract/items.ts';
import ring from '#client/ui/ring.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-items.ts';
import { digitsIn, numberIn } from '#text/numbers.ts';
import styles from './item-marks.module.css';

/** The status as a sign with its word, in ink: a bank of green ticks would say nothing. */
export function Status({ status }: { status: BankItem['status'] }) {
  const words = { draft: m.draft, reviewed: m.reviewed, retired: m.retired };
  return (
    <span className={`${styles.status} inline-flex items-center`} data-status={status}>
      <i className={ring.ring} aria-hidden="true">
        {status === 'reviewed' && <Icon name="tick" size={10} weight={4} />}
        {status === 'retired' && <Icon name="dash" size={10} weight={3.4} />}
      </i>
      {words[status]}
    </span>
  );
}

/** Difficulty, 1 to 5, as bubbles. */
export function Difficulty({ of }: { of: number | null }) {
  if (of === null) return <span className="tiny">{m.notSaid}</span>;
  return (
    <span className={styles.difficulty} role="img" aria-label={m.difficultyOf(of)}>
      {difficulties.map((step) => (
        <i key={step} className={ring.ring} data-filled={step <= of || undefined} />
      ))}
    </span>
  );
}

/** The right options by the letters of their places, darkened. */
export function KeyLetters({
  item: { options, right },
}: {
  item: { readonly options: readonly { readonly id: string }[]; readonly right: readonly string[] };
}) {
  const letters = options.flatMap(({ id }, place) => (right.includes(id) ? [letterOf(place)] : []));
  if (letters.length === 0) return <span className="tiny">{m.noKey}</span>;
  return letters.map((letter) => (
    <span key={letter} className={`${ring.ring} ${styles.letter}`} data-darkened="">
      {letter}
    </span>
  ));
}

/** A letter in a ring, flat: too small for the pencil. */
export function Letter({ place, darkened }: { place: number; darkened: boolean }) {
  return (
    <span className={`${ring.ring} ${styles.letter}`} data-darkened={darkened ? '' : undefined}>
      {letterOf(place)}
    </span>
  );
}

/** The share of candidates who had the item right when it was last sat: '0.81'. */
export function Facility({ of }: { of: number | null }) {
  if (of === null) return <span className="tiny">{m.notSat}</span>;
  return <span className="num">{digitsIn(language, of.toFixed(2))}</span>;
}

/** The newest examination whose paper holds it, and how many others. */
export function UsedIn({ codes: [newest, ...others] }: { codes: readonly string[] }) {
  if (newest === undefined) return <span className="tiny">{m.never}</span>;
  return (
    <>
      <span className="num">{newest}</span>
      {others.length > 0 && <small>{m.andMore(numberIn(language, others.length))}</small>}
    </>
  );
}
