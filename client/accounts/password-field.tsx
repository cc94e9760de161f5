import button from '#client/ui/button.module.css';
import { useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { Field, type FieldProps } from './field.tsx';
import { useForm } from './form-context.ts';

/** A password that can be looked at. While it is being sent it is hidden, so that browsers know it for a password. */
export function PasswordField(props: Omit<FieldProps, 'name' | 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const visible = !useForm().busy && shown;
  return (
    <Field
      {...props}
      name="password"
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button type="button" className={button.icon} aria-pressed={visible} onClick={() => setShown(!shown)}>
          {/* Not a label: that of the field is the only one that says password. */}
          <span className="vh">Show the password</span>
          <Icon name={visible ? 'eyeStruck' : 'eye'} />
        </button>
      }
    />
  );
}
