/** A question of the fixture catalogue. */
export const question = (id: number, more: object = {}) => ({
  id,
  category: 'mathematics',
  question: `What is ${id} + 1?`,
  options: [String(id + 1), String(id), String(id + 2)],
  answer: String(id + 1),
  ...more,
});

const tex = question(1, { question: 'What is $x^2$ for $x = 2$?' });
const defects = [
  question(500, { answer: 'none of these' }),
  question(500, { answer: '' }),
  question(501, { category: 'dnglish', answer: '\uE000' }),
];

/** A small catalogue with every kind of content that the real one has, defects included. */
export const catalogueFiles = {
  'catalogue/levels.json': [
    { id: 1, title: 'Grade X', slug: 'grade-x', description: 'Ten.' },
    { id: 2, title: 'Grade XII', slug: 'grade-xii', description: 'Twelve.' },
  ],
  'catalogue/grade-x/science/subject.json': { id: 12, title: 'Science', slug: 'science', order: 2 },
  'catalogue/grade-x/mathematics/subject.json': { id: 11, title: 'Mathematics', slug: 'mathematics', order: 1 },
  'catalogue/grade-x/mathematics/chapter-quiz/01-sets.json': {
    id: 101,
    name: 'Sets',
    item: 'Algebra',
    questions: [tex, question(2)],
  },
  'catalogue/grade-x/mathematics/chapter-quiz/02-circles.json': {
    id: 102,
    name: 'Circles',
    item: 'Geometry',
    questions: defects,
  },
  'catalogue/grade-x/mathematics/chapter-quiz/03-surds.json': {
    id: 103,
    name: 'Surds',
    item: 'Algebra',
    // The server sends neither its topic nor its difficulty.
    questions: [question(3, { topic: 'surds', difficulty: 2 })],
  },
  'catalogue/grade-x/mathematics/model-test/01-first.json': {
    id: 104,
    name: 'First test',
    item: 'Model tests',
    from: [{ unit: 103 }, { unit: 101, questions: [2] }],
  },
  'entrance/programmes.json': [
    {
      id: 1,
      title: 'B.Sc.CSIT',
      slug: 'csit',
      types: [
        { title: 'Entrance', slug: 'entrance' },
        { title: 'Mock', slug: 'mock' },
      ],
      subjects: [
        {
          id: 21,
          title: 'Mathematics',
          type: 'entrance',
          units: [
            {
              id: 201,
              title: 'Block 1',
              type: 'block',
              from: [{ bank: 'entrance/block-01', category: 'Mathematics' }],
            },
            {
              id: 203,
              title: 'Two counts',
              type: 'mock',
              from: [{ bank: 'entrance/block-01', ids: [2, 3] }, { bank: 'other' }],
            },
            {
              id: 202,
              title: 'Both',
              type: 'mock',
              from: [{ bank: 'entrance/block-01', ids: [2, 3] }, { bank: 'entrance/worse' }],
            },
          ],
        },
      ],
    },
  ],
  'banks/entrance/block-01.json': [tex, question(2), question(3, { category: 'physics' })],
  'banks/other.json': [question(3)],
  'banks/entrance/worse.json': [...defects, { id: 'seven' }, null],
};
