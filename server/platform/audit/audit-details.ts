import { isRecord } from '#exam/parse.ts';
import { readStored } from '#server/platform/database/stored-json.ts';

/** The details of a line of the audit log, as its column holds them. Throws where they are damaged. */
export function auditDetails(json: string): Readonly<Record<string, unknown>> {
  return readStored('details of the audit log', json, (value) => (isRecord(value) ? value : undefined));
}
