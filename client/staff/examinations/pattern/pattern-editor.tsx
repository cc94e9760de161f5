import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { Examination } from '#contract/examination.ts';
import * as m from '#messages/staff-pattern.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLeaving } from '../../ui/use-leaving.ts';
import { PaperPlan } from './paper-plan.tsx';
import { draftOf, emptyPattern, fieldsOf, type PatternDraft } from './pattern-draft.ts';
import styles from './pattern-editor.module.css';
import { PatternForm } from './pattern-form.tsx';
import { ReadyPatterns } from './ready-patterns.tsx';
import { usePatternSaving } from './use-pattern-saving.ts';
import { PatternProblems } from './use-pattern-problems.ts';

/** The form of a pattern, with the resulting paper beside it; null for an examination that is not made yet. */
export function PatternEditor({ examination }: { examination: Examination | null }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const form = useForm<PatternDraft>({
    defaultValues: examination === null ? emptyPattern : draftOf(examination, timeZone),
  });
  const { isDirty } = form.formState;
  const { save, saveOver, takeTheirs, busy, done, error, conflict, problems } = usePatternSaving(examination, form);
  const leaving = useLeaving(isDirty && !busy);
  const state = examination?.state ?? 'draft';

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [save]);

  return (
    <>
      <div className={layout.columns}>
        <FormProvider {...form}>
          <form
            aria-label={m.pattern}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            {state !== 'draft' && (
              <Notice kind="calm">{state === 'published' ? m.nothingChanges : m.someChanges}</Notice>
            )}
            {examination === null && (
              <ReadyPatterns
                chosen={chosen}
                onChoose={(pattern) => {
                  setChosen(pattern.name);
                  form.reset({ ...form.getValues(), ...fieldsOf(pattern) }, { keepDefaultValues: true });
                }}
              />
            )}
            <PatternProblems.Provider value={problems}>
              <PatternForm state={state} />
            </PatternProblems.Provider>
            <div className={`${layout.row} ${styles.end} mt-32`}>
              {conflict && examination !== null && (
                <Notice
                  acts={
                    <>
                      <Button onClick={() => takeTheirs(examination)}>{m.takeTheirs}</Button>
                      <Button kind="link" onClick={() => saveOver(examination)}>
                        {m.saveMine}
                      </Button>
                    </>
                  }
                >
                  <b>{m.changedMeanwhile}</b> {m.changedNote}
                </Notice>
              )}
              {error !== null && (
                <Notice>
                  <b>{m.wasNotSaved}</b> {error.message}
                </Notice>
              )}
              {state !== 'published' && (
                <Button type="submit" kind="filled" idle={busy}>
                  {examination === null ? m.makeExamination : m.save}
                </Button>
              )}
              <p className="ink-2" role="status">
                {busy ? m.saving : isDirty ? m.notSaved : done ? m.saved : examination === null ? m.startsAsDraft : ''}
              </p>
            </div>
          </form>
          <PaperPlan />
        </FormProvider>
      </div>
      {leaving !== null && (
        <Confirmation
          title={m.leaveTitle}
          below={<b>{m.leaveLoses}</b>}
          no={m.stay}
          yes={m.leave}
          loses
          onNo={leaving.stay}
          onYes={leaving.leave}
        >
          {m.leaveNote}
        </Confirmation>
      )}
    </>
  );
}
