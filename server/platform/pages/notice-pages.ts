import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { noticePageModule } from '#contract/built-pages.ts';
import { noticeDataId, type NoticePageData, type NoticesPageData } from '#contract/notice-page.ts';
import { answerOf, type Answer } from '#server/platform/http/answer.ts';
import { compress } from '#server/platform/http/compress.ts';
import { addressLinks, withDescription } from '#server/platform/http/page-head.ts';
import { ofInstallation, type PageValues } from './fill-in.ts';
import { dataElement, withRoot, withTitle } from './made-page.ts';
import { languages, prefixes, type Language } from '#text/language.ts';

/** The rendered parts of a page. */
interface RenderedNotice {
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

/** The module of the build that renders notices (client/student/app/notice-entry.tsx). */
interface NoticeModule {
  readonly sheet: string;
  readonly renderNotice: (data: NoticePageData) => RenderedNotice;
  readonly renderNotices: (data: NoticesPageData) => RenderedNotice;
}

/** Makes the pages of notices, which are complete without a script. The students' program takes them over. */
export interface NoticePages {
  readonly notice: (data: NoticePageData, language: Language) => Promise<Answer>;
  readonly list: (data: NoticesPageData, language: Language) => Promise<Answer>;
}

const shellFile = 'shell.html';

/** Loads the build's files in `folder`; null if no pages were built. `filling` returns what only the installation knows. */
export async function loadNoticePages(folder: string | null, filling: () => PageValues): Promise<NoticePages | null> {
  if (folder === null) return null;
  const shellOf = (language: Language) => join(folder, prefixes[language], shellFile);
  const moduleOf = (language: Language) => join(folder, noticePageModule(language));
  if (languages.some((each) => !existsSync(shellOf(each)) || !existsSync(moduleOf(each)))) return null;
  const load = async (language: Language) => ({
    shell: readFileSync(shellOf(language), 'utf8'),
    module: (await import(pathToFileURL(moduleOf(language)).href)) as NoticeModule,
  });
  const built = { en: await load('en'), ne: await load('ne') };

  async function page(language: Language, path: string, data: object, rendered: RenderedNotice): Promise<Answer> {
    const { shell, module } = built[language];
    const values = filling();
    const { title, description, html } = rendered;
    const sheet = `<link id="notices-sheet" rel="stylesheet" href="${module.sheet}" data-there="">`;
    const head = sheet + addressLinks({ language, path, origin: values.origin });
    const whole = withRoot(
      withTitle(ofInstallation(shell, values), `${title} · Tayari`),
      html,
      ' data-prerendered="page"',
    )
      // The menu starts closed if it would lie over the page (client/student/shell/side-nav-state.ts).
      .replace('<html', '<html data-nav-here="closed"')
      .replace('</head>', () => `${head}</head>`)
      .replace('</body>', () => `${dataElement(noticeDataId, { path }, data)}</body>`);
    const plain = Buffer.from(withDescription(whole, description));
    // Fast compression, because the first reader waits for it.
    const [br, gzip] = await Promise.all([compress(plain, 'br', 'fast'), compress(plain, 'gzip', 'fast')]);
    return answerOf('text/html; charset=utf-8', plain, { br, gzip });
  }

  return {
    notice: (data, language) =>
      page(language, `/notices/${data.notice.code}`, data, built[language].module.renderNotice(data)),
    list: (data, language) => page(language, '/notices', data, built[language].module.renderNotices(data)),
  };
}
