import { useEffect, useState } from 'react';
import { isPoorConnection } from './poor-connection.ts';
import { useMedia } from './use-media.ts';
import { whenIdle } from './when-idle.ts';

/** Whether a film may load and move: not before the page is usable, and not if the visitor asked for less motion or data. */
export function useFilmAllowed(): boolean {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(!isPoorConnection())), []);
  return settled && !still;
}
