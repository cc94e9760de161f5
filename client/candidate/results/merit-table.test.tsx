import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ShownList } from '#contract/published-results.ts';
import { MeritTable } from './merit-table.tsx';

const list = { id: 'list-1', title: 'Dalit', note: '', kind: 'seats', seats: 1, empty: 0, candidates: [] } as const;
const shown = (of: ShownList) =>
  renderToStaticMarkup(<MeritTable list={of} rows={new Map()} reasons={new Map()} sections={[]} found={null} />);

it('says of reserved seats that stayed empty where they went, and of others that they are empty', () => {
  expect(shown(list)).toContain('No candidates.');
  const went = shown({ ...list, empty: 1 });
  expect(went).toContain('1 seat stayed empty and went to the open list.');
  expect(went).not.toContain('No candidates.');
});
