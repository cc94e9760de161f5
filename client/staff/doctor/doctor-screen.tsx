import { pageSize } from '#contract/page-size.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-doctor.ts';
import { numberIn } from '#text/numbers.ts';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { staffCall } from '../api/staff-call.ts';
import { KeysBar } from '../ui/keys-bar.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import page from '../ui/staff-page.module.css';
import { Dismissal } from './dismissal.tsx';
import styles from './doctor.module.css';
import { FindingKinds, kindsInOrder, type Finding, type FindingSummary } from './finding-kinds.tsx';
import { FindingRow } from './finding-row.tsx';
import { useFindingKeys } from './use-finding-keys.ts';
import { useSendToReview } from './use-send-to-review.ts';

const none: readonly Finding[] = [];
const keys = [
  [['j', 'k'], m.keyNext],
  [['Enter'], m.keyOpen],
  [['R'], m.sendToReview],
  [['D'], m.keyDismiss],
  [['1', '…', '9'], m.keyKind],
] as const;

/** What looks wrong in the bank, kind by kind, and what students have reported. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<FindingSummary | null>(null);
  const kind = params.get('kind') ?? undefined;
  const number = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['doctor', kind, number],
    queryFn: ({ signal }) => staffCall('GET /staff/doctor', { query: { kind, page: number, size: pageSize }, signal }),
    placeholderData: keepPreviousData,
  });
  const sendToReview = useSendToReview();
  const review = ({ item }: Finding) => item !== null && sendToReview(item);
  const list = useFindingKeys(data?.rows ?? none, {
    dismiss: setAsked,
    review,
    goToKind: (place) => {
      const [chosen] = kindsInOrder(data?.kinds ?? {})[place - 1] ?? [];
      if (chosen !== undefined) setParams({ kind: chosen });
    },
  });
  const total = data?.all ?? 0;
  const pages = data === undefined ? 1 : Math.max(1, Math.ceil(data.total / pageSize));
  return (
    <>
      <div>
        <header className={`${layout.form} ${page.head}`}>
          <div>
            <h1 className="h1">{m.title}</h1>
            <p role="status">{data === undefined ? m.loading : findingsOf(total)}</p>
          </div>
          <Button
            idle={isFetching}
            onClick={() => {
              if (!isFetching) void refetch();
            }}
          >
            {isFetching ? m.looking : m.lookAgain}
          </Button>
        </header>
        {error !== null && data === undefined && (
          <Notice>
            <b>{m.notLoaded}</b> {error.message}
          </Notice>
        )}
        {data !== undefined && total === 0 && <LooksFor />}
        {data !== undefined && total > 0 && (
          <div className={layout.asideFirst}>
            <FindingKinds kinds={data.kinds} chosen={kind} total={total} />
            <section aria-label={kind === undefined ? m.all : m.kindName(kind)} aria-busy={isFetching}>
              <ul ref={list} className="ink-above">
                {data.rows.map((finding) => (
                  <FindingRow
                    key={finding.id}
                    finding={finding}
                    math={data.math}
                    onDismiss={setAsked}
                    onReview={() => review(finding)}
                  />
                ))}
              </ul>
              {data.rows.length === 0 && <p>{m.noneOfKind}</p>}
              {pages > 1 && (
                <Pager
                  page={number}
                  pages={pages}
                  total={data.total}
                  size={pageSize}
                  onGo={(to) => setParams({ ...(kind !== undefined && { kind }), page: String(to) })}
                />
              )}
            </section>
          </div>
        )}
        {asked !== null && <Dismissal matter={asked} onDone={() => setAsked(null)} />}
      </div>
      <KeysBar keys={keys} />
    </>
  );
}

/** The list of checks, shown if they found nothing. */
function LooksFor() {
  return (
    <section aria-labelledby="looks-for">
      <h2 className="h2" id="looks-for">
        {m.looksFor}
      </h2>
      <ul className={`${styles.looksFor} mt-12`}>
        {m.allKinds.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
    </section>
  );
}

function findingsOf(total: number): string {
  return total === 0 ? m.nothingFound : m.findings(total, numberIn(language, total));
}
