import { useId, type ChangeEvent } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import type { AnswerOf } from '#contract/calls.ts';
import * as m from '#messages/staff-item.ts';
import field from '../../ui/field.module.css';
import { PickBubble } from '../../ui/pick-bubble.tsx';
import { optionField, type Draft } from '../../item/draft.ts';
import { followedLanguage } from '../../item/followed-language.ts';
import { FigureField } from './figure-field.tsx';
import styles from './item-form.module.css';
import { letterOf, optionIds } from '#exam/question.ts';
import { LabelFields } from '../../item/label-fields.tsx';
import { TexToolbar } from './tex-toolbar.tsx';
import { Warnings } from './warnings.tsx';

interface ItemFormProps {
  /** The id of the form that it fills. */
  readonly form: string;
  readonly warnings: AnswerOf<'POST /staff/items/check'>['warnings'];
  /** The server's problem with a field, by its name. */
  readonly problems: Readonly<Record<string, string | undefined>>;
}

/** The numbered fields of an item. A person sets the key by darkening the bubble of the right option. */
export function ItemForm({ form, warnings, problems }: ItemFormProps) {
  const id = useId();
  const { register, control, setValue, setFocus } = useFormContext<Draft>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'options' as never });
  const [options, language, stem] = useWatch({ control, name: ['options', 'language', 'stem'] });
  const problem = (name: string) =>
    problems[name] === undefined ? null : (
      <span className={field.problem} id={`${id}${name}-problem`}>
        {problems[name]}
      </span>
    );
  const invalid = (name: string) =>
    problems[name] === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}${name}-problem` };

  return (
    <>
      <LabelFields />
      <div className={field.field}>
        <label htmlFor={`${id}stem`}>
          <Number of={1} /> {m.stem}
        </label>
        <TexToolbar form={form} first={`${id}stem`} />
        <textarea
          data-tex=""
          className={field.input}
          id={`${id}stem`}
          rows={4}
          lang={language}
          {...register('stem', {
            onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
              setValue('language', followedLanguage({ language, stem }, target.value), { shouldDirty: true }),
          })}
          {...invalid('stem')}
        />
        {problem('stem')}
        <Warnings of={warnings} field="stem" />
      </div>
      <fieldset className={`${field.field} ${styles.options}`}>
        <legend>
          <Number of={2} /> {m.optionsAndKey}
        </legend>
        <p className="small">{m.darken}</p>
        <ol className="grid gap-8 mt-8">
          {fields.map((each, place) => {
            const letter = letterOf(place);
            return (
              <li key={each.id}>
                <span className={styles.key}>
                  <PickBubble
                    letter={letter}
                    label={m.optionIsRight(letter)}
                    isPicked={options[place]?.right ?? false}
                    onPick={(isRight) => setValue(optionField(place, 'right'), isRight, { shouldDirty: true })}
                  />
                </span>
                <input
                  data-tex=""
                  className={field.input}
                  aria-label={m.option(letter)}
                  autoComplete="off"
                  lang={language}
                  {...register(optionField(place, 'text'))}
                />
                <Button
                  kind="icon"
                  aria-label={m.moveUp(letter)}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                >
                  <span className={layout.up}>
                    <StaffIcon name="chevron" size={20} />
                  </span>
                </Button>
                <Button
                  kind="icon"
                  aria-label={m.removeOption(letter)}
                  disabled={fields.length <= 2}
                  onClick={() => remove(place)}
                >
                  <StaffIcon name="cross" size={20} />
                </Button>
              </li>
            );
          })}
        </ol>
        {problem('options')}
        {problem('right')}
        <Warnings of={warnings} field="options" />
        {fields.length < optionIds.length && (
          <Button
            kind="link"
            onClick={() => {
              append({ option: '', text: '', right: false }, { shouldFocus: false });
              setTimeout(() => setFocus(optionField(fields.length, 'text')));
            }}
          >
            <StaffIcon name="plus" size={16} /> {m.addOption(letterOf(fields.length))}
          </Button>
        )}
      </fieldset>
      <div className={field.field}>
        <label htmlFor={`${id}why`}>
          <Number of={3} /> {m.explanation} <small className={styles.when}>{m.explanationWhen}</small>
        </label>
        <textarea
          data-tex=""
          className={field.input}
          id={`${id}why`}
          rows={3}
          lang={language}
          {...register('explanation')}
          {...invalid('explanation')}
        />
        {problem('explanation')}
        <Warnings of={warnings} field="explanation" />
      </div>
      <fieldset className={field.field}>
        <legend>
          <Number of={4} /> {m.figure}
        </legend>
        <FigureField problem={problems['figure']} />
      </fieldset>
    </>
  );
}

function Number({ of }: { of: number }) {
  return (
    <span className="num" aria-hidden="true">
      {of}
    </span>
  );
}
