import { useEffect, useState } from 'react';
import { isPoorConnection } from './poor-connection.ts';
import { useMedia } from './use-media.ts';
import { whenIdle } from './when-idle.ts';

/** Whether a film may be fetched and moved: not before the page is usable, and not for who asked for less motion or data. */
export function useFilmAllowed(): boolean {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(!isPoorConnection())), []);
  return settled && !still;
}
