import { isRecord } from '#exam/parse.ts';
import { noticeDataId, type NoticePageData, type NoticesPageData } from '#contract/notice-page.ts';
import type { Notice } from '#contract/notices.ts';
import { call } from '#client/lib/api/call.ts';

/**
 * The data that the server put into the page of this path, once: the page of a later visit asks anew. Undefined on
 * other pages.
 */
function givenIn(path: string): unknown {
  const element = globalThis.document?.getElementById(noticeDataId);
  if (element?.dataset['path'] !== path) return undefined;
  element.remove();
  const data: unknown = JSON.parse(element.textContent ?? 'null');
  return data;
}

/** A notice with its college: as it came with the page, or from the server. Rejects with an ApiError. */
export async function noticeData(code: string, signal: AbortSignal): Promise<NoticePageData> {
  const given = givenIn(`/notices/${code.toUpperCase()}`);
  if (isNoticePage(given)) return given;
  const [notice, college] = await Promise.all([
    call('GET /notices/:code', { params: { code: code.toUpperCase() }, signal, accepts: isNotice }),
    call('GET /college', { signal, accepts: isRecord }),
  ]);
  return { notice, college };
}

/** All notices, the same way. */
export async function noticesData(signal: AbortSignal): Promise<NoticesPageData> {
  const given = givenIn('/notices');
  if (isNoticesPage(given)) return given;
  return call('GET /notices', { signal, accepts: isNoticesPage });
}

function isNoticePage(value: unknown): value is NoticePageData {
  return isRecord(value) && isNotice(value['notice']) && isRecord(value['college']);
}

/** Whether a value has what the form and the page of a notice read. */
export function isNotice(value: unknown): value is Notice {
  if (!isRecord(value) || !isRecord(value['title']) || !isRecord(value['seats'])) return false;
  const lists = [value['asks'], value['documents'], value['questions'], value['sections'], value['feeWays']];
  const texts = [value['code'], value['state'], value['opensAt'], value['closesAt'], value['startsAt']];
  return (
    lists.every(Array.isArray) &&
    Array.isArray(value['seats']['groups']) &&
    texts.every((each) => typeof each === 'string')
  );
}

function isNoticesPage(value: unknown): value is NoticesPageData {
  return isRecord(value) && Array.isArray(value['rows']);
}
