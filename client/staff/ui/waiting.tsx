import { Spinner } from '#client/ui/spinner.tsx';
import page from './staff-page.module.css';

/** While the next screen comes. */
export function Waiting() {
  return (
    <div className={page.alone}>
      <Spinner />
    </div>
  );
}
