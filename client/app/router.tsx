import type { RouteObject } from 'react-router';
import { Loading } from '#client/ui/loading.tsx';
import { chunk } from './chunk.ts';
import { BareErrorScreen, ErrorScreen } from './error-screen.tsx';
import { Frame } from './frame.tsx';
import { NotFound } from './not-found.tsx';
import type { PageHandle } from './page-title.ts';
import { paths } from './paths.ts';

/** What a page's own module gives the router. */
type PageModule = Pick<RouteObject, 'Component' | 'loader'>;

/** A route whose page is a chunk of its own, with the loading screen until it is there. */
function page(path: string, title: PageHandle['title'], name: string, load: () => Promise<PageModule>): RouteObject {
  return {
    path,
    handle: { title } satisfies PageHandle,
    hydrateFallbackElement: <Loading />,
    lazy: chunk(name, load),
  };
}

/** Every screen, in the specification's order. */
const pages: RouteObject[] = [
  page(paths.home.pattern, 'Home', 'home', () => import('#client/home/home-route.tsx')),
  page(
    paths.sciencePreparation.pattern,
    '+2 Science Entrance Preparation',
    'science-preparation',
    () => import('#client/landing/science-preparation-route.tsx'),
  ),
  page(
    paths.categoryTest.pattern,
    'Category test',
    'category-test',
    () => import('#client/exam/category-test-route.tsx'),
  ),
  page(paths.result.pattern, 'Result', 'result', () => import('#client/result/result-route.tsx')),
  page(
    paths.categoryTest.pattern,
    'Category test',
    'category-test',
    () => import('#client/exam/category-test-route.tsx'),
  ),
  page(paths.result.pattern, 'Result', 'result', () => import('#client/result/result-route.tsx')),
  { path: '*', handle: { title: 'Not found' } satisfies PageHandle, element: <NotFound /> },
];

export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <BareErrorScreen />,
    children: [{ errorElement: <ErrorScreen />, children: pages }],
  },
];
