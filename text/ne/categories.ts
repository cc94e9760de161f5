// What the categories of questions are called.
/** Those whose name is not their key with a capital. */
export const categories = {
  english: 'अङ्ग्रेजी',
  mathematics: 'गणित',
  physics: 'भौतिक विज्ञान',
  chemistry: 'रसायन विज्ञान',
  biology: 'जीव विज्ञान',
  computer: 'कम्प्युटर',
  'general knowledge': 'सामान्य ज्ञान',
  gk: 'सामान्य ज्ञान',
  nepali: 'नेपाली',
  geography: 'भूगोल',
  'logical reasoning': 'तार्किक क्षमता',
  logic: 'तार्किक क्षमता',
  analogy: 'समरूपता',
  history: 'इतिहास',
  technology: 'प्रविधि',
  sports: 'खेलकुद',
} as Readonly<Record<string, string>>;
