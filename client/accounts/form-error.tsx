import { timeInWords } from '#client/text/time-in-words.ts';
import { useAuth } from '#client/accounts/use-auth.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './form.module.css';
import { useForm } from './form-context.ts';

/** The stored error above the button, read out as it comes. */
export function FormError() {
  const { error } = useAuth();
  const { failure } = useForm();
  if (error === null) return null;
  return (
    <p className={styles.alert} role="alert">
      <Icon name="warning" size={22} />
      <span>
        {error}
        {failure?.code === 'too-many-attempts' &&
          failure.retryAfter &&
          ` You can try again in ${wait(failure.retryAfter)}.`}
      </span>
    </p>
  );
}

/** To the minute, from one minute on: nobody needs the seconds of a quarter of an hour. */
function wait(seconds: number): string {
  return timeInWords((seconds > 60 ? Math.ceil(seconds / 60) * 60 : seconds) * 1000);
}
