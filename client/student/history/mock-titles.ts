import type { MockName } from '#exam/mock/mocks.ts';
import * as m from '#messages/history.ts';

/** The names of the mocks' patterns. */
export const mockTitles: Readonly<Record<MockName, string>> = {
  'tu-bsc-csit': m.mockCsit,
  'tu-bca': m.mockBca,
  'plus-two-science': m.mockScience,
};
