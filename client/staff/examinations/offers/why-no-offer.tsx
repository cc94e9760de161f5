import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { listName as candidatesName, reasonSentence } from '#client/candidate/frame/offer-reason.ts';
import { Button } from '#client/ui/button.tsx';
import * as m from '#messages/staff-offers.ts';
import { staffCall } from '../../api/staff-call.ts';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useExamination } from '../shared/use-examination.ts';
import styles from './offers.module.css';

/** Why a candidate has no offer: the sentence that the candidate reads. */
export function WhyNoOffer() {
  const { code } = useExamination();
  const [typed, setTyped] = useState('');
  const look = useMutation({
    mutationFn: (symbolNumber: string) =>
      staffCall('GET /staff/examinations/:code/offers/of/:symbolNumber', { params: { code, symbolNumber } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') look.mutate(typed.trim());
  };
  const { noOffer = null, offer = null } = look.data ?? {};
  return (
    <section className="mt-32">
      <h2 className="h2">{m.whyTitle}</h2>
      <form className={`${styles.why} mt-8`} onSubmit={submit}>
        <label htmlFor="why-number">{m.symbolNumber}</label>
        <span>
          <input
            className={field.input}
            id="why-number"
            autoComplete="off"
            maxLength={40}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" idle={look.isPending || typed.trim() === ''}>
            {m.ask}
          </Button>
        </span>
      </form>
      {look.error !== null && <Notice>{look.error.message}</Notice>}
      <p className="mt-12" role="status">
        {noOffer !== null && (
          <>
            {m.candidateReads} “{reasonSentence(noOffer)}”
          </>
        )}
        {noOffer === null && offer !== null && m.hasOffer(candidatesName(offer.list), m.states[offer.state])}
      </p>
    </section>
  );
}
