import type { SittingView } from '#exam/sitting/view.ts';
import * as m from '#messages/hall.ts';

/** The sections of the paper; where there is no way back they only show where one is. */
export function SectionTabs({ view, go }: { view: SittingView; go: (place: number) => void }) {
  const free = view.sections.every(({ cells }) => cells.every(({ open }) => open));
  return (
    <nav className="tabs" aria-label={m.sections}>
      {view.sections.map(({ title, cells, answered }, section) => {
        const here = section === view.item.section;
        return (
          <button
            key={title}
            type="button"
            className="tab"
            aria-current={here || undefined}
            title={title}
            disabled={!free && !here}
            onClick={() => {
              const first = cells.find(({ state }) => state === 'not-seen' || state === 'seen') ?? cells[0];
              if (!here && first) go(first.place);
            }}
          >
            {title}
            <span className="mono">
              {answered}/{cells.length}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
