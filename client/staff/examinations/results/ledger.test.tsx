import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { ListedResult } from '#contract/merit.ts';
import { Ledger } from './ledger.tsx';

const sat = { rank: 1, symbolNumber: '1001', name: 'Sita', total: 4, sections: {}, right: 4, wrong: 0, unanswered: 1 };
const row: ListedResult = {
  ...sat,
  passed: true,
  list: null,
  position: null,
  withheld: false,
  late: 0,
  implausible: 0,
};
const shown = (more: Partial<ListedResult>) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Ledger code="SCI-1" rows={[{ ...row, ...more }]} sections={[]} merit={undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

it('says beside a name how many answers came late and how many times can not be, and nothing where there are none', () => {
  expect(shown({})).not.toMatch(/after the end|can not be/);
  const doubtful = shown({ late: 1, implausible: 3 });
  expect(doubtful).toContain('answers after the end: 1<');
  expect(doubtful).toContain('entries with a time that can not be: 3<');
});
