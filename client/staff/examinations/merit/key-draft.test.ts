import { expect, it } from 'vitest';
import { keepsKey, type DraftDecision, type Verdict } from './key-draft.ts';

const decided = (verdict: Verdict | null): DraftDecision => ({ verdict, right: [], reason: '' });

it.each([
  ['stays', 'each decision keeps it', [decided('keep'), decided('keep')], true],
  ['may change', 'one decides otherwise', [decided('keep'), decided('dropped')], false],
  ['may change', 'one is still open', [decided(null)], false],
])('the key %s where %s', (_may, _where, decisions, stays) => {
  expect(keepsKey(Object.fromEntries(decisions.entries()))).toBe(stays);
});
