import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { chunk } from '#client/ui/chunk.ts';
import { Toasts } from '#client/ui/toast.tsx';
import { useStaffSession } from '../api/session.ts';
import { isDemo } from '../lib/is-demo.ts';
import { staffPaths } from '../lib/paths.ts';
import { CouldNotLoad } from '../ui/could-not-load.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

const DemoDoor = lazy(
  chunk('demo door', () => import('../demo/demo-door.tsx').then((door) => ({ default: door.DemoDoor }))),
);

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
      {data === null ? <Door /> : <Outlet />}
      <Toasts life={10_000} />
    </>
  );
}

/** The sign-in. The first page of a demo signs its visitor in by itself, once. */
function Door() {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(isDemo && pathname === staffPaths.demo.to() && !signedInByItself);
  if (!isOpen) return <SignInScreen />;
  return (
    <Suspense fallback={<Waiting />}>
      <DemoDoor
        onTried={() => {
          signedInByItself = true;
        }}
        onRefused={() => setIsOpen(false)}
      />
    </Suspense>
  );
}

/** Whether this page has tried it: who signs out afterwards stays out. */
let signedInByItself = false;
