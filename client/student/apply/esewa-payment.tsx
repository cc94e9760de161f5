import { useEffect, useState } from 'react';
import { apiErrorFrom, call } from '#client/lib/api/call.ts';
import { jsonBody } from '#client/lib/api/json-body.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import layout from '#client/ui/layout.module.css';
import account from '#client/student/accounts/form.module.css';
import * as m from '#messages/apply.ts';
import { useFormPage, useFormState } from './form-context.ts';

/** Pays the fee at eSewa, and says what eSewa says of it. The server asks eSewa: what the address brings back proves nothing. */
export function EsewaPayment({ amount }: { readonly amount: string }) {
  const { open } = useFormPage();
  const { number, application, isOffline } = useFormState();
  const [step, setStep] = useState<'none' | 'asking' | 'asked' | 'leaving'>('none');
  const [refused, setRefused] = useState<string | null>(null);
  const isPaid = application?.fee.state === 'paid';

  const ask = async (of: string, data: string | null) => {
    setStep('asking');
    setRefused(null);
    try {
      const form = jsonBody(data === null ? {} : { data });
      await call('POST /applications/:number/payments/ask', {
        params: { number: of },
        token: await open.token(),
        form,
      });
      await open.refresh();
    } catch (error) {
      setRefused(apiErrorFrom(error).message);
    }
    setStep('asked');
  };
  useEffect(() => {
    if (number === null || isPaid) return;
    const data = new URLSearchParams(location.search).get('data');
    if (data === null) return;
    // A reload asks again, but not with the same answer of eSewa.
    history.replaceState(history.state, '', location.pathname);
    void ask(number, data);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when eSewa has led the browser back
  }, [number]);

  const pay = async () => {
    if (number === null || step === 'leaving') return;
    setStep('leaving');
    setRefused(null);
    try {
      const sent = await call('POST /applications/:number/payments', { params: { number }, token: await open.token() });
      sendForm(sent);
    } catch (error) {
      setRefused(apiErrorFrom(error).message);
      setStep('none');
      // Another tab may have paid meanwhile.
      await open.refresh().catch(() => {});
    }
  };
  if (isPaid)
    return (
      <p className={`${layout.row} mt-16`} role="status">
        <Icon name="tick" size={20} />
        <b>{m.esewaPaid}</b>
      </p>
    );
  return (
    <div className="mt-16">
      {step === 'asked' && refused === null && <p role="status">{m.esewaNotYet}</p>}
      {refused !== null && (
        <p className={account.problem} role="alert">
          {refused}
        </p>
      )}
      {isOffline && <p className="small">{m.payOffline}</p>}
      <p className={`${layout.row} mt-12`}>
        <Button
          kind="filled"
          idle={number === null || isOffline || step === 'leaving' || step === 'asking'}
          onClick={() => void pay()}
        >
          {step === 'asking' ? m.askingEsewa : m.payNow(amount)}
        </Button>
        {step === 'asked' && number !== null && (
          <Button kind="link" onClick={() => void ask(number, null)}>
            {m.lookAgain}
          </Button>
        )}
      </p>
    </div>
  );
}

/** Leaves the page for the provider's, by its signed form. */
function sendForm({ action, fields }: { readonly action: string; readonly fields: Readonly<Record<string, string>> }) {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
