import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResultsTable } from './results-table.tsx';

it('counts no answers of who was absent', () => {
  const none = { right: 0, wrong: 0, unanswered: 0, passed: false, list: null, position: null, withheld: false };
  const rows = [
    { rank: 1, symbolNumber: '1001', name: 'Sita', total: 0, sections: { Physics: 0 }, ...none, unanswered: 5 },
    { rank: null, symbolNumber: '1002', name: 'Ram', total: null, sections: {}, ...none },
  ];
  const page = renderToStaticMarkup(<ResultsTable className="" rows={rows} sections={['Physics']} />);
  const cells = page.split('<tr>').map((row) => row.match(/(?<=<td[^>]*>)[^<]*/g) ?? []);
  expect(cells.slice(-2).map((row) => row.slice(5, 9))).toEqual([
    ['0', '0', '5', 'Fail'],
    ['–', '–', '–', 'Absent'],
  ]);
});
