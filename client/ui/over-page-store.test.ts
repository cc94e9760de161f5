import { expect, test } from 'vitest';
import { overPageStore, showOverPage } from './over-page-store.ts';

test('a dialog stands over the page until it closes itself, and leaves the others', () => {
  const closes: (() => void)[] = [];
  const shown = () => overPageStore.getState().map(({ content }) => content);
  const show = (content: string) =>
    showOverPage((close) => {
      closes.push(close);
      return content;
    });
  show('note');
  show('question');
  expect(shown()).toEqual(['note', 'question']);
  closes[0]?.();
  expect(shown()).toEqual(['question']);
  closes[0]?.();
  closes[1]?.();
  expect(shown()).toEqual([]);
});
