import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part of a page that nobody waits for: its program is fetched once the page is there, and until it has come, or
 * where it does not, `Before` stands in its place.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Before: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let come: ComponentType<Props> | undefined;
  return function Later(props) {
    const [Part, setPart] = useState(() => come ?? Before);
    useEffect(() => {
      void bring();
      async function bring(): Promise<void> {
        try {
          const loaded = (come ??= await load());
          setPart(() => loaded);
        } catch {
          // What stands before it stays.
        }
      }
    }, []);
    return <Part {...props} />;
  };
}

function Nothing() {
  return null;
}
