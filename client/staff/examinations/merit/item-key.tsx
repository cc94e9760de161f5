import { groupSize } from '#exam/marking/statistics.ts';
import layout from '#client/ui/layout.module.css';
import { ItemText } from '#client/question/item-text.tsx';
import * as m from '#messages/staff-merit.ts';
import { PreviewText } from '../../item/preview-text.tsx';
import { inText } from '../../item/figures.ts';
import { letterOf } from '#exam/question.ts';
import { sectionName } from '../shared/section-name.ts';
import styles from './key.module.css';
import { OptionFigures } from '../../item/option-figures.tsx';
import type { Objection, PaperItem, Statistics } from '../shared/use-merit.ts';

type ItemFigures = Statistics['items'][number];

/** An item with its statistics. */
export function ItemKey({ item, figures, candidates }: ItemKeyProps) {
  const group = groupSize(candidates);
  const right = figures?.right ?? item.right;
  return (
    <>
      <h3 className={styles.stem} lang="und">
        <span className="num">{item.place + 1}.</span> <PreviewText text={item.stem} />
      </h3>
      <p className="small">
        {m.itemIs(item.id, sectionName(item.section), item.version)}
        {figures &&
          figures.cancelled !== 'to-all' &&
          ` ${m.rightFor(inText(`${Math.round(figures.facility * 100)} %`), inText(candidates))}`}
        {figures?.cancelled && ` ${m.cancelledAs[figures.cancelled]}`}
      </p>
      {figures?.suspected && <p className={layout.doubt}>{m.suspected}</p>}
      <OptionFigures
        options={item.options.map(({ id, text }) => ({
          ...figures?.options.find((each) => each.option === id),
          id,
          text: (
            <span lang="und">
              <PreviewText text={text} />
            </span>
          ),
          isKey: right.includes(id),
        }))}
        group={group}
        unanswered={figures?.unanswered}
      />
    </>
  );
}

interface ItemKeyProps {
  readonly item: PaperItem;
  readonly figures: ItemFigures | undefined;
  readonly candidates: number;
}

/** Candidates' objections to an item, with each candidate's choice and claim. */
export function ObjectionList({ item, objections }: { item: PaperItem; objections: readonly Objection[] }) {
  const letterOfId = (id: string | null) => letterOf(item.options.findIndex((option) => option.id === id)) || null;
  return (
    <ul className={`${styles.objections} mt-8`}>
      {objections.map(({ symbolNumber, name, chosen, option, reason }) => (
        <li key={symbolNumber}>
          <p>
            <b>{symbolNumber}</b> {m.choseAndWants(name, letterOfId(chosen), letterOfId(option))}
          </p>
          <blockquote lang="und">
            <ItemText text={reason} math={{}} />
          </blockquote>
        </li>
      ))}
    </ul>
  );
}
