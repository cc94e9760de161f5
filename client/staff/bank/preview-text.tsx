import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffCall } from '../api/staff-call.ts';

/** A text as a candidate sees it. What has no formula is shown as it is; the rest as the server writes it, which keeps what it showed until then. */
export function PreviewText({ text }: { text: string }) {
  const hasTex = text.includes('$');
  const { data } = useQuery({
    queryKey: ['preview', text],
    queryFn: ({ signal }) => staffCall('POST /staff/items/preview', { body: { text }, signal }),
    enabled: hasTex,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  if (!hasTex || data === undefined)
    return text.split('\n').flatMap((line, place) => (place === 0 ? [line] : [<br key={place} />, line]));
  // Escaped by the server, all but the formulas that it made.
  return <span dangerouslySetInnerHTML={{ __html: data.html }} />;
}
