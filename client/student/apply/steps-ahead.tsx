import { useState } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { OwnOffer } from '#contract/offers.ts';
import * as m from '#messages/apply.ts';
import * as o from '#messages/offer.ts';
import { shortBikram } from '#client/student/notices/notice-parts.tsx';
import { dayAt } from '#text/dates.ts';
import { useFormPage, useFormState } from './form-context.ts';
import styles from './apply.module.css';

type StepName = keyof typeof m.steps;

interface Step {
  readonly name: StepName;
  readonly isPast: boolean;
  readonly note: string | undefined;
}

/** The way of an application from the form to the result; what is past is filled, what is next has the marigold. */
export function StepsAhead({ own = null }: { readonly own?: OwnOffer | null }) {
  const { notice } = useFormPage();
  const { application } = useFormState();
  const [deviceNow] = useState(() => Date.now());
  const now = own === null ? deviceNow : Date.parse(own.now);
  if (application === null) return null;
  const dayOf = (moment: string | null) =>
    moment === null ? undefined : shortBikram(dayAt(Date.parse(moment), timeZone));
  const { submittedAt, decidedAt, state, symbolNumber } = application;
  const isAccepted = state === 'accepted';
  const decided = dayOf(decidedAt);
  const checked =
    decided === undefined
      ? undefined
      : isAccepted
        ? m.acceptedOn(decided)
        : state === 'returned'
          ? m.returnedOn(decided)
          : undefined;
  const steps: readonly Step[] = [
    { name: 'submitted', isPast: submittedAt !== null, note: dayOf(submittedAt) },
    { name: 'checked', isPast: isAccepted, note: checked },
    { name: 'number', isPast: symbolNumber !== null, note: symbolNumber ?? undefined },
    {
      name: 'card',
      isPast: symbolNumber !== null && notice.cardsFrom !== null && Date.parse(notice.cardsFrom) <= now,
      note: dayOf(notice.cardsFrom),
    },
    { name: 'examination', isPast: Date.parse(notice.startsAt) <= now, note: dayOf(notice.startsAt) },
    {
      name: 'result',
      isPast: own !== null && own.publishedAt !== null,
      note: own?.publishedAt && own.rank !== null ? o.yourRankShort(own.rank) : dayOf(notice.resultBy),
    },
    ...(own?.offersSeats
      ? [
          {
            name: 'offer',
            isPast: own.offer?.state === 'taken',
            note: own.offer?.state === 'offered' ? o.until(dayOf(own.offer.answerUntil) ?? '') : undefined,
          } as const,
        ]
      : []),
  ];
  const next = steps.find(({ isPast }) => !isPast);
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li
          key={step.name}
          className={step.isPast ? styles.past : step === next ? styles.now : undefined}
          aria-current={step === next ? 'step' : undefined}
        >
          <i aria-hidden="true" />
          <span>{m.steps[step.name]}</span>
          {step.note !== undefined && <small>{step.note}</small>}
        </li>
      ))}
    </ol>
  );
}
