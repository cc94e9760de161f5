import { useId, useState, type FormEvent } from 'react';
import { apiErrorFrom, call } from '#client/lib/api/call.ts';
import button from '#client/ui/button.module.css';
import type { AnswerOf } from '#contract/calls.ts';
import { criterionOf, isPlainTieBreak, sectionOf, type CriterionName } from '#exam/marking/criteria.ts';
import { criteria } from '#messages/criteria.ts';
import * as m from '#messages/hall-result.ts';
import { marksFigure } from '#text/marks.ts';
import hall from '#client/candidate/frame/hall.module.css';
import asking from './ask-number.module.css';
import styles from './why-another.module.css';

type RankComparison = AnswerOf<'GET /hall/:code/why/:symbolNumber'>;
type CriterionComparison = RankComparison['chain'][number];

interface WhyAnotherProps {
  readonly code: string;
  readonly token: string | null;
}

/** "Why is another above me?": one sentence, then the criteria in their order. */
export function WhyAnother({ code, token }: WhyAnotherProps) {
  const id = useId();
  const [asked, setAsked] = useState('');
  const [why, setWhy] = useState<RankComparison | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const symbolNumber = (new FormData(event.currentTarget).get('other') as string).trim();
    if (symbolNumber === '') return;
    setBusy(true);
    setSaid(null);
    setWhy(null);
    try {
      setWhy(
        await call('GET /hall/:code/why/:symbolNumber', { params: { code, symbolNumber }, token: token ?? undefined }),
      );
      setAsked(symbolNumber);
    } catch (error) {
      setSaid(apiErrorFrom(error).message);
    }
    setBusy(false);
  }

  return (
    <section className={`screen-only ${hall.section}`} aria-labelledby={`${id}-h`}>
      <h2 className="h2" id={`${id}-h`}>
        {m.whyAnother}
      </h2>
      <form className={`${styles.form} mt-8`} onSubmit={(event) => void ask(event)}>
        <div className={`${asking.ask} mt-8`}>
          <label htmlFor={`${id}-other`} className="small">
            {m.theirNumber}
          </label>
          <input id={`${id}-other`} name="other" autoComplete="off" spellCheck={false} maxLength={20} />
          <button type="submit" className={button.outlined} disabled={busy}>
            {m.show}
          </button>
        </div>
        <p className={hall.refused} role="alert">
          {said}
        </p>
      </form>
      <div role="status">{why && <p className={`${styles.answer} mt-16`}>{why.sentence}</p>}</div>
      {why && <Chain chain={why.chain} asked={asked} />}
    </section>
  );
}

/** Both candidates side by side, criterion by criterion. The deciding one is marked; the later ones decided nothing. */
function Chain({ chain, asked }: { chain: RankComparison['chain']; asked: string }) {
  const deciding = chain.findIndex(({ decides }) => decides);
  return (
    <table className={`${styles.chain} mt-12 w-full`}>
      <thead>
        <tr>
          <th scope="col">{m.inThisOrder}</th>
          <th scope="col" className={hall.number}>
            {asked}
          </th>
          <th scope="col">{m.you}</th>
        </tr>
      </thead>
      <tbody>
        {chain.map((row, index) => (
          <tr
            key={row.by}
            className={row.decides ? styles.deciding : deciding >= 0 && index > deciding ? styles.after : undefined}
          >
            <th scope="row">{nameOf(row.by)}</th>
            <td>{criterionOf(row.by).isPublished ? valueText(row.by, row.other) : <small>{m.notTold}</small>}</td>
            <td>{valueText(row.by, row.own)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf(by: CriterionName): string {
  return by === 'marks' || isPlainTieBreak(by) ? criteria[by] : (sectionOf(by) ?? by);
}

function valueText(by: CriterionName, value: CriterionComparison['own']): string {
  const { measure } = criterionOf(by);
  if (value === null) return '–';
  if (typeof value === 'string' || measure === 'count') return String(value);
  if (measure === 'marks') return marksFigure(value);
  const seconds = Math.floor(value / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
