import type { ErrorBody } from '#contract/error.ts';
import type { AppError } from '#server/errors/app-error.ts';

/** The JSON body that tells the outside about an error. */
export function errorBody(outcome: AppError): ErrorBody {
  return {
    message: outcome.message,
    code: outcome.code,
    ...(outcome.fields && { fields: { ...outcome.fields } }),
    ...(outcome.detail && { detail: outcome.detail }),
    ...(outcome.errors && { errors: outcome.errors }),
  };
}
