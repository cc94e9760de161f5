import type { SittingView } from '#exam/sitting/view.ts';
import * as m from '#messages/hall.ts';
import layout from '#client/ui/layout.module.css';
import styles from './section-tabs.module.css';
import { shortTabNames } from './tab-names.ts';

/** The sections of the paper. Without a way back they only show the current one. */
export function SectionTabs({ view, go }: { view: SittingView; go: (place: number) => void }) {
  const free = view.sections.every(({ cells }) => cells.every(({ open }) => open));
  const toFirstOpen = (section: number) => {
    const { cells } = view.sections[section] ?? { cells: [] };
    const first = cells.find(({ state }) => state === 'not-seen' || state === 'seen') ?? cells[0];
    if (first) go(first.place);
  };
  return <Tabs sections={view.sections} here={view.item.section} fixed={!free} press={toFirstOpen} />;
}

interface TabsProps {
  readonly sections: SittingView['sections'];
  /** The current section. */
  readonly here: number;
  /** Whether the candidate can go to no other section. */
  readonly fixed?: boolean;
  readonly press: (section: number) => void;
}

/** The tabs of a folder, one for each section. */
export function Tabs({ sections, here, fixed = false, press }: TabsProps) {
  const short = shortTabNames(sections.map(({ title }) => title));
  return (
    <nav className={styles.tabs} aria-label={m.sections}>
      {sections.map(({ title, cells, answered }, section) => (
        <button
          key={title}
          type="button"
          className={`${layout.cut} ${styles.tab}`}
          data-short={short ? '' : undefined}
          aria-current={section === here || undefined}
          title={title}
          disabled={fixed && section !== here}
          onClick={() => section !== here && press(section)}
        >
          {short && (
            <span className={styles.short} aria-hidden="true">
              {short[section]}
            </span>
          )}
          <span>{title}</span>
          <span className={`mono ${styles.count}`}>
            {answered}/{cells.length}
          </span>
        </button>
      ))}
    </nav>
  );
}
