import { useEffect, useRef } from 'react';
import { Waiting } from '../ui/waiting.tsx';
import { useGuide, useSignInAs } from './guide.ts';

interface DemoDoorProps {
  readonly onTried: () => void;
  readonly onRefused: () => void;
}

/** Signs a visitor in as the head, the first of the invented people. */
export function DemoDoor({ onTried, onRefused }: DemoDoorProps) {
  const { data: guide, error } = useGuide();
  const { mutate, isError } = useSignInAs();
  const isTried = useRef(false);
  useEffect(() => {
    const [head] = guide?.people ?? [];
    if (guide === undefined || head === undefined || isTried.current) return;
    isTried.current = true;
    onTried();
    mutate({ email: head.email, password: guide.password });
  }, [guide, mutate, onTried]);
  useEffect(() => {
    if (isError || error !== null) onRefused();
  }, [isError, error, onRefused]);
  return <Waiting />;
}
