import { Boundary } from '#client/student/navigation/boundary.tsx';
import type { NavigationState, ShownPage } from '#client/student/navigation/navigation.ts';
import { ShownContext } from '#client/student/navigation/page.ts';
import { ErrorScreen, FullErrorScreen } from '#client/student/shell/error-screen.tsx';
import { Frame } from '#client/student/shell/frame.tsx';
import { Loading } from '#client/ui/loading.tsx';

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
