import { call } from '#client/lib/api/call.ts';
import { jsonBody } from '#client/lib/api/json-body.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { OwnOffer } from '#contract/offers.ts';
import type { SealedPaper } from '#contract/sealed-text.ts';
import { orderOf, type Order } from '#exam/sitting/order.ts';
import type { AttemptRecord } from '#client/candidate/attempt/attempt-record.ts';
import type { Device } from '#client/candidate/attempt/device.ts';
import type { HallCalls } from '#client/candidate/attempt/hall-calls.ts';
import { openSealed } from '#client/candidate/attempt/open-sealed.ts';

export type OwnResult = AnswerOf<'GET /hall/:code/result'>;

/** A candidate's own result, with its paper in the candidate's own order. */
export interface LoadedResult {
  readonly result: OwnResult;
  readonly text: SealedPaper;
  readonly order: Order;
  /** The offer of a seat; null before the publication. */
  readonly offer: OwnOffer | null;
}

/** Requests the result. The paper comes from the device if that has it. Throws an ApiError. */
export async function loadOwnResult(
  { token, seal, examination }: AttemptRecord,
  calls: HallCalls,
  device: Pick<Device, 'readPaper'>,
): Promise<LoadedResult> {
  const signedIn = token ?? undefined;
  const result = await call('GET /hall/:code/result', { params: { code: examination.code }, token: signedIn });
  const hash = examination.paper?.hash ?? '';
  const { key, seed } = seal ?? (await calls.sealKey(token ?? ''));
  const text = openSealed((await device.readPaper(hash)) ?? (await calls.paper(hash)), key);
  const offer =
    result.state === 'published'
      ? await call('GET /hall/:code/offer', { params: { code: examination.code }, token: signedIn })
      : null;
  return { result, text, order: orderOf(text, seed, text), offer };
}

/** Answers the offer of a seat; returns what came of it. Throws an ApiError. */
export function answerOffer(
  { token, examination }: AttemptRecord,
  list: string,
  answer: 'take' | 'leave',
): Promise<OwnOffer> {
  const form = jsonBody({ list, answer });
  return call('POST /hall/:code/offer', { params: { code: examination.code }, token: token ?? undefined, form });
}

/** Sends an objection, and requests the result again. Throws an ApiError. */
export async function sendObjection(
  { token, examination }: AttemptRecord,
  objection: { readonly place: number; readonly reason: string; readonly option?: string },
): Promise<OwnResult> {
  const signedIn = { params: { code: examination.code }, token: token ?? undefined };
  const form = jsonBody(objection);
  await call('POST /hall/:code/objections', { ...signedIn, form });
  return call('GET /hall/:code/result', signedIn);
}
