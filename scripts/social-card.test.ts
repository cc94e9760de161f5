import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { socialCard } from './social-card.ts';

it('finds on the built home page all that the card shows', () => {
  const card = socialCard(join(dirname(import.meta.dirname), 'dist'));
  for (const name of ['home_hero', 'ridge_ridge']) {
    // Each class exists, and the card's own style uses it.
    expect(card).toMatch(new RegExp(`class="${name}[ "]`));
    expect(card).toMatch(new RegExp(`\\.${name} [.{]`));
  }
});
