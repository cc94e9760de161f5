import type { BoardCommand } from '#contract/room.ts';
import { isRecord } from '#exam/parse.ts';

/** Reads the commands that this device keeps until it has sent them; undefined if the value is not such a list. */
export function keptActs(value: unknown): readonly BoardCommand[] | undefined {
  return Array.isArray(value) && value.every(isAct) ? value : undefined;
}

function isAct(value: unknown): value is BoardCommand {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['kind'] === 'string';
}
