import { ItemText } from '#client/practice/exam/item-text.tsx';
import * as m from '#messages/staff-merit.ts';
import { PreviewText } from '../../bank/preview-text.tsx';
import { inText, letterAt, twoPlaces } from './figures.ts';
import styles from './merit.module.css';
import type { Objection, PaperItem, Statistics } from './use-merit.ts';

type ItemFigures = Statistics['items'][number];

/** An item beside its figures: who chose which option, and what goes with the total. Readable without colour. */
export function ItemKey({ item, figures, candidates }: ItemKeyProps) {
  const group = Math.max(1, Math.round(candidates * 0.27));
  const right = figures?.right ?? item.right;
  return (
    <>
      <h3 className={styles.stem} lang="und">
        <span className="num">{item.place + 1}.</span> <PreviewText text={item.stem} />
      </h3>
      <p className="small">
        {m.itemIs(item.id, item.section, item.version)}
        {figures && ` ${m.rightFor(inText(`${Math.round(figures.facility * 100)} %`), inText(candidates))}`}
        {figures?.cancelled && ` ${m.cancelledAs[figures.cancelled]}`}
      </p>
      {figures?.suspected && <p className={styles.doubt}>{m.suspected}</p>}
      {/* It scrolls where it is wider than the screen, so that the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={m.withTotal} tabIndex={0}>
        <table className={`${styles.figures} ${styles.wide}`}>
          <caption className="vh">{m.withTotal}</caption>
          <thead>
            <tr>
              <th scope="col">{m.option}</th>
              <th scope="col">{m.text}</th>
              <th scope="col">{m.bestOverWeakest(inText(group))}</th>
              <th scope="col">{m.best}</th>
              <th scope="col">{m.weakest}</th>
              <th scope="col">{m.all}</th>
              <th scope="col">{m.withTotal}</th>
            </tr>
          </thead>
          <tbody>
            {item.options.map(({ id, text }, at) => {
              const option = figures?.options.find((each) => each.option === id);
              const isKey = right.includes(id);
              return (
                <tr key={id}>
                  <td>
                    <i className={styles.letter} data-key={isKey || undefined}>
                      {letterAt(at)}
                    </i>
                  </td>
                  <td>
                    <PreviewText text={text} /> {isKey && <small>{m.keyWord}</small>}
                  </td>
                  <td>{option && <Bars upper={option.upper / group} lower={option.lower / group} />}</td>
                  <td className="num">{option?.upper}</td>
                  <td className="num">{option?.lower}</td>
                  <td className="num">{option?.all}</td>
                  <td className="num">{option && twoPlaces(option.correlation)}</td>
                </tr>
              );
            })}
            {figures && (
              <tr>
                <td colSpan={5}>{m.noAnswer}</td>
                <td className="num" colSpan={2}>
                  {figures.unanswered}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface ItemKeyProps {
  readonly item: PaperItem;
  readonly figures: ItemFigures | undefined;
  readonly candidates: number;
}

/** The best 27 % solid over the weakest hatched, on one scale. */
function Bars({ upper, lower }: { upper: number; lower: number }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      <i style={{ width: `${upper * 100}%` }} />
      <i style={{ width: `${lower * 100}%` }} />
    </span>
  );
}

/** What candidates object to an item, with what each chose and wants. */
export function ObjectionList({ item, objections }: { item: PaperItem; objections: readonly Objection[] }) {
  const letterOf = (id: string | null) => letterAt(item.options.findIndex((option) => option.id === id)) || '–';
  return (
    <ul className={styles.objections}>
      {objections.map(({ symbolNumber, name, chosen, option, reason }) => (
        <li key={symbolNumber}>
          <p>
            <b>{symbolNumber}</b> {name} {m.choseAndWants(letterOf(chosen), option === null ? null : letterOf(option))}
          </p>
          <blockquote>
            <ItemText text={reason} math={{}} />
          </blockquote>
        </li>
      ))}
    </ul>
  );
}
