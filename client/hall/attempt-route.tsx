import { useParams } from 'react-router';
import { Loading } from '#client/ui/loading.tsx';
import { AttemptScreen } from './attempt-screen.tsx';
import { HallPage } from './hall-page.tsx';
import { useAttempt } from './use-attempt.ts';

/** /hall/{code}: from the sign-in to the receipt. The address of a trial brings its numbers after '#', which no server sees. */
export function Component() {
  const code = (useParams()['code'] ?? '').toUpperCase();
  const opened = useAttempt(code);
  const [, symbolNumber, pin] = /^#(\d+)\/(\d+)$/.exec(location.hash) ?? [];
  const filledIn = symbolNumber !== undefined && pin !== undefined ? { filledIn: { symbolNumber, pin } } : {};
  return <HallPage>{opened === null ? <Loading /> : <AttemptScreen code={code} {...opened} {...filledIn} />}</HallPage>;
}
