// The code with which the server makes the pages of notices, built as a module (build/server-module.ts).
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { NoticePageData, NoticesPageData } from '#contract/notice-page.ts';
import { paths } from '#client/lib/paths.ts';
import { inLanguage } from '#client/student/notices/notice-parts.tsx';
import { noticesRoutes } from '#client/student/notices/notices-routes.ts';
import sheetAddress from '#client/student/notices/notices.css?url&no-inline';
import { notices } from '#messages/names.ts';
import * as m from '#messages/notices.ts';
import { language } from '#messages/language.ts';
import { dayAt, dayIn } from '#text/dates.ts';
import { PageInFrame } from './page-in-frame.tsx';

/** The style sheet that notices need beside every page's own, by its address. */
export const sheet = sheetAddress;

interface RenderedNotice {
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

/** The page of a notice. */
export function renderNotice(data: NoticePageData): RenderedNotice {
  const { notice } = data;
  const title = inLanguage(notice.title);
  const seats = notice.seats.open + notice.seats.groups.reduce((sum, group) => sum + group.seats, 0);
  const close = dayIn(language, dayAt(Date.parse(notice.closesAt)));
  return {
    title,
    description: m.description(title, seats, close),
    html: rendered('notice', paths.notice.to({ code: notice.code }), { code: notice.code }, { ...data, title }),
  };
}

/** The list of notices. */
export function renderNotices(data: NoticesPageData): RenderedNotice {
  return { title: notices, description: m.noticesLead, html: rendered('notices', paths.notices.to(), {}, data) };
}

function rendered(
  name: keyof typeof noticesRoutes,
  pathname: string,
  params: Readonly<Record<string, string>>,
  data: object,
): string {
  const { Component } = noticesRoutes[name];
  const route = {
    pattern: paths[name].pattern,
    title: (_: unknown, { title = notices }: { title?: string }) => title,
    load: async () => noticesRoutes[name],
  };
  const location = { pathname, search: '', given: null, key: '' };
  return renderToString(
    <StrictMode>
      <PageInFrame shown={{ route, params, Component, data, location, arrival: 'step', visit: 0 }} leaving={false} />
    </StrictMode>,
  );
}
