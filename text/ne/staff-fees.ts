// The tab Payments: vouchers beside the bank's list, and payments by eSewa.
import { withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

const n = (count: number) => numberIn('ne', count);

export const payments = 'भुक्तानी';
export const notLoaded = 'भुक्तानी खोल्न सकिएन।';
export const toLookAt = (count: number) => `${n(count)} भुक्तानी हेर्न बाँकी`;
export const listSo = (lines: number, day: string) =>
  `बैंकका सूचीमा ${n(lines)} हरफ छन्, पछिल्लो सूची ${withPostposition(withGate(day), 'को')} हो। कुनै पनि आवेदन आफैँ अस्वीकृत हुँदैन।`;
export const noList = 'बैंकको सूची अझै आएको छैन। कुनै पनि आवेदन आफैँ अस्वीकृत हुँदैन।';
export const exportCsv = 'CSV निर्यात गर्नुहोस्';
export const uploadList = 'बैंकको सूची अपलोड गर्नुहोस्';
export const filters = {
  differs: 'फरक परेका',
  twice: 'दोहोरिएका',
  claimed: 'सूचीमा नआएका',
  owed: 'नतिरिएका',
  paid: 'eSewa बाट तिरिएका',
  matched: 'मिलेका',
} as const;
export const notes = {
  differs: 'नम्बर उही, रकम वा मिति फरक',
  twice: 'दुई आवेदनमा एउटै भौचर',
  claimed: 'अर्को सूची अपलोड गरेपछि भिडाइन्छन्।',
  owed: 'शुल्क नतिरी पठाइएका।',
  paid: 'eSewa ले नै पुष्टि गरेका।',
  matched: 'नम्बर, रकम र मिति उही',
} as const;
export const none = 'यहाँ केही छैन।';
export const application = 'आवेदन';
export const bankList = 'बैंकको सूची';
export const rupees = (amount: string) => `रु ${amount}`;
export const noLine = 'यस नम्बरको हरफ छैन';
export const byHand = 'कर्मचारीले गरेको निर्णय';
export const alsoUnder = (numbers: string) => `${numbers} मा पनि`;
export const esewaOf = (reference: string, state: string) => `eSewa ${reference}: ${state}`;
export const states = {
  paid: 'तिरियो',
  pending: 'हुँदै छ',
  unknown: 'तिरिएन',
  canceled: 'रद्द भयो',
  refunded: 'फिर्ता गरियो',
} as const;
export const paidTwice = (times: number) => `${n(times)} पटक तिरियो: कलेजले रकम फिर्ता गर्नुपर्ने हुन सक्छ।`;
export const silent = (count: number) => `eSewa ले ${n(count)} भुक्तानीको टुङ्गो अझै लगाएको छैन। आफैँ फेरि सोधिन्छ।`;
export const stray = 'रकम आएको, तर आवेदन नगनिने';
export const strayNote = 'रकम फिर्ता गर्ने कि नगर्ने भन्ने निर्णय कलेजले गर्छ।';
export const strayWhy = {
  draft: 'अझै नपठाइएको',
  withdrawn: 'फिर्ता लिइएको',
  deleted: 'आवेदकले मेटेको',
} as const;
export const open = 'खोल्नुहोस्';
export const markPaid = 'तिरेको मान्नुहोस्';
export const sameVoucher = 'उही भौचर हो';
export const notThisLine = 'यो हरफ होइन';
export const byRule = 'फेरि नियमअनुसार';
export const askEsewa = 'eSewa लाई फेरि सोध्नुहोस्';
export const decideTitle = (name: string) => `${withPostposition(name, 'को')} शुल्क`;
export const why = 'किन';
export const whyHint = 'जस्तै: बैंकले अर्कै मिति लेखेको छ। यो कारण कामको अभिलेखमा रहन्छ।';
export const cancel = 'रद्द गर्नुहोस्';
export const keep = 'सुरक्षित गर्नुहोस्';

export const listTitle = (name: string) => `सूची ${name}`;
export const listFound = (lines: number, added: number) => `${n(lines)} हरफ, तीमध्ये ${n(added)} नयाँ।`;
export const bring = 'सूची आयात गर्नुहोस्';
export const brought = (added: number, matches: number) =>
  `${n(added)} हरफ ${added === 1 ? 'थपियो' : 'थपिए'}, ${n(matches)} आवेदन ${matches === 1 ? 'मिल्छ' : 'मिल्छन्'}।`;
export const columnNames = {
  number: 'भौचर नम्बर',
  amount: 'रकम',
  day: 'मिति',
  name: 'नाम',
  phone: 'मोबाइल नम्बर',
} as const;
export const leftOut = (count: number) => `${n(count)} हरफ ${count === 1 ? 'छोडिन्छ' : 'छोडिन्छन्'}:`;
export const errors = {
  'no-number': (line: number) => `हरफ ${n(line)} मा भौचर नम्बर छैन।`,
  'no-amount': (line: number) => `हरफ ${n(line)} मा जम्मा भएको रकम छैन।`,
  'no-column': () => 'भौचर नम्बर वा रकमको स्तम्भ भेटिएन। तल छान्नुहोस्।',
  unreadable: (line: number) => `फाइल हरफ ${n(line)} देखि पढ्न सकिएन।`,
} as const;

export const ask = 'भौचरबारे सोध्नुहोस् …';
export const askTitle = (name: string) => `${withPostposition(name, 'लाई')} भौचरबारे सोध्ने`;
export const askWhat =
  'भौचरको नम्बर र मिति हेर्न वा भौचर देखाउन भन्ने सन्देश आवेदकलाई जान्छ। यो इमेल र SMS बाट जान्छ, एउटा भौचरका लागि एक पटक मात्र।';
export const askNow = 'सन्देश पठाउनुहोस्';
export const asked = (name: string) => `${withPostposition(name, 'लाई')} सोधियो।`;
export const askedOn = (moment: string) => `${withGate(moment)} बजे सोधियो`;
