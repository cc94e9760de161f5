import { ItemText } from '#client/question/item-text.tsx';
import type { ListedItem } from '#contract/items.ts';
import * as m from '#messages/staff-items.ts';
import choices from './item-choices.module.css';
import { asCell, asRow } from '../ui/table-roles.ts';
import styles from './item-look.module.css';
import { Letter } from './item-marks.tsx';

interface ItemLookProps {
  readonly item: ListedItem;
  readonly current: boolean;
  readonly span: number;
}

/** An open item in the list: its options, the key among them, the explanation, and its author. */
export function ItemLook({ item, current, span }: ItemLookProps) {
  const { options, right, explanation, math, language, author, reviewer, version, tags } = item;
  return (
    <tr {...asRow} data-below="" data-current={current || undefined}>
      <td {...asCell} colSpan={span} className={styles.look}>
        <ul className={choices.choices} lang={language}>
          {options.map(({ id, text }, place) => (
            <li className="flex gap-8 items-center" key={id}>
              <Letter place={place} darkened={right.includes(id)} />
              <span>
                <ItemText text={text} math={math} />
              </span>
            </li>
          ))}
        </ul>
        {explanation !== '' && (
          <p lang={language}>
            <ItemText text={explanation} math={math} />
          </p>
        )}
        <p className="pb-8 ink-3">{m.madeBy(author?.name, reviewer?.name, version)}</p>
        {tags.length > 0 && <p className="pb-8 ink-3">{tags.join(', ')}</p>}
      </td>
    </tr>
  );
}
