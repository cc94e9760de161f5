import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { Navigation } from '#client/student/navigation/navigation.ts';
import { NavigationContext, ReloadingContext } from '#client/student/navigation/page.ts';
import { useScroll } from '#client/student/navigation/scroll.ts';
import { GoToContext } from '#client/ui/link.tsx';
import { PageInFrame } from './page-in-frame.tsx';

/** The program: the page of the tab's address, and the way to the others. */
export function App({ navigation, isHydrated }: { navigation: Navigation; isHydrated: boolean }) {
  const [{ shown, leaving, reloading }, setState] = useState(navigation.state);
  useLayoutEffect(() => {
    const take = () => startTransition(() => setState(navigation.state()));
    take();
    return navigation.subscribe(take);
  }, [navigation]);
  useScroll(shown, isHydrated);
  const { visit, route } = shown;
  useEffect(() => {
    if (visit > 0 && route.ofRecord) void import('./read-ahead.ts').then((it) => it.readAhead(), ignore);
  }, [visit, route]);
  return (
    <NavigationContext value={navigation}>
      <GoToContext value={navigation.navigate}>
        <ReloadingContext value={reloading}>
          <PageInFrame shown={shown} leaving={leaving} />
        </ReloadingContext>
      </GoToContext>
    </NavigationContext>
  );
}

/** The pages open without it too. */
function ignore(): void {}
