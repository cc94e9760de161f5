import type { SealedPaper } from '#contract/sealed-text.ts';
import * as m from '#messages/hall.ts';
import written from './practice-questions.json' with { type: 'json' };

const ids = ['a', 'b', 'c', 'd'];

/** In writing order: the stem, then the options. */
function item([stem = '', ...options]: readonly string[]) {
  return {
    language: 'en',
    stem,
    options: options.map((text, place) => ({ id: ids[place] ?? '', text })),
    figure: null,
  };
}

const fraction = (below: number) => `<math><mfrac><mn>1</mn><mn>${below}</mn></mfrac></math>`;
const number = (value: number) => `<math><mn>${value}</mn></math>`;

/** The ten questions of the practice hall, in the form of a sealed paper's text. */
export const practiceText: SealedPaper = {
  code: 'practice',
  title: { en: m.practiceExamination },
  timing: 'whole',
  shuffleItems: false,
  shuffleOptions: false,
  sections: [
    { title: m.general, marks: 100, penalty: 25, items: written.general.map(item) },
    { title: m.scienceSection, marks: 100, penalty: 25, items: written.science.map(item) },
  ],
  math: {
    '12 + 30': '<math><mn>12</mn><mo>+</mo><mn>30</mn></math>',
    'x = 3': '<math><mi>x</mi><mo>=</mo><mn>3</mn></math>',
    'x^2': '<math><msup><mi>x</mi><mn>2</mn></msup></math>',
    '\\frac{1}{2}': fraction(2),
    '\\frac{1}{3}': fraction(3),
    '\\frac{1}{4}': fraction(4),
    '1': number(1),
    '2': number(2),
  },
};
