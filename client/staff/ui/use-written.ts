import { useEffect, useRef, type ChangeEvent } from 'react';

/** How long nothing is typed before what is written narrows the list, in ms. */
const quietMs = 250;

/**
 * A field that narrows a list as one types, of which the address keeps what is written. While one types, what is typed leads and the
 * address follows; else, as after Back, it is the other way round. The field stays where it is meanwhile, and the focus in it.
 */
export function useWritten(value: string, onWritten: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onWritten);
  useEffect(() => {
    latest.current = onWritten;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (input.current === null || document.activeElement === input.current) return;
    clearTimeout(timer.current);
    input.current.value = value;
  }, [value]);
  return {
    ref: input,
    defaultValue: value,
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(target.value.trim()), quietMs);
    },
  };
}
