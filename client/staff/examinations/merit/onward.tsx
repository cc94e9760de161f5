import * as m from '#messages/staff-merit.ts';
import styles from './key.module.css';
import { StateAct, type NextState } from './state-act.tsx';

/** The button to the next state, with its effect and what can't be undone. */
export function Onward({ to, blocked }: { readonly to: NextState; readonly blocked: string | undefined }) {
  const words = m.stateActs[to];
  return (
    <section className={`${styles.onward} mt-32`} aria-labelledby={`to-${to}`}>
      <h2 id={`to-${to}`}>{words.yes}</h2>
      <p>{words.what}</p>
      <p>
        <b>{words.forGood}</b>
      </p>
      <StateAct to={to} blocked={blocked} />
    </section>
  );
}
