import { useEffect, useState, type ComponentType } from 'react';

/** A part of a page that nobody waits for: its program is fetched once the page is there, and where it does not come, nothing is. */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let come: ComponentType<Props> | undefined;
  return function Deferred(props) {
    const [Part, setPart] = useState(() => come);
    useEffect(() => {
      load().then(
        (loaded) => setPart(() => (come = loaded)),
        () => {
          // The page does without it.
        },
      );
    }, []);
    return Part && <Part {...props} />;
  };
}
