import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#contract/calls.ts';
import type { DeskApplication } from '#contract/applications.ts';
import { ApiError } from '#client/lib/api/api-error.ts';
import { apiBase } from '#client/lib/api/call.ts';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import layout from '#client/ui/layout.module.css';
import { Link } from '#client/ui/link.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-applications.ts';
import { numberIn } from '#text/numbers.ts';
import { staffCall } from '../../api/staff-call.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { KeysBar } from '../../ui/keys-bar.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { showUndoToast } from '../../ui/undo-toast.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { tabAddress } from '../shared/tab-address.ts';
import { useExamination } from '../shared/use-examination.ts';
import { AcceptMany } from './accept-many.tsx';
import { DeskDocuments } from './desk-documents.tsx';
import { DeskForm } from './desk-form.tsx';
import { DeskQueue } from './desk-queue.tsx';
import { RefuseSlip } from './refuse-slip.tsx';
import { ReturnSlip } from './return-slip.tsx';
import { applicationKey, useApplication, useDeskFilter, useQueue, useQueueChanged } from './use-desk.ts';
import { useNotice } from './use-notice.ts';
import styles from './desk.module.css';

type Decision = BodyOf<'POST /staff/examinations/:code/applications/:number/decision'>;

const keys = [
  [['A'], m.accept],
  [['R'], m.returnIt],
  [['X'], m.refuse],
  [['J', 'K'], m.keyNext],
  [['1', '…', '9'], m.keyDocument],
  [['T'], m.keyTurn],
  [['Z'], m.keyEnlarge],
  [['U'], m.keyUndo],
  [['/'], m.keySearch],
] as const;

/** The desk: applications that wait, one of them open with its documents, and the decision about it. */
export function Component() {
  const { code } = useExamination();
  const [filter, change] = useDeskFilter();
  const queue = useQueue(code, filter);
  const notice = useNotice(code);
  const changed = useQueueChanged(code);
  const [isMany, setIsMany] = useState(false);
  const rows = queue.data?.rows ?? [];
  const open = filter.open === '' ? (rows[0]?.number ?? '') : filter.open;
  const place = rows.findIndex(({ number }) => number === open);
  const goBy = (step: number) => {
    const to = rows[place + step]?.number;
    if (to !== undefined) change({ open: to });
  };
  useKeys({ j: () => goBy(1), k: () => goBy(-1) });
  if (queue.data === undefined && queue.error === null) return <Waiting />;
  if (queue.data === undefined)
    return (
      <Notice acts={<TryAgain busy={queue.isFetching} onClick={() => void queue.refetch()} />}>
        <b>{m.notLoaded}</b> {queue.error?.message}
      </Notice>
    );
  if (notice.data?.rules === null)
    return (
      <p className="mt-24">
        {m.noNotice}{' '}
        <Link className={button.link} to={tabAddress(code, 'notice')}>
          {m.makeNotice}
        </Link>
      </p>
    );
  const { counts, total } = queue.data;
  const exports = `${apiBase}/staff/examinations/${code}`;
  return (
    <>
      <div className={styles.desk}>
        <DeskQueue
          rows={rows}
          total={total}
          filter={filter}
          open={open}
          onFilter={change}
          onAcceptMany={() => setIsMany(true)}
        />
        <div className={styles.narrow}>
          <Button kind="icon" aria-label={m.oneBefore} disabled={place <= 0} onClick={() => goBy(-1)}>
            <Icon name="back" />
          </Button>
          <p>{m.placeIn(numberIn(language, place + 1), numberIn(language, total))}</p>
          <Button kind="icon" aria-label={m.nextOne} disabled={place + 1 >= rows.length} onClick={() => goBy(1)}>
            <Icon name="arrow" />
          </Button>
        </div>
        {open === '' ? (
          <p className={styles.empty}>
            {filter.show === 'waiting' && filter.q === '' && filter.only === '' ? m.nothingWaits : m.noneFits}{' '}
            {m.standing(
              numberIn(language, counts.accepted ?? 0),
              numberIn(language, counts.returned ?? 0),
              numberIn(language, counts.refused ?? 0),
            )}
          </p>
        ) : (
          <OpenApplication
            key={open}
            code={code}
            number={open}
            onDecided={async () => {
              const next = rows[place + 1]?.number ?? rows[place - 1]?.number ?? '';
              change({ open: next });
              await changed();
            }}
            onChanged={changed}
          />
        )}
      </div>
      <p className={`${layout.row} mt-24`}>
        <a className={button.link} href={`${exports}/applications.csv`} download>
          {m.asCsv}
        </a>
        <a className={button.link} href={`${exports}/applications.xlsx`} download>
          {m.asXlsx}
        </a>
        <a className={button.link} href={`${exports}/documents.zip`} download>
          {m.allDocuments}
        </a>
      </p>
      {isMany && <AcceptMany code={code} onChanged={changed} onClose={() => setIsMany(false)} />}
      <KeysBar keys={keys} />
    </>
  );
}

interface OpenApplicationProps {
  readonly code: string;
  readonly number: string;
  readonly onDecided: () => Promise<void>;
  readonly onChanged: () => Promise<void>;
}

/** One application with the bar of the decision. */
function OpenApplication({ code, number, onDecided, onChanged }: OpenApplicationProps) {
  const client = useQueryClient();
  const { data: application, error, isFetching, refetch } = useApplication(code, number);
  const { data: notice } = useNotice(code);
  const rules = notice?.rules ?? null;
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [slip, setSlip] = useState<'accept' | 'return' | 'refuse' | null>(null);
  const wasRefused = (application?.groups ?? []).filter(({ granted }) => granted === false).map(({ group }) => group);
  const refused = new Set([
    ...wasRefused.filter((each) => !turned.has(each)),
    ...[...turned].filter((each) => !wasRefused.includes(each)),
  ]);
  const params = { code, number };
  const take = (answer: DeskApplication) => client.setQueryData(applicationKey(code, number), answer);
  const name = application?.form['name'] || number;
  const undo = useMutation({
    mutationFn: (version: number) =>
      staffCall('POST /staff/examinations/:code/applications/:number/undo', { params, body: { version } }),
    onSuccess: async (answer) => {
      take(answer);
      showToast(m.undone(name));
      await onChanged();
    },
    onError: (failure) => showToast(failure.message, 'bad'),
  });
  const decide = useMutation({
    mutationFn: (body: Decision) =>
      staffCall('POST /staff/examinations/:code/applications/:number/decision', { params, body }),
    onSuccess: async (answer, { decision }) => {
      take(answer);
      setSlip(null);
      const words = { accept: m.accepted, return: m.returned, refuse: m.refused }[decision](name);
      showUndoToast(words, () => undo.mutate(answer.version));
      await onDecided();
    },
    onError: async (failure, { decision }) => {
      // Its message stands in the bar, which the question would cover.
      if (decision === 'accept') setSlip(null);
      if (!(failure instanceof ApiError) || failure.code !== 'changed-meanwhile') return;
      setSlip(null);
      await refetch();
    },
  });
  const canDecide = application?.state === 'submitted' && !decide.isPending;
  const acceptNow = () => {
    if (canDecide) decide.mutate({ decision: 'accept', version: application.version, refusedGroups: [...refused] });
  };
  // The fee stands far from the button, so one that is open is said once more.
  const accept = () => {
    if (!canDecide) return;
    if (application.doubts.some(({ code: doubt }) => doubt === 'fee')) setSlip('accept');
    else acceptNow();
  };
  useKeys({
    a: accept,
    r: () => canDecide && setSlip('return'),
    x: () => canDecide && setSlip('refuse'),
    u: () => application?.canUndo === true && undo.mutate(application.version),
  });
  if (application === undefined && error === null) return <Waiting />;
  if (application === undefined)
    return (
      <Notice acts={<TryAgain busy={isFetching} onClick={() => void refetch()} />}>
        <b>{m.oneNotLoaded}</b> {error?.message}
      </Notice>
    );
  const granted = application.groups.filter(({ group }) => !refused.has(group)).map(({ group }) => group);
  return (
    <>
      <DeskForm
        application={application}
        rules={rules}
        refused={refused}
        onGrant={(group) => setTurned((before) => withTurned(before, group))}
      />
      <DeskDocuments code={code} application={application} rules={rules} />
      <div className={styles.decide}>
        <p role="status">
          {decide.error !== null
            ? `${m.notStored} ${decide.error.message}`
            : application.groups.length > 0 && m.granted(granted.join(', '))}
        </p>
        {application.canUndo && application.state !== 'submitted' && (
          <Button idle={undo.isPending} onClick={() => undo.mutate(application.version)}>
            {m.undo} <kbd>U</kbd>
          </Button>
        )}
        {application.state === 'submitted' && (
          <>
            <Button idle={!canDecide} onClick={() => setSlip('refuse')}>
              {m.refuse} <kbd>X</kbd>
            </Button>
            <Button idle={!canDecide} onClick={() => setSlip('return')}>
              {m.returnIt} <kbd>R</kbd>
            </Button>
            <Button kind="filled" idle={!canDecide} onClick={accept}>
              {m.accept} <kbd>A</kbd>
            </Button>
          </>
        )}
      </div>
      {slip === 'accept' && (
        <Confirmation
          title={m.acceptTitle(name)}
          below={m.acceptUndo}
          no={m.cancel}
          yes={m.acceptNow}
          loses
          busy={decide.isPending}
          onNo={() => setSlip(null)}
          onYes={acceptNow}
        >
          <p>{m.acceptFee(m.fees[application.fee.state], numberIn(language, application.fee.owed))}</p>
        </Confirmation>
      )}
      {slip === 'return' && (
        <ReturnSlip
          application={application}
          rules={rules}
          busy={decide.isPending}
          onReturn={(reasons, text) =>
            decide.mutate({ decision: 'return', version: application.version, reasons: [...reasons], text })
          }
          onCancel={() => setSlip(null)}
        />
      )}
      {slip === 'refuse' && (
        <RefuseSlip
          name={name}
          busy={decide.isPending}
          onRefuse={(reason) => decide.mutate({ decision: 'refuse', version: application.version, reason })}
          onCancel={() => setSlip(null)}
        />
      )}
    </>
  );
}

/** The set with a value added, or without it where it was there. */
function withTurned(before: ReadonlySet<string>, value: string): ReadonlySet<string> {
  return new Set(before.has(value) ? [...before].filter((each) => each !== value) : [...before, value]);
}
