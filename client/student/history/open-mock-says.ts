import type { OpenMock } from './mock-store.ts';
import * as m from '#messages/history.ts';
import { roughTimeInWords } from './rough-time.ts';

/** The state of a mock at `now` (ms since 1970) that is not in a record yet. */
export function openMockSays({ endsAt }: Pick<OpenMock, 'endsAt'>, now: number): string {
  return now < endsAt ? m.goesOnFor(roughTimeInWords(endsAt - now)) : m.mockOver;
}
