import { useRef, type RefObject } from 'react';
import { useKeys } from '../ui/use-keys.ts';
import type { Finding } from './finding-kinds.tsx';

interface FindingActs {
  readonly dismiss: (finding: Finding) => void;
  readonly review: (finding: Finding) => void;
  /** Shows the kind at this place, from 1. */
  readonly goToKind: (place: number) => void;
}

/**
 * The keyboard in the list of findings, for the returned ref's element. j and k move from row to row, r sends to a review, d dismisses,
 * digits choose a kind. Enter belongs to the link.
 */
export function useFindingKeys(
  findings: readonly Finding[],
  { dismiss, review, goToKind }: FindingActs,
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const rows = () => [...(list.current?.children ?? [])];
  const current = () => rows().findIndex((row) => row.contains(document.activeElement));

  function move(by: 1 | -1): void {
    const all = rows();
    const place = current();
    const next = all[place === -1 ? 0 : Math.min(Math.max(place + by, 0), all.length - 1)];
    next?.querySelector<HTMLElement>('a, button')?.focus();
  }
  function onCurrent(act: (finding: Finding) => void): void {
    const finding = findings[current()];
    if (finding !== undefined) act(finding);
  }

  const figures = Array.from({ length: 9 }, (_, at) => [String(at + 1), () => goToKind(at + 1)] as const);
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    d: () => onCurrent(dismiss),
    r: () => onCurrent((finding) => finding.toReview && review(finding)),
    ...Object.fromEntries(figures),
  });
  return list;
}
