import { useQuery } from '@tanstack/react-query';
import { ItemText } from '#client/question/item-text.tsx';
import * as m from '#messages/staff-doctor.ts';
import { staffCall } from '../api/staff-call.ts';
import { inText } from '../item/figures.ts';
import { OptionFigures } from '../item/option-figures.tsx';
import type { Finding } from './finding-kinds.tsx';

interface EvidenceProps {
  readonly item: string;
  readonly evidence: NonNullable<Finding['evidence']>;
}

/** Which candidates chose which option of an item at an examination. */
export function Evidence({ item: id, evidence: { candidates, group, options, unanswered } }: EvidenceProps) {
  const { data: item } = useQuery({
    queryKey: ['item', id],
    queryFn: ({ signal }) => staffCall('GET /staff/items/:id', { params: { id }, signal }),
  });
  const rows = options.map((option) => ({
    ...option,
    isKey: option.right,
    text: <ItemText text={item?.options.find((each) => each.id === option.id)?.text ?? ''} math={item?.math ?? {}} />,
  }));
  return (
    <>
      <p className="small">{m.evidenceOf(inText(candidates))}</p>
      <OptionFigures options={rows} group={group} unanswered={unanswered} />
    </>
  );
}
