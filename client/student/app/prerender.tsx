import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { LoadedExam } from '#client/student/exam/loaded-exam.tsx';
import { Frame } from '#client/student/shell/frame.tsx';
import { titleOf } from '#client/student/shell/page-title.ts';
import { Loading } from '#client/ui/loading.tsx';
import { prefix } from '#messages/language.ts';
import { routes } from './router.tsx';

/** The content of a prerendered page: all of it, a timed page with its first question, or its frame. */
export type PrerenderKind = 'page' | 'question' | 'frame';

export interface RenderedPage {
  readonly prerendered: PrerenderKind;
  readonly html: string;
  readonly title: string;
  /** The id of the exam whose first question the page holds. */
  readonly paper?: string;
}

/** Renders an open page for a first visitor: signed out, with empty storage. */
export async function prerenderPage(path: string): Promise<RenderedPage> {
  return { prerendered: 'page', ...textOf(await render(path, routes)) };
}

/** Renders a timed page with its paper's first question, before the student chooses an option. */
export async function prerenderQuestion(path: string): Promise<RenderedPage> {
  const rendered = await render(path, routes);
  const loaded = Object.values(rendered.loaderData).find((data) => data !== undefined) as LoadedExam;
  return { prerendered: 'question', paper: loaded.exam.id, ...textOf(rendered) };
}

/** Renders a timed page before its paper is there: the frame, and a sign that it is loading. */
export async function prerenderFrame(path: string): Promise<RenderedPage> {
  const page = matchRoutes(routes, path, prefix)?.pop()?.route;
  const loading: RouteObject = { path: page?.path ?? '*', handle: page?.handle as unknown, element: <Loading /> };
  return { prerendered: 'frame', ...textOf(await render(path, [{ element: <Frame />, children: [loading] }])) };
}

type WithData = Pick<RenderedPage, 'html' | 'title'> & Pick<StaticHandlerContext, 'loaderData'>;

function textOf({ html, title }: WithData): Pick<RenderedPage, 'html' | 'title'> {
  return { html, title };
}

async function render(path: string, from: RouteObject[]): Promise<WithData> {
  const handler = createStaticHandler(from, { basename: prefix });
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} is not a page but an answer of ${context.status}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  // Without the router's inline script: open pages have no loaders, and timed ones load their paper themselves.
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  const matches = context.matches.map(({ route, pathname, params }) => {
    return {
      id: route.id,
      pathname,
      params,
      loaderData: context.loaderData[route.id] as unknown,
      handle: route.handle as unknown,
    };
  });
  return { html, title: titleOf(matches) ?? 'Tayari', loaderData: context.loaderData };
}
