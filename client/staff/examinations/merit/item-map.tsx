import type { CSSProperties } from 'react';
import * as m from '#messages/staff-merit.ts';
import layout from '#client/ui/layout.module.css';
import { twoPlaces } from '../../item/figures.ts';
import { letterOf } from '#exam/question.ts';
import styles from './statistics.module.css';
import type { Statistics } from '../shared/use-merit.ts';

type ItemFigures = Statistics['items'][number];

/** The size of the map, in its own units. */
const [width, height] = [300, 200];
const [lowest, highest] = [-0.3, 0.9];

/**
 * Every item by its facility and its discrimination. An item that needs a look is a ring with a cross, and stands in words beside the map.
 */
export function ItemMap({ items }: { readonly items: readonly ItemFigures[] }) {
  const x = (facility: number) => facility * width;
  const y = (rest: number) =>
    height - ((Math.min(highest, Math.max(lowest, rest)) - lowest) / (highest - lowest)) * height;
  const placed = items.flatMap((item) =>
    item.discrimination === null || item.cancelled !== null ? [] : [{ ...item, rest: item.discrimination }],
  );
  // One sentence for a fact about several items.
  const told = new Map<string, { places: number[]; suspected: boolean }>();
  for (const item of items) {
    const words = inWords(item);
    if (words === null) continue;
    const known = told.get(words);
    if (known) known.places.push(item.place);
    else told.set(words, { places: [item.place], suspected: item.suspected });
  }
  return (
    <div className={told.size > 0 ? `${layout.columns} ${styles.map}` : styles.map}>
      <svg viewBox={`-34 -14 ${width + 44} ${height + 44}`} role="img" aria-label={m.itemMap}>
        {[0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => (
          <g key={share}>
            <line x1={x(share)} x2={x(share)} y1="0" y2={height} className={styles.grid} />
            <text x={x(share)} y={height + 14} textAnchor="middle">
              {share}
            </text>
          </g>
        ))}
        {[-0.2, 0, 0.2, 0.4, 0.6, 0.8].map((rest) => (
          <g key={rest}>
            <line x1="0" x2={width} y1={y(rest)} y2={y(rest)} className={rest === 0 ? styles.zero : styles.grid} />
            <text x="-6" y={y(rest) + 4} textAnchor="end">
              {String(rest).replace('-', '−')}
            </text>
          </g>
        ))}
        <text x={width} y={height + 28} textAnchor="end">
          {m.facility}
        </text>
        <text x="4" y="10">
          {m.separatesWell}
        </text>
        <text x="4" y={height - 5}>
          {m.separatesWrong}
        </text>
        {placed.map(({ place, facility, rest, suspected }) =>
          suspected ? (
            <g key={place} className={styles.doubted} transform={`translate(${x(facility)} ${y(rest)})`}>
              <circle r="5" />
              <path d="M-2-2 2 2M2-2-2 2" />
              <text x="8" y="4">
                {place + 1}
              </text>
            </g>
          ) : (
            <circle key={place} cx={x(facility)} cy={y(rest)} r="3.2" className={styles.dot} />
          ),
        )}
      </svg>
      {told.size > 0 && (
        <ul>
          {[...told].map(([words, { places, suspected }]) => (
            <li key={words} data-doubt={suspected || undefined}>
              <b className="num">{places.map((place) => place + 1).join(', ')}</b> {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a look at an item should find; null if nothing stands out. */
function inWords({ right, options, facility, discrimination, suspected, cancelled }: ItemFigures): string | null {
  if (cancelled !== null) return null;
  const letterOfId = (id: string) => letterOf(options.findIndex(({ option }) => option === id));
  if (suspected) {
    const wrong = options.filter(({ option, correlation }) => {
      return !right.includes(option) && correlation !== null && correlation > (discrimination ?? 0);
    });
    const keys = right.map(letterOfId).join(', ');
    return wrong.length === 0
      ? m.weakBetter
      : m.optionBetter(wrong.map(({ option }) => letterOfId(option)).join(', '), keys);
  }
  if (facility === 0) return m.nobodyRight;
  return facility === 1 ? m.everybodyRight : null;
}

/** As many of ten bubbles as had it right, and the number. */
export function Facility({ share }: { readonly share: number }) {
  return (
    <span className={`${styles.share} inline-flex items-center`}>
      {twoPlaces(share)}
      <i aria-hidden="true" style={{ '--share': Math.round(share * 10) } as CSSProperties} />
    </span>
  );
}

/** An item's place between −0.3 and 0.7, with a tick at 0, and the number. */
export function ItemRest({ value }: { readonly value: number | null }) {
  const left = (at: number) => `${(Math.min(0.7, Math.max(-0.3, at)) + 0.3) * 100}%`;
  return (
    <span className={`${styles.share} inline-flex items-center`}>
      {twoPlaces(value)}
      {value !== null && (
        <span className={styles.rest} aria-hidden="true">
          <i style={{ left: left(0) }} />
          <b style={{ left: left(value) }} />
        </span>
      )}
    </span>
  );
}
