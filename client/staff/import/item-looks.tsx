import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MathMap } from '#content/load/loaded-bank.ts';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { ItemText } from '#client/question/item-text.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-import.ts';
import choices from '../item/item-choices.module.css';
import { Letter } from '../item/item-marks.tsx';
import { subjectName, topicName } from '../item/subjects.ts';
import { staffCall } from '../api/staff-call.ts';
import { Notice } from '../ui/notice.tsx';
import type { FileQuestion, ImportPage, ImportPreview } from './file-questions.ts';
import { partOf } from './file-strip.tsx';
import styles from './item-looks.module.css';

interface ItemLooksProps {
  readonly questions: readonly FileQuestion[];
  /** The first page of the items, and the address of the others. */
  readonly preview: ImportPreview;
}

/** Each item as it would look: its question, its options with the darkened key, its explanation and its labels. */
export function ItemLooks({ questions, preview }: ItemLooksProps) {
  const [onlyPictured, setOnlyPictured] = useState(false);
  const { pages, hasNextPage, isFetchingNextPage, error, fetchNextPage } = usePages(preview);
  const come = questions.filter(({ fate }) => fate === 'good' || fate === 'problem');
  const byPlace = new Map(pages.flatMap(({ items }) => items.map((each) => [each.place, each] as const)));
  const math = Object.assign({}, ...pages.map((page) => page.math)) as MathMap;
  const read = come.flatMap(({ order, number, come: place }) => {
    const entry = byPlace.get(place?.place ?? -1);
    return entry === undefined ? [] : [{ ...entry, order, number }];
  });
  const listed = onlyPictured ? read.filter(({ item }) => item.figure !== null) : read;
  if (come.length === 0) return null;
  return (
    <section className="mt-32" id={partOf.good} tabIndex={-1} aria-labelledby="looks">
      <header className={`${layout.baseline} mb-16`}>
        <h2 className="h2" id="looks">
          {m.asTheyWouldLook(come.length)}
        </h2>
        <p className="small">{m.looksNote}</p>
      </header>
      {preview.pictures > 0 && (
        <label className={layout.line}>
          <input type="checkbox" checked={onlyPictured} onChange={() => setOnlyPictured(!onlyPictured)} />
          {m.onlyPictured}
        </label>
      )}
      <ol className="ink-above">
        {listed.map((entry) => (
          <Look key={entry.order} entry={entry} math={math} from={preview.import} />
        ))}
      </ol>
      {error !== null && <Notice>{error.message}</Notice>}
      {hasNextPage && (
        <Button
          kind="link"
          idle={isFetchingNextPage}
          onClick={() => {
            if (!isFetchingNextPage) void fetchNextPage();
          }}
        >
          {m.showMore(come.length - read.length)}
        </Button>
      )}
    </section>
  );
}

/** The pages of a preview that have come so far. */
function usePages(preview: ImportPreview) {
  const { data, ...rest } = useInfiniteQuery({
    queryKey: ['import', preview.import],
    queryFn: ({ pageParam }): Promise<ImportPage> =>
      staffCall('GET /staff/import/:import', { params: { import: preview.import }, query: { page: pageParam } }),
    initialPageParam: 1,
    initialData: { pages: [{ items: preview.items, math: preview.math }], pageParams: [1] },
    getNextPageParam: (_page, all) => (all.length < preview.pages ? all.length + 1 : undefined),
    staleTime: Infinity,
  });
  return { ...rest, pages: data.pages };
}

interface LookProps {
  readonly entry: ImportPage['items'][number] & Pick<FileQuestion, 'number'>;
  readonly math: MathMap;
  /** The import's id, by which its images are found. */
  readonly from: string;
}

function Look({ entry: { place, item, typed, number }, math, from }: LookProps) {
  const belongsTo = [
    ...(item.subject === null ? [] : [subjectName(item.subject)]),
    ...(item.topic === null ? [] : [topicName(item.topic)]),
  ];
  return (
    <li className={styles.look}>
      <span className="num">{number}</span>
      <div className={styles.item} lang={item.language}>
        <p className={styles.stem}>
          <ItemText text={item.stem} math={math} />
        </p>
        {item.figure !== null && (
          <img
            src={`/api/staff/import/${from}/figures/${place}`}
            alt={item.figure.alt === '' ? m.noWordsForPicture : item.figure.alt}
            loading="lazy"
          />
        )}
        <ul className={choices.choices}>
          {item.options.map(({ id, text }, nth) => (
            <li className="flex gap-8 items-center" key={id}>
              <Letter place={nth} darkened={item.right.includes(id)} />
              {item.right.includes(id) && (
                <span className="vh" lang={language}>
                  {m.key}
                </span>
              )}
              <span>
                <ItemText text={text} math={math} />
              </span>
            </li>
          ))}
        </ul>
        {item.explanation !== '' && (
          <p className={`${styles.why} small`}>
            <ItemText text={item.explanation} math={math} />
          </p>
        )}
      </div>
      {typed !== null && (
        <details className={`${styles.typed} small mt-8`}>
          <summary>{m.inTheFile}</summary>
          <p className="font-mono pre-line anywhere" translate="no">
            {typed}
          </p>
        </details>
      )}
      <span className={`${styles.under} tiny text-right anywhere`}>{belongsTo.join(', ')}</span>
    </li>
  );
}
