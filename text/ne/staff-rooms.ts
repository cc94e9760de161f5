// The rooms of an examination, as its staff see them.
import { withPostposition } from '#text/postposition.ts';

export const rooms = 'कोठाहरू';
export const roomsNote =
  'हरेक कोठाको दस अक्षरको पास हुन्छ। सिलबन्दीपछि निरीक्षकले खाताविनै यसैबाट आफ्नो फोनमा त्यस कोठाको बोर्ड खोल्न सक्नुहुन्छ।';
export const printSheets = 'कोठाका पाना छाप्नुहोस्';
export const room = 'कोठा';
export const candidates = 'परीक्षार्थी';
export const pass = 'कोठा पास';
export const acts = 'काम';
export const noRooms = 'अहिलेसम्म कुनै कोठा छैन। परीक्षार्थीको फाइलमा लेखिएका कोठा आफैँ बन्छन्; यहाँबाट पनि थप्न सकिन्छ।';
export const passMade = 'बनेको छ';
export const noPass = 'बनेको छैन';
export const makePass = 'पास बनाउनुहोस्';
export const makePassOf = (name: string) => `${withPostposition(name, 'को')} पास बनाउनुहोस्`;
export const newPass = 'नयाँ पास …';
export const newPassOf = (name: string) => `${withPostposition(name, 'को')} नयाँ पास`;
export const newPassNote = 'नयाँ पास यहीँ एक पटक मात्र देखाइन्छ।';
export const oldPassEnds = 'पुरानो पास तुरुन्तै रद्द हुन्छ: त्यसबाट बोर्ड खोल्नुभएका निरीक्षकले फेरि लगइन गर्नुपर्छ।';
export const keepPass = 'पुरानै राख्नुहोस्';
export const makeNewPass = 'नयाँ पास बनाउनुहोस्';
export const passOf = (name: string) => `${withPostposition(name, 'को')} पास:`;
export const shownOnce = 'यो अहिले मात्र देखाइन्छ, पढ्न मिल्ने गरी कतै राखिँदैन। टिप्नुहोस् वा कोठाको पाना छाप्नुहोस्।';
export const writtenDown = 'टिपेँ';
export const nameOfRoom = 'कोठाको नाम';
export const addRoom = 'कोठा थप्नुहोस्';
