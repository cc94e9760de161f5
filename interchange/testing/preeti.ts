/**
 * Types Unicode in Preeti. It follows how people type and not how the product reads texts, so that neither hides the
 * other's mistakes.
 */
const clusters: Readonly<Record<string, string>> = {
  'क्र': 'qm', 'क्त': 'Qm', 'त्र': 'q', 'त्त': 'Q', 'ज्ञ': '1', 'श्र': '>', 'द्ध': '4', 'द्द': '2', 'द्य': 'B', 'द्व': 'å', 'द्म': 'ß',
  'ट्ट': '§', 'ठ्ठ': '¶', 'ट्ठ': 'Ý', 'ड्ड': '•', 'ङ्ग': 'Ë', 'ङ्क': 'Í', 'न्न': 'Ì', 'द्र': '›', 'ट्र': '6«', 'ड्र': '8«', 'फ्र': 'k|m', 'ट्य': '6Ø',
}; // prettier-ignore
const whole: Readonly<Record<string, string>> = {
  क: 's', ख: 'v', ग: 'u', घ: '3', ङ: 'ª', च: 'r', छ: '5', ज: 'h', झ: 'em', ञ: '`', ट: '6', ठ: '7', ड: '8', ढ: '9', ण: '0f',
  त: 't', थ: 'y', द: 'b', ध: 'w', न: 'g', प: 'k', फ: 'km', ब: 'a', भ: 'e', म: 'd', य: 'o', र: '/', ल: 'n', व: 'j', श: 'z', ष: 'if',
  स: ';', ह: 'x', क्ष: 'If',
}; // prettier-ignore
const half: Readonly<Record<string, string>> = {
  क: 'S', ख: 'V', ग: 'U', घ: '£', च: 'R', ज: 'H', ञ: '~', ण: '0', त: 'T', थ: 'Y', ध: 'W', न: 'G', प: 'K', ब: 'A', भ: 'E', म: 'D', ल: 'N',
  व: 'J', श: 'Z', ष: 'i', स: ':', ह: 'X', क्ष: 'I',
}; // prettier-ignore
const vowels: Readonly<Record<string, string>> = {
  अ: 'c', आ: 'cf', इ: 'O', ई: 'O{', उ: 'p', ऊ: 'pm', ऋ: 'C', ए: 'P', ऐ: 'P]', ओ: 'cf]', औ: 'cf}',
}; // prettier-ignore
const signs: Readonly<Record<string, string>> = {
  'ा': 'f', 'ी': 'L', 'ु': "'", 'ू': '"', 'ृ': '[', 'े': ']', 'ै': '}', 'ो': 'f]', 'ौ': 'f}', 'ॅ': '‘', 'ं': '+', 'ँ': 'F', 'ः': 'M', '्': '\\',
}; // prettier-ignore
const other: Readonly<Record<string, string>> = {
  '।': '.', '.': '=', ',': ',', '?': '<', '(': '-', ')': '_', ':': 'M', ';': 'Ù', '!': 'Û', '%': 'Ü', '/': '÷', '+': '±', '=': 'Ö', '×': '×', '“': 'æ',
  '”': 'Æ', '‘': '…', '’': 'Ú', 'ऽ': '˜', 'ॐ': 'ç', '–': '–', ' ': ' ', '\n': '\n',
  '०': ')', '१': '!', '२': '@', '३': '#', '४': '$', '५': '%', '६': '^', '७': '&', '८': '*', '९': '(',
}; // prettier-ignore

const syllable = /(र्(?=[क-ह])(?!\u200d))?((?:[क-ह]्\u200d?)*[क-ह]|[अ-औ])(्?)([ािीुूृेैोौॅ]?)([ंँः]*)/gu;

/** A Nepali text as a person types it in Preeti; undefined if Preeti lacks one of its characters. */
export function inPreeti(text: string): string | undefined {
  let isAll = true;
  const typed = text.replace(/(?!\u200d)[^\u0900-\u097f]|[०-९।ऽॐ]/gu, (sign) => {
    isAll &&= sign in other;
    return `\u0001${other[sign] ?? ''}\u0001`;
  });
  const parts = typed.split('\u0001').map((part, place) =>
    place % 2 === 1 ? part : part.replace(syllable, (_, up: string | undefined, letters: string, halant: string, sign: string, marks: string) => {
      const body = cluster(letters, halant !== '');
      isAll &&= body !== undefined;
      const after = (signs[halant] ?? '') + (sign === 'ि' ? '' : (signs[sign] ?? ''));
      return `${sign === 'ि' ? 'l' : ''}${short(body ?? '', letters, after)}${up === undefined ? '' : '{'}${Array.from(marks, (mark) => signs[mark] ?? '').join('')}`;
    }),
  ); // prettier-ignore
  const result = parts.join('');
  return isAll && !/[\u0900-\u097f]|\u200d/.test(result) ? result : undefined;
}

/** रु and रू have their own keys. */
function short(body: string, letters: string, after: string): string {
  if (letters === 'र' && after === "'") return '?';
  if (letters === 'र' && after === '"') return '¿';
  return body + after;
}

function cluster(letters: string, endsHalf: boolean): string | undefined {
  if (letters in vowels) return vowels[letters];
  let rest = letters;
  let typed = '';
  while (rest !== '') {
    const eyelash = /^र्\u200d/.exec(rest);
    const end = [...Object.keys(clusters), 'क्ष'].find((each) => rest === each);
    const [, begin = ''] = /^(क्ष|[क-ह])्(?=[क-ह])/u.exec(rest) ?? [];
    if (eyelash) {
      typed += '¥';
      rest = rest.slice(3);
    } else if (end !== undefined || rest.length === 1) {
      typed += clusters[rest] ?? whole[rest] ?? '\u0900';
      rest = '';
    } else if (rest.endsWith('्र') && rest.length === 3) {
      typed += `${whole[rest.charAt(0)] ?? ''}|`;
      rest = '';
    } else {
      typed += half[begin] ?? `${whole[begin] ?? '\u0900'}\\`;
      rest = rest.slice(begin.length + 1);
    }
  }
  return endsHalf || typed !== '' ? typed : undefined;
}
