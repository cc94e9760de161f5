// The tab Payments: vouchers beside the bank's list, and payments by eSewa.
import { withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';

const n = (count: number) => numberIn('ne', count);

export const payments = 'भुक्तानी';
export const notLoaded = 'भुक्तानीहरू लोड हुन सकेनन्।';
export const toLookAt = (count: number) => `${n(count)} भुक्तानी हेर्न बाँकी`;
export const listSo = (lines: number, day: string) =>
  `बैङ्कका सूचीमा ${n(lines)} पङ्क्ति छन्, पछिल्लो सूची ${withGate(day)} को हो। कुनै पनि आवेदन आफैँ अस्वीकार हुँदैन।`;
export const noList = 'बैङ्कको सूची अझै आएको छैन। कुनै पनि आवेदन आफैँ अस्वीकार हुँदैन।';
export const exportCsv = 'CSV निकाल्नुहोस्';
export const uploadList = 'बैङ्कको सूची हाल्नुहोस्';
export const filters = {
  differs: 'फरक परेको',
  twice: 'दोहोरिएको',
  claimed: 'सूचीमा नआएको',
  owed: 'नतिरेको',
  paid: 'eSewa बाट तिरेको',
  matched: 'मिलेको',
} as const;
export const notes = {
  differs: 'नम्बर उही, रकम वा मिति फरक',
  twice: 'दुई आवेदनमा एउटै भौचर',
  claimed: 'अर्को सूची हालेपछि भिडाइन्छ।',
  owed: 'नतिरीकन पठाइएका।',
  paid: 'eSewa आफैँले पुष्टि गरेका।',
  matched: 'नम्बर, रकम र मिति उही',
} as const;
export const none = 'यस्तो कुनै छैन।';
export const application = 'आवेदन';
export const bankList = 'बैङ्कको सूची';
export const rupees = (amount: string) => `रु ${amount}`;
export const noLine = 'यो नम्बरको पङ्क्ति छैन';
export const byHand = 'व्यक्तिले गरेको निर्णय';
export const alsoUnder = (numbers: string) => `${numbers} मा पनि`;
export const esewaOf = (reference: string, state: string) => `eSewa ${reference}: ${state}`;
export const states = {
  paid: 'तिरियो',
  pending: 'हुँदै छ',
  unknown: 'भएन',
  canceled: 'रद्द',
  refunded: 'फिर्ता गरियो',
} as const;
export const paidTwice = (times: number) => `${n(times)} पटक तिरिएको: कलेजले पैसा फिर्ता गर्नुपर्न सक्छ।`;
export const silent = (count: number) => `eSewa ले ${n(count)} भुक्तानीको टुङ्गो लगाएको छैन। आफैँ फेरि सोधिन्छ।`;
export const stray = 'पैसा आएको, तर आवेदन गन्तीमा नपरेको';
export const strayNote = 'पैसा फिर्ता गर्ने कि नगर्ने, कलेजले निर्णय गर्छ।';
export const strayWhy = {
  draft: 'अझै नपठाइएको',
  withdrawn: 'फिर्ता लिइएको',
  deleted: 'आवेदकले हटाएको',
} as const;
export const open = 'खोल्नुहोस्';
export const markPaid = 'तिरेको मान्नुहोस्';
export const sameVoucher = 'उही भौचर हो';
export const notThisLine = 'यो पङ्क्ति होइन';
export const byRule = 'फेरि नियमअनुसार';
export const askEsewa = 'eSewa लाई फेरि सोध्नुहोस्';
export const decideTitle = (name: string) => `${name} को शुल्क`;
export const why = 'किन';
export const whyHint = 'जस्तै: बैङ्कले अर्को मिति लेखेको छ। यो कारण अडिट लगमा रहन्छ।';
export const cancel = 'रद्द';
export const keep = 'सेभ गर्नुहोस्';

export const listTitle = (name: string) => `सूची ${name}`;
export const listFound = (lines: number, added: number) => `${n(lines)} पङ्क्ति, तीमध्ये ${n(added)} नयाँ।`;
export const bring = 'सूची ल्याउनुहोस्';
export const brought = (added: number, matches: number) => `${n(added)} पङ्क्ति थपिए, ${n(matches)} आवेदन मिल्छन्।`;
export const columnNames = {
  number: 'भौचर नम्बर',
  amount: 'रकम',
  day: 'मिति',
  name: 'नाम',
  phone: 'मोबाइल',
} as const;
export const leftOut = (count: number) => `${n(count)} पङ्क्ति छोडिन्छन्:`;
export const errors = {
  'no-number': (line: number) => `पङ्क्ति ${n(line)} मा भौचर नम्बर छैन।`,
  'no-amount': (line: number) => `पङ्क्ति ${n(line)} मा जम्मा भएको रकम छैन।`,
  'no-column': () => 'भौचर नम्बर वा रकमको महल भेटिएन। तल छान्नुहोस्।',
  unreadable: (line: number) => `फाइल पङ्क्ति ${n(line)} देखि पढ्न सकिएन।`,
} as const;
