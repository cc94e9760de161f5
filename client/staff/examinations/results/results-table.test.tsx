import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResultsTable } from './results-table.tsx';

it('shows of an absent candidate that they were absent, and no figures', () => {
  const figures = { sections: {}, right: 0, wrong: 0, unanswered: 0, passed: false, list: null, position: null };
  const absent = { ...figures, rank: null, symbolNumber: '1006', name: 'Hari', total: null, withheld: false };
  const table = renderToStaticMarkup(<ResultsTable className="" rows={[absent]} sections={['Physics']} />);
  const cells = [...table.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell);
  expect(cells).toEqual(['–', '1006', 'Hari', '–', '–', '–', '–', '–', 'Absent', '', '']);
});
