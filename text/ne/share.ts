// The share of a question.
export const title = 'Tayari को एउटा प्रश्न';
export const noPage = 'यस प्रश्नको आफ्नै पृष्ठ छैन।';
export const linkCopied = 'लिङ्क कपी भयो।';
