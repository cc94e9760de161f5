import { Fragment, startTransition, useEffect, useState } from 'react';
import { overPageStore } from './over-page-store.ts';

/** The dialogs of showOverPage, in the program's own tree. */
export function OverPage() {
  const [shown, setShown] = useState(overPageStore.getState);
  useEffect(() => {
    // A transition waits for the style sheet of a dialog, which no page loads before.
    const follow = () => startTransition(() => setShown(overPageStore.getState()));
    follow();
    return overPageStore.subscribe(follow);
  }, []);
  return shown.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);
}
