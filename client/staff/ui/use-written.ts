import { useEffect, useRef, type ChangeEvent } from 'react';

/** How long typing must pause before its text filters the list, in ms. */
const quietMs = 250;

/**
 * A field that filters a list during the typing. The address keeps its text. During the typing the text leads and the address follows;
 * otherwise, for example after Back, the address leads. The field stays in place meanwhile, with the focus in it.
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
