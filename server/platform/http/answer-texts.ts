import type { IncomingHttpHeaders } from 'node:http';
import * as en from '#text/en/answers.ts';
import { inEachLanguage, type Texts } from '#text/language.ts';
import * as ne from '#text/ne/answers.ts';
import { requestedLanguage } from '#text/requested-language.ts';

/** What the API says when something was done, in each language. */
export const answerTextsOf = inEachLanguage(en, ne);

/** What the API says when something was done, in the language that a request asks for. */
export function answerTexts({ headers }: { readonly headers: IncomingHttpHeaders }): Texts<typeof en> {
  return answerTextsOf[requestedLanguage(headers)];
}
