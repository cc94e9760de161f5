import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { giveDrawnPaper, type DrawnPaper } from '#client/student/exam/drawn-paper.ts';
import type { LoadedExam } from '#client/student/exam/loaded-exam.tsx';
import type { PageContent, ShownPage } from '#client/student/navigation/navigation.ts';
import { pageDataOf } from '#client/student/navigation/page.ts';
import type { PageData } from '#client/student/navigation/route.ts';
import { titleOf } from '#client/student/shell/page-title.ts';
import { PageInFrame } from './page-in-frame.tsx';
import { pages } from './pages.tsx';

/** The content of a prerendered page: all of it, a timed page with its first question, or its frame. */
export type PrerenderKind = 'page' | 'question' | 'frame';

export interface RenderedPage {
  readonly prerendered: PrerenderKind;
  readonly html: string;
  readonly title: string;
  /** The id of the exam whose first question the page holds. */
  readonly paper?: string;
  /** The menu starts closed if it would lie over the page. */
  readonly menuClosed?: true;
  /** The style sheet that it needs beside every page's own. */
  readonly sheet?: PageData['sheet'];
}

/** Renders an open page for a first visitor: signed out, with empty storage. `path` has no language, as in every function here. */
export async function prerenderPage(path: string): Promise<RenderedPage> {
  const shown = await loadShown(path);
  const { menuClosed } = shown.route;
  return { prerendered: 'page', sheet: pageDataOf(shown).sheet, ...(menuClosed && { menuClosed }), ...textOf(shown) };
}

/** Renders a timed page with its paper's first question, before the student chooses an option. */
export async function prerenderQuestion(path: string): Promise<RenderedPage> {
  const shown = await loadShown(path);
  return { prerendered: 'question', paper: (shown.data as LoadedExam).exam.id, ...textOf(shown) };
}

/** Renders a timed page with the first question of this paper. */
export async function prerenderDrawn(path: string, paper: DrawnPaper): Promise<RenderedPage> {
  giveDrawnPaper(paper);
  return prerenderQuestion(path);
}

/** Renders a timed page before its paper is there: the frame, and a sign that it is loading. */
export async function prerenderFrame(path: string): Promise<RenderedPage> {
  return { prerendered: 'frame', ...textOf(shownAt(path, { Component: null })) };
}

function shownAt(pathname: string, loaded: PageContent): ShownPage {
  const location = { pathname, search: '', given: null, key: '' };
  return { ...pages.find(pathname), ...loaded, location, arrival: 'step', visit: 0 };
}

async function loadShown(path: string): Promise<ShownPage> {
  const loaded = await pages.load(pages.find(path), new AbortController().signal);
  if (typeof loaded === 'string') throw new Error(`${path} is not a page but leads to ${loaded}.`);
  if (loaded.failure) throw loaded.failure.error;
  return shownAt(path, loaded);
}

function textOf(shown: ShownPage): Pick<RenderedPage, 'html' | 'title'> {
  const html = renderToString(
    <StrictMode>
      <PageInFrame shown={shown} leaving={false} />
    </StrictMode>,
  );
  return { html, title: titleOf(shown) ?? 'Tayari' };
}
