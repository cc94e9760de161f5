import type { ErrorBody } from '#contract/error.ts';
import type { AppError } from '#server/errors/app-error.ts';
import { errorTexts } from '#server/errors/catalogue.ts';
import type { Language } from '#text/language.ts';

/** The JSON body that tells the outside about an error, in a language. */
export function errorBody(outcome: AppError, language: Language): ErrorBody {
  return {
    message: outcome.text(errorTexts[language]),
    code: outcome.code,
    ...(outcome.fields && { fields: { ...outcome.fields } }),
    ...(outcome.detail && { detail: outcome.detail }),
    ...(outcome.errors && { errors: outcome.errors }),
  };
}
