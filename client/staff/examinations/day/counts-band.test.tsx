import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { boardOf, candidate, iso } from '#contract/testing/board-samples.ts';
import { CountsBand } from './counts-band.tsx';

it('tells how much time the most have, and until when one has longer', () => {
  const candidates = [candidate('1'), candidate('2'), candidate('3', { endsAt: iso(140) })];
  const band = renderToStaticMarkup(<CountsBand board={boardOf(candidates, { endsAt: iso(140) })} age={0} />);
  const text = band.replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('Time left1:30:00');
  expect(text).toContain('1 has longer, until 13:20.');
});
