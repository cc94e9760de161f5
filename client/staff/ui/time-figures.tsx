import { Fragment } from 'react';
import styles from './time-figures.module.css';

/** A time in digits of one width, '11:40:52'. Its colons are drawn closer; otherwise they are as wide as a digit. */
export function TimeFigures({ of }: { readonly of: string }) {
  return of.split(':').map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a time have no other name than their place
    <Fragment key={place}>
      {place > 0 && <i className={styles.colon}>:</i>}
      {part}
    </Fragment>
  ));
}
