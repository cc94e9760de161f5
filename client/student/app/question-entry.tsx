// The code with which the server makes the pages of questions, built as a module (build/server-module.ts).
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { LoadedBank } from '#content/load/loaded-bank.ts';
import { plainText } from '#content/load/plain-text.ts';
import { letterOf } from '#exam/question.ts';
import { paths } from '#client/lib/paths.ts';
import { topicName } from '#client/question/topic-name.ts';
import { questionPage, type PageTopic } from '#client/student/q/question-page.ts';
import sheetAddress from '#client/student/q/question-page.css?url&no-inline';
import { Component } from '#client/student/q/question-screen.tsx';
import * as m from '#messages/question-page.ts';
import type { Language } from '#text/language.ts';
import { PageInFrame } from './page-in-frame.tsx';

/** The style sheet that the page of a question needs beside every page's own, by its address. */
export const sheet = sheetAddress;

/** Its texts are those of the question without markup. */
interface RenderedQuestion {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly plain: {
    readonly title: string;
    readonly topic: string;
    readonly language: Language;
    readonly text: string;
    readonly options: readonly string[];
    /** The place of the right option, from 0. */
    readonly right: number;
    readonly explanation: string;
  };
}

/** The page of a question of a topic; null if the topic does not have it. */
export function renderQuestion(topic: PageTopic, bank: LoadedBank, key: string): RenderedQuestion | null {
  const data = questionPage(topic, bank, key);
  if (data === null) return null;
  const { question, title, math } = data;
  const route = {
    pattern: paths.question.pattern,
    title,
    load: async () => ({ Component }),
    menuClosed: true,
  } as const;
  const location = { pathname: paths.question.to({ key }), search: '', given: null, key: '' };
  const shown = { route, params: { key }, Component, data, location, arrival: 'step', visit: 0 } as const;
  const html = renderToString(
    <StrictMode>
      <PageInFrame shown={shown} leaving={false} />
    </StrictMode>,
  );
  const options = question.options.map((option) => plainText(option, math));
  const lettered = options.map((option, place) => `${letterOf(place)}. ${option}`);
  return {
    title,
    description: m.description(topicName(topic.title), lettered.join(' ')),
    html,
    plain: {
      title,
      topic: topic.title,
      language: question.language ?? 'en',
      text: plainText(question.question, math),
      options,
      right: question.options.indexOf(question.answer),
      explanation: plainText(question.explanation ?? '', math),
    },
  };
}
