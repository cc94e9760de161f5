import { useEffect, useState } from 'react';

/** The time of a clock, in ms rounded down to whole steps. It redraws once a step. */
export function useNow(now: () => number, stepMs = 1000): number {
  const [step, setStep] = useState(() => Math.floor(now() / stepMs));
  useEffect(() => {
    const look = () => setStep(Math.floor(now() / stepMs));
    const timer = setInterval(look, Math.min(250, stepMs));
    return () => clearInterval(timer);
  }, [now, stepMs]);
  return step * stepMs;
}
