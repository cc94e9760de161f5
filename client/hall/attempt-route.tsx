import { useParams } from 'react-router';
import { Loading } from '#client/ui/loading.tsx';
import { AttemptScreen } from './attempt-screen.tsx';
import { HallPage } from './hall-page.tsx';
import { useAttempt } from './use-attempt.ts';

/** /hall/{code}: from the sign-in to the receipt. */
export function Component() {
  const code = (useParams()['code'] ?? '').toUpperCase();
  const opened = useAttempt(code);
  return <HallPage>{opened === null ? <Loading /> : <AttemptScreen code={code} {...opened} />}</HallPage>;
}
