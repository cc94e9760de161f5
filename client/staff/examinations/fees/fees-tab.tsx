import { useState } from 'react';
import { apiBase, pathOf } from '#client/lib/api/call.ts';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import type { AnswerOf } from '#contract/calls.ts';
import type { FeeRow } from '#contract/fees.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-fees.ts';
import { numberIn } from '#text/numbers.ts';
import { shortDay } from '../../lib/short-day.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SlipDialog } from '../../ui/slip-dialog.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { spacedNumber } from '../shared/spaced-number.ts';
import { useExamination } from '../shared/use-examination.ts';
import { AskVoucher } from './ask-voucher.tsx';
import { UploadBankList } from './bank-list.tsx';
import { FeePair, type FeeIntent } from './fee-pair.tsx';
import { feeFilters, feesOnAPage, useFeeActs, useFees, type FeeFilter } from './use-fees.ts';
import styles from './fees.module.css';

/** The fees of applications, beside what banks and eSewa say of them. */
export function Component() {
  const { code } = useExamination();
  const [filter, setFilter] = useState<FeeFilter>('differs');
  const [page, setPage] = useState(1);
  const [intent, setIntent] = useState<FeeIntent | null>(null);
  const { data, error, isFetching, refetch } = useFees(code, filter, page);
  const [asked, setAsked] = useState<FeeRow | null>(null);
  const acts = useFeeActs(code);
  if (data === undefined && error === null) return <Waiting />;
  if (data === undefined)
    return (
      <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
        <b>{m.notLoaded}</b> {error?.message}
      </Notice>
    );
  const { counts, list, rows, total, silent, stray } = data;
  const show = (next: FeeFilter) => {
    setFilter(next);
    setPage(1);
  };
  return (
    <>
      <div className={styles.lead}>
        <div>
          <h2 className="h1">{m.toLookAt(counts.differs + counts.usedTwice + counts.claimed)}</h2>
          <p>{list === null ? m.noList : m.listSo(list.lines, shortDay(list.broughtAt))}</p>
        </div>
        <p className={layout.row}>
          <a
            className={button.outlined}
            href={apiBase + pathOf('GET /staff/examinations/:code/fees.csv', { code })}
            download
          >
            {m.exportCsv}
          </a>
          <UploadBankList code={code} />
        </p>
      </div>
      <div className={styles.filters} role="group" aria-label={m.payments}>
        {feeFilters.map((each) => (
          <button key={each} type="button" aria-pressed={each === filter} onClick={() => show(each)}>
            {m.filters[each]}
            <b>{numberIn(language, countOf(counts, each))}</b>
          </button>
        ))}
      </div>
      {silent > 0 && <Notice kind="calm">{m.silent(silent)}</Notice>}
      {acts.ask.error !== null && <Notice>{acts.ask.error.message}</Notice>}
      <section className="mt-24" aria-busy={isFetching}>
        <h2 className="h2">{m.filters[filter]}</h2>
        <p className="small">{rows.length === 0 ? m.none : m.notes[filter]}</p>
        {rows.length > 0 && (
          <ul className={styles.pairs}>
            <li className={styles.heads} aria-hidden="true">
              <span>{m.application}</span>
              <span>{m.bankList}</span>
            </li>
            {rows.map((row) => (
              <FeePair
                key={row.number}
                code={code}
                row={row}
                onDecide={setIntent}
                onAsk={(reference) => acts.ask.mutate(reference)}
                onAskVoucher={setAsked}
              />
            ))}
          </ul>
        )}
        {total > feesOnAPage && (
          <Pager page={page} pages={Math.ceil(total / feesOnAPage)} total={total} size={feesOnAPage} onGo={setPage} />
        )}
      </section>
      {stray.length > 0 && (
        <section className="mt-24">
          <h2 className="h2">{m.stray}</h2>
          <p className="small">{m.strayNote}</p>
          <ul className={styles.pairs}>
            {stray.map(({ reference, providerReference, number, rupees, why, begunAt }) => (
              <li key={reference} className={styles.stray}>
                <b className="num">{spacedNumber(number)}</b>
                <small>
                  {m.strayWhy[why]}, {m.rupees(numberIn(language, rupees))}, {shortDay(begunAt)}
                </small>
                <small>{m.esewaOf(providerReference ?? reference, m.states.paid)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {asked !== null && <AskVoucher row={asked} question={acts.question} onClose={() => setAsked(null)} />}
      {intent !== null && <Decision intent={intent} decide={acts.decide} onClose={() => setIntent(null)} />}
    </>
  );
}

function countOf(counts: AnswerOf<'GET /staff/examinations/:code/fees'>['counts'], filter: FeeFilter): number {
  return filter === 'twice' ? counts.usedTwice : counts[filter];
}

interface DecisionProps {
  readonly intent: FeeIntent;
  readonly decide: ReturnType<typeof useFeeActs>['decide'];
  readonly onClose: () => void;
}

/** Asks why, before a decision about a fee is kept. */
function Decision({ intent: { row, line, act }, decide, onClose }: DecisionProps) {
  const [reason, setReason] = useState('');
  const isReady = reason.trim() !== '' && !decide.isPending;
  const keep = () => decide.mutate({ number: row.number, line, reason: reason.trim() }, { onSuccess: onClose });
  return (
    <SlipDialog
      title={m.decideTitle(row.name)}
      above={
        <>
          {act}
          <LabelledField
            label={m.why}
            hint={m.whyHint}
            autoComplete="off"
            maxLength={2000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {decide.error !== null && <Notice>{decide.error.message}</Notice>}
        </>
      }
      below={
        <div className={layout.row}>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button kind="filled" idle={!isReady} onClick={isReady ? keep : undefined}>
            {m.keep}
          </Button>
        </div>
      }
      onCancel={onClose}
    />
  );
}
