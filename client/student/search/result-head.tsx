import layout from '#client/ui/layout.module.css';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import styles from './search.module.css';

interface ResultHeadProps {
  readonly id: string;
  readonly title: string;
  readonly count: number;
}

/** The heading of results, with how many there are. */
export function ResultHead({ id, title, count }: ResultHeadProps) {
  return (
    <h2 className={`${layout.spread} ${styles.head}`} id={id}>
      <span>{title}</span>
      <span className="mono">{numberIn(language, count)}</span>
    </h2>
  );
}
