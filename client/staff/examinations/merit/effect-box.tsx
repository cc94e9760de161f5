import cells from '#client/ui/cells.module.css';
import layout from '#client/ui/layout.module.css';
import { Icon } from '#client/ui/icon.tsx';
import * as m from '#messages/staff-merit.ts';
import { countOf, onePlace } from '../../item/figures.ts';
import type { Effect } from './effect.ts';
import type { KeyDraft } from './key-draft.ts';
import styles from '../../item/figures.module.css';
import { useEffectOfKey } from './use-effect-of-key.ts';

/** The effect of one decision: who gains and who loses, how many pass, and the mean. */
export function EffectBox({ decision }: { readonly decision: KeyDraft }) {
  const { effect, isPending } = useEffectOfKey(decision);
  return (
    <div role="status" aria-busy={isPending}>
      {effect && <Figures of={effect} />}
    </div>
  );
}

function Figures({ of: { gain, lose, passed, mean } }: { readonly of: Effect }) {
  return (
    <dl className={`${layout.soft} ${cells.cells} ${styles.box} mt-12 ${styles.effect}`}>
      <div>
        <dt>{m.gainMarks}</dt>
        <dd>{countOf(gain)}</dd>
      </div>
      <div>
        <dt>{m.loseMarks}</dt>
        <dd>{countOf(lose)}</dd>
      </div>
      <Change of={m.passing} before={countOf(passed.before)} after={countOf(passed.after)} />
      <Change of={m.mean} before={onePlace(mean.before)} after={onePlace(mean.after)} />
    </dl>
  );
}

function Change({ of, before, after }: { of: string; before: string; after: string }) {
  return (
    <div>
      <dt>{of}</dt>
      <dd>
        {before}
        <Icon name="arrow" size={14} />
        <span className="vh">→</span>
        {after}
      </dd>
    </div>
  );
}
