// The code with which the server makes the results of a search, built as a module (build/server-module.ts).
import type { QuestionPlace } from '#exam/question.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { LoadedBank } from '#content/load/loaded-bank.ts';
import { paths } from '#client/lib/paths.ts';
import { loadSearch } from '#client/student/search/load-search.ts';
import { readSearch } from '#client/student/search/search-address.ts';
import type { OpenedQuestion, SearchPage } from '#client/student/search/search-page.ts';
import { Component } from '#client/student/search/search-screen.tsx';
import { search as title } from '#messages/names.ts';
import { PageInFrame } from './page-in-frame.tsx';

/** Gives the questions of a topic by its number, from 0; null for an unknown one. */
type LoadTopic = (topic: number) => Promise<LoadedBank | null>;

/** The page of an address's query, such as '?q=light'. Null for an empty search, whose page the build makes. */
export async function renderSearch(search: string, loadTopic: LoadTopic): Promise<string | null> {
  const { query, open } = readSearch(search);
  if (query === '') return null;
  const data: SearchPage = {
    search: await loadSearch(),
    opened: open && (await openedAt(open, loadTopic)),
    load: async () => null,
  };
  const route = { pattern: paths.search.pattern, title, load: async () => ({ Component }) };
  const location = { pathname: paths.search.to(), search, given: null, key: '' };
  const shown = { route, params: {}, Component, data, location, arrival: 'step', visit: 0 } as const;
  return renderToString(
    <StrictMode>
      <PageInFrame shown={shown} leaving={false} />
    </StrictMode>,
  );
}

async function openedAt(at: QuestionPlace, loadTopic: LoadTopic): Promise<OpenedQuestion | null> {
  const bank = await loadTopic(at.topic);
  const question = bank?.questions[at.place];
  return bank === null || question === undefined ? null : { at, question, math: bank.math };
}
