import type { CSSProperties } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import * as m from '#messages/hall-result.ts';
import type { KeyRow } from './key-rows.ts';
import sheet from '#client/candidate/frame/whole-sheet.module.css';

const looks = {
  right: [sheet.right, 'tick'],
  wrong: [sheet.wrong, 'cross'],
  unanswered: ['', 'dash'],
} as const;

/** The answer sheet as the examiner returns it, beside the rows on a wide screen. It shows at once what the rows say. */
export function KeySheet({ rows, open }: { rows: readonly KeyRow[]; open: number | null }) {
  const count = (outcome: KeyRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return (
    <Sheet
      as="aside"
      className={sheet.sheet}
      aria-label={m.sheetOf(count('right'), count('wrong'), count('unanswered'))}
    >
      <header>
        <b>{m.answerSheet}</b>
        <span className="small">{m.countRight(count('right'))}</span>
      </header>
      <ol aria-hidden="true" style={{ '--o': Math.max(...rows.map(({ options }) => options.length)) } as CSSProperties}>
        {rows.map(({ place, number, options, outcome }) => {
          const [name, icon] = outcome === null ? looks.unanswered : looks[outcome];
          return (
            <li key={place} className={place === open ? `${name} ${sheet.open}` : name}>
              <span className={sheet.number}>{String(number).padStart(2, '0')}</span>
              <span className={sheet.bubbles}>
                {options.map(({ id, chosen }) => (
                  <i key={id} className={chosen ? sheet.filled : undefined} />
                ))}
              </span>
              <Icon name={icon} size={11} weight={4} />
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
