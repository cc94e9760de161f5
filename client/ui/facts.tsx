import { figure } from '#messages/language.ts';
import styles from './facts.module.css';

interface Fact {
  readonly name: string;
  readonly value: number;
  readonly unit?: string;
}

/** A few numbers side by side, each under its name. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure(value)}
            {unit && <small> {unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
