import type { ReactNode } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { FeeRow } from '#contract/fees.ts';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-fees.ts';
import { dayOfYearIn } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { shortMoment } from '../../lib/short-moment.ts';
import { spacedNumber } from '../shared/spaced-number.ts';
import { tabAddress } from '../shared/tab-address.ts';
import { pairOf } from './pair-of.ts';
import styles from './fees.module.css';

/** What a person wants to decide about a fee. */
export interface FeeIntent {
  readonly row: FeeRow;
  readonly line: string;
  readonly act: string;
}

interface FeePairProps {
  readonly code: string;
  readonly row: FeeRow;
  readonly onDecide: (intent: FeeIntent) => void;
  readonly onAsk: (reference: string) => void;
  /** Asks the applicant about the voucher. */
  readonly onAskVoucher: (row: FeeRow) => void;
}

const money = (rupees: number) => m.rupees(numberIn(language, rupees));
const dayOf = (day: string | null) => (day === null ? '' : dayOfYearIn(language, day));

/** An application's voucher and the bank's line side by side; what differs is underlined. */
export function FeePair({ code, row, onDecide, onAsk, onAskVoucher }: FeePairProps) {
  const { number, name, owed, voucher, line, payments, sameVoucher, askedAt } = row;
  const { sign, differs } = pairOf(row);
  const marked = (isOther: boolean, text: ReactNode) => (isOther ? <mark>{text}</mark> : text);
  const intent = (of: string, act: string) => () => onDecide({ row, line: of, act });
  const last = payments[payments.length - 1];
  const came = payments.filter(({ state }) => state === 'paid');
  return (
    <li className={styles.pair}>
      <div>
        <b>{name}</b> <span className="num">{spacedNumber(number)}</span>
        <small>
          {voucher !== null && <>{marked(differs.number, voucher.number)}, </>}
          {marked(differs.amount, money(owed))}
          {voucher !== null && <>, {marked(differs.day, dayOf(voucher.day))}</>}
        </small>
        {sameVoucher.length > 0 && <small>{m.alsoUnder(sameVoucher.map(spacedNumber).join(', '))}</small>}
        {row.byHand && <small>{m.byHand}</small>}
        {askedAt !== null && <small>{m.askedOn(shortMoment(askedAt, timeZone))}</small>}
      </div>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <div>
        {line !== null && (
          <>
            {line.name}
            <small>
              {marked(differs.number, line.number)}, {marked(differs.amount, money(line.rupees))}
              {line.day !== null && <>, {marked(differs.day, dayOf(line.day))}</>}
            </small>
          </>
        )}
        {payments.map(({ reference, providerReference, state, rupees }) => (
          <small key={reference}>
            {m.esewaOf(providerReference ?? reference, m.states[state])}, {money(rupees)}
          </small>
        ))}
        {came.length > 1 && <small>{marked(true, m.paidTwice(came.length))}</small>}
        {line === null && payments.length === 0 && <small>{m.noLine}</small>}
      </div>
      <div className={styles.acts}>
        {line !== null && (row.state === 'differs' || row.state === 'claimed') && (
          <Button kind="link" onClick={intent(line.id, sign === '≈' ? m.sameVoucher : m.markPaid)}>
            {sign === '≈' ? m.sameVoucher : m.markPaid}
          </Button>
        )}
        {row.state === 'matched' && !row.byHand && (
          <Button kind="link" onClick={intent('none', m.notThisLine)}>
            {m.notThisLine}
          </Button>
        )}
        {row.isAskable && (
          <Button kind="link" onClick={() => onAskVoucher(row)}>
            {m.ask}
          </Button>
        )}
        {row.byHand && (
          <Button kind="link" onClick={intent('rule', m.byRule)}>
            {m.byRule}
          </Button>
        )}
        {last !== undefined && (
          <Button kind="link" onClick={() => onAsk(last.reference)}>
            {m.askEsewa}
          </Button>
        )}
        <Link className={button.link} to={`${tabAddress(code, 'applications')}?q=${number}&open=${number}`}>
          {m.open}
        </Link>
      </div>
    </li>
  );
}
