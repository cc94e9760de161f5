import { useState } from 'react';
import nav from '#client/ui/nav-link.module.css';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { Bubble } from '#client/ui/bubble.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import * as m from '#messages/staff-item.ts';
import type { Draft } from '../../item/draft.ts';
import { letterOf } from '#exam/question.ts';
import styles from './item-preview.module.css';
import { PreviewText } from '../../item/preview-text.tsx';
import { useSettled } from './use-settled.ts';

/** How long typing must pause before the preview updates, in ms. */
const quietMs = 250;

/** The item as a candidate will see it, with its key and explanation, which a candidate sees later. */
export function ItemPreview({ draft }: { draft: Draft }) {
  const [width, setWidth] = useState<'phone' | 'laptop'>('phone');
  const { stem, options, explanation, figure, alt, language } = useSettled(draft, quietMs);
  return (
    <aside className={styles.preview} aria-label={m.asCandidate}>
      <div className={`${layout.between} mb-16`}>
        <h2 className="h2">{m.asCandidate}</h2>
        <span role="group" aria-label={m.widthHead} className={styles.widths}>
          <Button kind="bare" className={nav.link} aria-pressed={width === 'phone'} onClick={() => setWidth('phone')}>
            <i className={nav.ring} aria-hidden="true" />
            {m.phone}
          </Button>
          <Button kind="bare" className={nav.link} aria-pressed={width === 'laptop'} onClick={() => setWidth('laptop')}>
            <i className={nav.ring} aria-hidden="true" />
            {m.laptop}
          </Button>
        </span>
      </div>
      <Sheet as="div" className={styles.sheet} data-width={width} lang={language}>
        <div className={styles.stem}>
          <p>
            <PreviewText text={stem} />
          </p>
        </div>
        {figure !== '' && <img src={`/api/figures/${figure}`} alt={alt} />}
        <ul className={styles.options}>
          {options.map(({ text, right }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- an option that is being written has only its place
            <li className={layout.line} key={place} data-right={right || undefined}>
              <Bubble letter={letterOf(place)} dark={right} />
              <span>
                <PreviewText text={text} />
              </span>
            </li>
          ))}
        </ul>
        {explanation !== '' && (
          <p className={`${styles.why} mt-16 ink-2`}>
            <PreviewText text={explanation} />
          </p>
        )}
      </Sheet>
    </aside>
  );
}
