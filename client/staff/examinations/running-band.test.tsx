import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { boardOf, candidate, iso } from '#contract/testing/board-samples.ts';
import { RunningBand } from './running-band.tsx';
import { examinationKey } from './shared/use-examination.ts';

it('tells the end of the most, though one has longer', () => {
  const candidates = [candidate('1'), candidate('2'), candidate('3', { endsAt: iso(140) })];
  const board = boardOf(candidates, { endsAt: iso(140) });
  const client = new QueryClient();
  client.setQueryData(examinationKey(board.code, 'board'), board);
  const counts = { candidates: 3, rooms: 1, items: 100, began: 3, handedIn: 0, notHeard: 0 };
  const band = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RunningBand of={{ ...board, counts }} />
      </MemoryRouter>
    </QueryClientProvider>,
  ).replaceAll(/<[^>]*>/g, '');
  expect(band).toMatch(/13:00$/);
});
