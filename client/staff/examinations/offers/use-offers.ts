import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OffersAnswer } from '#contract/offers.ts';
import { staffCall } from '../../api/staff-call.ts';
import { examinationKey } from '../shared/use-examination.ts';

/** How often the offers are asked for: candidates answer meanwhile, in ms. */
const pollMs = 30_000;

const keyOf = (code: string) => examinationKey(code, 'offers');

/** All offers, kept up to date while the page is open. */
export function useOffers(code: string) {
  return useQuery({
    queryKey: keyOf(code),
    queryFn: ({ signal }) => staffCall('GET /staff/examinations/:code/offers', { params: { code }, signal }),
    refetchInterval: pollMs,
  });
}

/** A decision about a tie at the last seats of a round. */
export interface OfferTieDecision {
  readonly list: string;
  readonly admitted: string[];
  readonly reason: string;
}

/** What staff do with offers. Each answer is shown at once. */
export function useOfferActs(code: string) {
  const client = useQueryClient();
  const params = { code };
  const onSuccess = (answer: OffersAnswer) => client.setQueryData(keyOf(code), answer);
  // Another person, or the hour, may have begun a round meanwhile.
  const onError = () => client.invalidateQueries({ queryKey: keyOf(code) });
  const begin = useMutation({
    mutationFn: (body: {
      readonly answerUntil: string;
      readonly roundHours: number;
      readonly movesToOpen: boolean;
      readonly note: { readonly en: string; readonly ne?: string } | null;
    }) => staffCall('POST /staff/examinations/:code/offers', { params, body }),
    onSuccess,
    onError,
  });
  const next = useMutation({
    mutationFn: ({
      decided,
      ...round
    }: {
      readonly round: number;
      readonly answerUntil: string;
      readonly decided: readonly OfferTieDecision[];
    }) =>
      staffCall('POST /staff/examinations/:code/offers/rounds', { params, body: { ...round, decided: [...decided] } }),
    onSuccess,
    onError,
  });
  const write = useMutation({
    mutationFn: (body: {
      readonly symbolNumber: string;
      readonly list: string;
      readonly answer: 'take' | 'leave';
      readonly reason: string;
    }) => staffCall('POST /staff/examinations/:code/offers/answers', { params, body }),
    onSuccess,
    onError,
  });
  const remind = useMutation({
    mutationFn: () => staffCall('POST /staff/examinations/:code/offers/reminders', { params }),
    onSuccess,
    onError,
  });
  return { begin, next, write, remind };
}
