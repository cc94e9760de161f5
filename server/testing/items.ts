/** An item as a test writes it; the second option is right. */
export const sum = (more: object = {}) => ({
  subject: 'mathematics',
  topic: 'Arithmetic',
  stem: 'What is $17 + 25$ in all?',
  options: [{ text: '32' }, { text: '42' }, { text: '52' }, { text: '43' }],
  right: ['b'],
  explanation: 'Seven and five make twelve: two, and one ten is carried.',
  ...more,
});
