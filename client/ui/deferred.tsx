import { useEffect, useState, type ComponentType } from 'react';

/** An optional part of a page. Its program loads after the page; if it does not come, nothing shows. */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let come: ComponentType<Props> | undefined;
  return function Deferred(props) {
    const [Part, setPart] = useState(() => come);
    useEffect(() => {
      load().then(
        (loaded) => setPart(() => (come = loaded)),
        () => {
          // The page works without it.
        },
      );
    }, []);
    return Part && <Part {...props} />;
  };
}
