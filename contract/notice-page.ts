import type { College } from '#contract/college.ts';
import type { Notice, NoticeLine } from '#contract/notices.ts';

/** The id of the element of a page that holds the data of a notice, or of the list, for the program. */
export const noticeDataId = 'notice-data';

/** What the page of a notice shows. */
export interface NoticePageData {
  readonly notice: Notice;
  readonly college: College;
}

/** What the list of notices shows. */
export interface NoticesPageData {
  /** ISO 8601, by the server's clock. */
  readonly now: string;
  readonly rows: readonly NoticeLine[];
}
