import { Outlet } from 'react-router';
import { Toasts } from '#client/ui/toast.tsx';
import { useStaffSession } from '../api/session.ts';
import { CouldNotLoad } from '../ui/could-not-load.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/**
 * The staff area for signed-in staff. For other visitors the sign-in stands at the same address, and then makes way for the requested page.
 */
export function SignedIn() {
  const { data, error, isFetching, refetch } = useStaffSession();
  if (data === undefined && error !== null) {
    return <CouldNotLoad message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Waiting />;
  return (
    <>
      {data === null ? <SignInScreen /> : <Outlet />}
      <Toasts life={10_000} />
    </>
  );
}
