import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { boardOf, candidate } from '#contract/testing/board-samples.ts';
import { NeedsYou } from './needs-you.tsx';

const nothing = () => undefined;

it('puts a doubted face before the examiner with its photo, also after the end', () => {
  const doubted = candidate('1', { state: 'handedIn', faceDoubted: true });
  for (const state of ['sealed', 'running', 'ended'] as const) {
    const page = renderToStaticMarkup(
      <NeedsYou board={boardOf([doubted, candidate('2')], { state })} onAct={nothing} onAsk={nothing} />,
    );
    expect(page).toContain('/staff/examinations/SCI-1/candidates/101/photo');
    expect(page).toContain('It is the candidate');
    expect(page).not.toContain('Candidate 2');
  }
});
