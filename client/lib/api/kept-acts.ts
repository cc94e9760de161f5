import type { Act } from '#contract/room.ts';
import { isRecord } from '#exam/parse.ts';

/** Reads acts that this device has kept until they are sent; undefined where they are no such list. */
export function keptActs(value: unknown): readonly Act[] | undefined {
  return Array.isArray(value) && value.every(isAct) ? value : undefined;
}

function isAct(value: unknown): value is Act {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['kind'] === 'string';
}
