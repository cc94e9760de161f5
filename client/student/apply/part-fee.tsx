import { feeOwed } from '#contract/notice-state.ts';
import * as m from '#messages/apply.ts';
import { inLanguage } from '#client/student/notices/notice-parts.tsx';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { language } from '#messages/language.ts';
import { momentInBoth } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { DocumentRow } from './document-row.tsx';
import { EsewaPayment } from './esewa-payment.tsx';
import { ChoiceField, DayField, TextField } from './form-fields.tsx';
import { useField, useFormPage } from './form-context.ts';

/** How the fee is paid. */
export function PartFee() {
  const { notice } = useFormPage();
  const [way] = useField('feeWay');
  const owed = feeOwed(notice, notice.state === 'late');
  if (owed === 0) return <p className="mt-16">{m.freeOfCharge}</p>;
  const amount = numberIn(language, owed);
  const ways = notice.feeWays.filter((each) => each !== 'esewa' || notice.esewa);
  return (
    <>
      <p className="mt-16">
        <b>
          {notice.state === 'late'
            ? m.owesLate(amount)
            : m.owes(amount, momentInBoth(language, Date.parse(notice.closesAt), timeZone))}
        </b>
      </p>
      <ChoiceField
        field="feeWay"
        label={m.parts.fee}
        place={1}
        choices={ways.map((value) => ({
          value,
          name: m.feeWays[value],
          note: value === 'voucher' ? voucherNote(notice.voucherAccount) : m.esewaHow,
        }))}
      />
      {way === 'voucher' && (
        <>
          <TextField field="bank" label={m.bank} place={2} maxLength={100} />
          <TextField field="voucher" label={m.voucher} place={3} maxLength={60} autoComplete="off" />
          <DayField field="voucherDay" label={m.voucherDay} place={4} />
          <DocumentRow kind="voucher" name={m.voucherPhoto} kinds={['picture']} />
          <p className="small mt-12">{m.comparedWithBank}</p>
        </>
      )}
      {way === 'esewa' && <EsewaPayment amount={amount} />}
    </>
  );
}

function voucherNote(account: Parameters<typeof inLanguage>[0] | null): string {
  return account === null ? m.voucherHow : `${inLanguage(account)}. ${m.voucherHow}`;
}
