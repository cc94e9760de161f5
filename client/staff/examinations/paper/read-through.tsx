import { ItemText } from '#client/question/item-text.tsx';
import { Bubble } from '#client/ui/bubble.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import * as m from '#messages/staff-paper.ts';
import { letterOf } from '#exam/question.ts';
import styles from './read-through.module.css';
import type { StaffPaper } from './use-paper.ts';
import { sectionName } from '../shared/section-name.ts';

/** The whole paper as candidates see it: without its key, in the paper's order. */
export function ReadThrough({ paper }: { paper: StaffPaper }) {
  return paper.sections.map(({ title, items }) => (
    <section key={title} className={styles.section}>
      <h3 className="py-8">{sectionName(title)}</h3>
      {items.map(({ id, place, stem, options, figure, language }) => (
        <Sheet as="section" key={id} className={styles.item} aria-label={m.placeIs(place + 1)}>
          <p className="anywhere" lang={language}>
            <b>{place + 1}.</b> <ItemText text={stem} math={paper.math} />
          </p>
          {figure !== null && <img src={`/api/figures/${figure.id}`} alt={figure.alt} />}
          <ul className="mt-12" lang={language}>
            {options.map((option, index) => (
              <li key={option.id}>
                <Bubble letter={letterOf(index)} />
                <span>
                  <ItemText text={option.text} math={paper.math} />
                </span>
              </li>
            ))}
          </ul>
        </Sheet>
      ))}
    </section>
  ));
}
