// The names of the categories of questions.
/** Categories whose name is not just their key with a capital letter. */
export const categories: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
    'computer science': 'कम्प्युटर विज्ञान',
    'social studies': 'सामाजिक अध्ययन',
    'science and technology': 'विज्ञान तथा प्रविधि',
    'c programming': 'सी प्रोग्रामिङ',
    'digital logic': 'डिजिटल लजिक',
    'introduction to information technology': 'सूचना प्रविधिको परिचय',
    'mathematics i': 'गणित १',
    sports: 'खेलकुद',
    accountancy: 'लेखाविधि',
    economics: 'अर्थशास्त्र',
    'business studies': 'व्यवसाय अध्ययन',
  }),
);

/** A category's name where there is room for one word. */
export const shortName = (name: string) => name.split(' ')[0] ?? name;
