import layout from '#client/ui/layout.module.css';
import styles from './loading.module.css';
import { Spinner } from './spinner.tsx';

/** The loading screen: a page's code or data is on its way. */
export function Loading() {
  return (
    <div className={`${layout.centre} ${styles.loading}`}>
      <Spinner />
    </div>
  );
}
