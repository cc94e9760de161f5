import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffCall } from '../api/staff-call.ts';

/** A text as a candidate sees it. What has no formula and nothing raised is shown as it is; the rest as the server writes it, which keeps what it showed until then. */
export function PreviewText({ text }: { text: string }) {
  const isMarked = /[$\\]|<su[bp]>/.test(text);
  const { data } = useQuery({
    queryKey: ['preview', text],
    queryFn: ({ signal }) => staffCall('POST /staff/items/preview', { body: { text }, signal }),
    enabled: isMarked,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  if (!isMarked || data === undefined)
    return text.split('\n').flatMap((line, place) => (place === 0 ? [line] : [<br key={place} />, line]));
  // Escaped by the server, all but the formulas and raised letters that it made.
  return <span dangerouslySetInnerHTML={{ __html: data.html }} />;
}
