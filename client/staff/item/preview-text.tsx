import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffCall } from '../api/staff-call.ts';

/**
 * A text as a candidate sees it. A text without formulas and raised letters shows as it is. For any other the server writes the HTML, and
 * the old one stays until then.
 */
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
  // The server has escaped it, except the formulas and raised letters that it made.
  return <span dangerouslySetInnerHTML={{ __html: data.html }} />;
}
