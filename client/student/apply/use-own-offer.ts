import { useEffect, useState } from 'react';
import type { Application } from '#contract/applications.ts';
import type { OwnOffer } from '#contract/offers.ts';
import { apiErrorFrom, call } from '#client/lib/api/call.ts';
import { jsonBody } from '#client/lib/api/json-body.ts';
import { useFormPage } from './form-context.ts';

/** The result and the offer of an applicant with a symbol number. */
export function useOwnOffer({ number, symbolNumber }: Application) {
  const { open } = useFormPage();
  const [own, setOwn] = useState<OwnOffer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const canBeThere = symbolNumber !== null;
  useEffect(() => {
    if (!canBeThere) return;
    let isHere = true;
    const load = async () => call('GET /applications/:number/offer', { params: { number }, token: await open.token() });
    load().then(
      (answer) => isHere && setOwn(answer),
      (error: unknown) => isHere && setProblem(apiErrorFrom(error).message),
    );
    return () => {
      isHere = false;
    };
  }, [canBeThere, number, open]);

  const answer = async (list: string, said: 'take' | 'leave') => {
    const form = jsonBody({ list, answer: said });
    setOwn(await call('POST /applications/:number/offer', { params: { number }, token: await open.token(), form }));
    setProblem(null);
  };
  return { own, problem, answer };
}
