import type { IncomingHttpHeaders } from 'node:http';
import * as en from '#text/en/answers.ts';
import { inEachLanguage, type Texts } from '#text/language.ts';
import * as ne from '#text/ne/answers.ts';
import { requestedLanguage } from '#text/requested-language.ts';

/** The API's messages after a success, in each language. */
export const answerTextsOf = inEachLanguage(en, ne);

/** The API's messages after a success, in the language of the request. */
export function answerTexts({ headers }: { readonly headers: IncomingHttpHeaders }): Texts<typeof en> {
  return answerTextsOf[requestedLanguage(headers)];
}
