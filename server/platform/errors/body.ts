import type { ErrorBody } from '#contract/error.ts';
import type { AppError } from './app-error.ts';
import { errorTexts } from './catalogue.ts';
import type { Language } from '#text/language.ts';

/** The JSON body of an error's answer, in a language. */
export function errorBody(outcome: AppError, language: Language): ErrorBody {
  const texts = errorTexts[language];
  const fields = Object.entries(outcome.fields ?? {}).map(([name, say]) => [name, say(texts)]);
  return {
    message: outcome.text(texts),
    code: outcome.code,
    ...(outcome.fields && { fields: Object.fromEntries(fields) as Record<string, string> }),
    ...(outcome.detail && { detail: outcome.detail }),
    ...(outcome.errors && { errors: outcome.errors }),
  };
}
