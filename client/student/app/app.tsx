import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Boundary } from '#client/student/navigation/boundary.tsx';
import type { Navigation, NavigationState, ShownPage } from '#client/student/navigation/navigation.ts';
import { NavigationContext, ReloadingContext, ShownContext } from '#client/student/navigation/page.ts';
import { useScroll } from '#client/student/navigation/scroll.ts';
import { ErrorScreen, FullErrorScreen } from '#client/student/shell/error-screen.tsx';
import { Frame } from '#client/student/shell/frame.tsx';
import { GoToContext } from '#client/ui/link.tsx';
import { Loading } from '#client/ui/loading.tsx';

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

/** A page in its frame, or the error screen in its place. */
export function PageInFrame({ shown, leaving }: { shown: ShownPage } & Pick<NavigationState, 'leaving'>) {
  const { route, visit } = shown;
  return (
    <ShownContext value={shown}>
      <Boundary fallback={FullErrorScreen} visit={visit}>
        {route.frameless ? (
          <Content shown={shown} fallback={FullErrorScreen} />
        ) : (
          <Frame leaving={leaving}>
            <Content shown={shown} fallback={ErrorScreen} />
          </Frame>
        )}
      </Boundary>
    </ShownContext>
  );
}

interface ContentProps {
  readonly shown: ShownPage;
  readonly fallback: typeof ErrorScreen;
}

function Content({ shown: { Component, failure, visit }, fallback: Fallback }: ContentProps) {
  if (failure !== undefined) return <Fallback error={failure.error} />;
  if (Component === null) return <Loading />;
  return (
    <Boundary fallback={Fallback} visit={visit}>
      <Component />
    </Boundary>
  );
}
