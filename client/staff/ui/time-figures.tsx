import { Fragment } from 'react';
import styles from './time-figures.module.css';

/** A time in figures of one width, '11:40:52': its colons are drawn in, else they stand as wide as a figure. */
export function TimeFigures({ of }: { readonly of: string }) {
  return of.split(':').map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a time have no other name than their place
    <Fragment key={place}>
      {place > 0 && <i className={styles.colon}>:</i>}
      {part}
    </Fragment>
  ));
}
