import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KeyItem } from './key-item.tsx';
import type { KeyRow } from './key-rows.ts';

const row: KeyRow = {
  number: 1,
  place: 0,
  item: { stem: 'What is the unit of force?', language: 'en', options: [], figure: null },
  options: [],
  chosen: null,
  right: ['a'],
  outcome: 'right',
  marks: 1,
  cancelled: null,
  explanation: null,
  decision: null,
  objection: null,
};

it.each([
  [1, '1 mark'],
  [-1, '−1 mark'],
  [2, '2 marks'],
  [-0.25, '−0.25 marks'],
])('tells %d as %s', (marks, said) => {
  const item = (
    <KeyItem
      row={{ ...row, marks }}
      open={false}
      toggle={() => {}}
      math={{}}
      mayObject={false}
      object={() => Promise.reject(new Error('No objection is sent.'))}
    />
  );
  const words = renderToStaticMarkup(item).replaceAll(/<[^>]*>/g, '');
  expect(words).toBe(`1.Not answered, right .${said}`);
});
