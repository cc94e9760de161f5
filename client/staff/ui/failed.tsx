import { useRouteError } from 'react-router';
import * as m from '#messages/staff-frame.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from './notice.tsx';
import page from './staff-page.module.css';

/** Replaces a screen that failed by itself. This device keeps the unsaved text. */
export function Failed() {
  const error = useRouteError();
  const reload = <Button onClick={() => location.reload()}>{m.reload}</Button>;
  return (
    <div className={page.alone}>
      <Notice acts={reload}>
        <b>{m.screenFailed}</b> {error instanceof Error ? error.message : String(error)}
      </Notice>
    </div>
  );
}
