import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useKeys } from '../../ui/use-keys.ts';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { printPaths } from '../shared/print-paths.ts';
import { PaperSection } from './paper-section.tsx';
import { SwapRow } from './swap-row.tsx';
import type { StaffPaper } from './use-paper.ts';

/** A paper up to this length shows completely. Of a longer one's sections, so many rows come first. */
const [shortPaper, shownFirst] = [30, 10];

interface PaperSectionsProps {
  readonly code: string;
  readonly paper: StaffPaper;
  readonly reviewedOnly: boolean;
  readonly canSwap: boolean;
  readonly busy: boolean;
  /** Replaces the items of the whole paper, in its order. */
  readonly onPut: (items: string[]) => void;
}

/** The sections of a paper, with one keyboard way through all their rows. */
export function PaperSections({ code, paper, reviewedOnly, canSwap, busy, onPut }: PaperSectionsProps) {
  const navigate = useNavigate();
  const isLong = paper.items > shortPaper;
  // In a long paper the first section is open, and a person opens the others.
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([paper.sections[0]?.title ?? '']));
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const [swapped, setSwapped] = useState<string | null>(null);
  const sections = paper.sections.map((section) => {
    const isOpen = !isLong || opened.has(section.title);
    const isWhole = !isLong || whole.has(section.title);
    return { section, isOpen, shown: !isOpen ? [] : isWhole ? section.items : section.items.slice(0, shownFirst) };
  });
  const { current, rowProps } = useRowKeys(sections.flatMap(({ shown }) => shown.map(({ id }) => id)));
  const ids = paper.sections.flatMap(({ items }) => items.map(({ id }) => id));
  const swap = (id: string) => setSwapped(swapped === id ? null : id);
  useKeys({
    s: () => canSwap && current !== null && swap(current),
    p: () => ids.length > 0 && void navigate(printPaths.paper.to({ code })),
  });
  return (
    <>
      {sections.map(({ section, isOpen, shown }) => (
        <PaperSection
          key={section.title}
          section={section}
          math={paper.math}
          folds={isLong}
          isOpen={isOpen}
          onFold={() => setOpened(toggled(opened, section.title))}
          shown={shown}
          onShowAll={() => setWhole(new Set(whole).add(section.title))}
          current={current}
          rowProps={rowProps}
          swapped={swapped}
          {...(canSwap && { onSwap: swap })}
        >
          {(item) => (
            <SwapRow
              item={item}
              subject={section.subject}
              taken={ids}
              reviewedOnly={reviewedOnly}
              busy={busy}
              onKeep={() => setSwapped(null)}
              onPut={(id) => {
                setSwapped(null);
                onPut(ids.map((each) => (each === item.id ? id : each)));
              }}
            />
          )}
        </PaperSection>
      ))}
    </>
  );
}

function toggled(set: ReadonlySet<string>, one: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(one)) next.add(one);
  return next;
}
