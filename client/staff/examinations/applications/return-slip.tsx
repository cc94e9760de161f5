import { useState } from 'react';
import type { DeskApplication, ReturnReason } from '#contract/applications.ts';
import type { NoticeRules } from '#contract/notices.ts';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import * as m from '#messages/staff-applications.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import field from '../../ui/field.module.css';
import { SlipDialog } from '../../ui/slip-dialog.tsx';
import { documentName } from './doubt-sentences.ts';
import styles from './desk.module.css';

interface ReturnSlipProps {
  readonly application: DeskApplication;
  readonly rules: NoticeRules | null;
  readonly busy: boolean;
  readonly onReturn: (reasons: readonly ReturnReason[], text: string) => void;
  readonly onCancel: () => void;
}

/** What an applicant is to put right: ticked reasons, and words of the clerk's own. */
export function ReturnSlip({ application, rules, busy, onReturn, onCancel }: ReturnSlipProps) {
  const [ticked, setTicked] = useState<readonly ReturnReason[]>([]);
  const [text, setText] = useState('');
  const { form, number, fee, documents, language } = application;
  const asked = rules?.documents.map((_, place) => place) ?? [];
  const reasons: readonly (readonly [ReturnReason, string])[] = [
    ...(rules?.photo === true ? [['photo', m.reasons.photo] as const] : []),
    ...asked
      .filter(
        (place) => documents.some(({ kind }) => kind === String(place)) || rules?.documents[place]?.neededFor === 'all',
      )
      .map((place) => [`document-${place}` as const, m.reasonDocument(documentName(String(place), rules))] as const),
    ...(fee.owed > 0 ? [['fee', m.reasons.fee] as const] : []),
    ['name', m.reasons.name],
    ['other', m.reasons.other],
  ];
  const turn = (reason: ReturnReason) =>
    setTicked(ticked.includes(reason) ? ticked.filter((each) => each !== reason) : [...ticked, reason]);
  const isReady = ticked.length > 0 && (!ticked.includes('other') || text.trim() !== '');
  return (
    <SlipDialog
      title={m.returnTo(form['name'] || number)}
      above={
        <>
          {m.whatToCorrect} {m.readsIn[language]}
        </>
      }
      below={
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady && !busy) onReturn(ticked, text.trim());
          }}
        >
          <ul className={styles.groups}>
            {reasons.map(([reason, words]) => (
              <li key={reason}>
                <CheckBox label={words} checked={ticked.includes(reason)} onChange={() => turn(reason)} />
                <span>{words}</span>
              </li>
            ))}
          </ul>
          <label className={field.field}>
            <span className={field.label}>{m.inYourWords}</span>
            <textarea
              className={field.input}
              rows={3}
              maxLength={1000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <div className={`${layout.row} mt-16`}>
            <Button onClick={onCancel}>{m.cancel}</Button>
            <Button type="submit" kind="filled" idle={!isReady || busy}>
              {m.returnWith(ticked.length)}
            </Button>
          </div>
        </form>
      }
      onCancel={onCancel}
    />
  );
}
