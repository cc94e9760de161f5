import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import type { AnswerOf } from '#contract/calls.ts';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-applications.ts';
import { numberIn } from '#text/numbers.ts';
import { staffCall } from '../../api/staff-call.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';
import table from '../../ui/staff-table.module.css';
import { useChanged, useExamination } from '../shared/use-examination.ts';
import { spacedNumber } from '../shared/spaced-number.ts';

const orders = ['application', 'name', 'shuffled'] as const;
type Order = (typeof orders)[number];
type NumberPreview = AnswerOf<'POST /staff/examinations/:code/numbers'>;

/** As many rows as a person looks through. */
const shownRows = 20;

/** Gives accepted applicants their symbol numbers: shown first, then given in one step. */
export function Component() {
  const { code } = useExamination();
  const changed = useChanged(code);
  const id = useId();
  const [first, setFirst] = useState('');
  const [order, setOrder] = useState<Order>('application');
  const [seed, setSeed] = useState('');
  const [preview, setPreview] = useState<NumberPreview | null>(null);
  const [asks, setAsks] = useState(false);
  const params = { code };
  const body = { first: first.trim(), order, seed: seed.trim() };
  const look = useMutation({
    mutationFn: () => staffCall('POST /staff/examinations/:code/numbers', { params, query: { preview: '1' }, body }),
    onSuccess: setPreview,
  });
  const give = useMutation({
    mutationFn: () => staffCall('POST /staff/examinations/:code/numbers', { params, query: {}, body }),
    onSuccess: async ({ total }) => {
      showToast(m.given(numberIn(language, total)));
      setPreview(null);
      await changed();
    },
    onSettled: () => setAsks(false),
  });
  const error = give.error ?? look.error;
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPreview(null);
    };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!look.isPending) look.mutate();
  };
  const total = numberIn(language, preview?.total ?? 0);
  return (
    <section aria-label={m.numbers}>
      <p className="mt-16">{m.numbersLead}</p>
      <form className={`${layout.form} mt-16`} onSubmit={submit}>
        <label htmlFor={`${id}first`}>
          <span className={field.label}>{m.firstNumber}</span>
          <input
            className={field.input}
            id={`${id}first`}
            autoComplete="off"
            value={first}
            onChange={({ target }) => change(setFirst)(target.value)}
          />
        </label>
        <label htmlFor={`${id}order`}>
          <span className={field.label}>{m.order}</span>
          <select
            className={field.input}
            id={`${id}order`}
            value={order}
            onChange={({ target }) => change(setOrder)(orders.find((each) => each === target.value) ?? 'application')}
          >
            {orders.map((each) => (
              <option key={each} value={each}>
                {m.orders[each]}
              </option>
            ))}
          </select>
        </label>
        {order === 'shuffled' && (
          <label htmlFor={`${id}seed`}>
            <span className={field.label}>{m.seed}</span>
            <input
              className={field.input}
              id={`${id}seed`}
              autoComplete="off"
              maxLength={40}
              value={seed}
              onChange={({ target }) => change(setSeed)(target.value)}
            />
            <span className="small">{m.seedNote}</span>
          </label>
        )}
        <Button type="submit" idle={look.isPending || first.trim() === ''}>
          {m.lookFirst}
        </Button>
      </form>
      {error !== null && (
        <div className="mt-16">
          <Notice>{error.message}</Notice>
        </div>
      )}
      {preview?.total === 0 && (
        <p className="mt-16" role="status">
          {m.noneToNumber}
        </p>
      )}
      {preview !== null && preview.total > 0 && (
        <>
          <table className={`${table.table} mt-16`}>
            <thead>
              <tr>
                <th scope="col">{m.symbolNumber}</th>
                <th scope="col">{m.name}</th>
                <th scope="col">{m.application}</th>
              </tr>
            </thead>
            <tbody>
              {preview.rows.slice(0, shownRows).map(({ symbolNumber, name, number }) => (
                <tr key={number}>
                  <td className="num">{symbolNumber}</td>
                  <td>{name}</td>
                  <td className="num">{spacedNumber(number)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {preview.total > shownRows && (
            <p className="small mt-8">{m.andMore(numberIn(language, preview.total - shownRows))}</p>
          )}
          <p className="mt-16">
            <Button kind="filled" onClick={() => setAsks(true)}>
              {m.give(total)}
            </Button>
          </p>
        </>
      )}
      {asks && (
        <Confirmation
          title={m.giveTitle(total)}
          below={<b>{m.giveBelow}</b>}
          no={m.cancel}
          yes={m.give(total)}
          busy={give.isPending}
          onNo={() => setAsks(false)}
          onYes={() => give.mutate()}
        >
          {m.giveNote}
        </Confirmation>
      )}
    </section>
  );
}
