import * as en from '#text/en/bank.ts';
import { inEachLanguage, type Language } from '#text/language.ts';
import * as ne from '#text/ne/bank.ts';

const texts = inEachLanguage(en, ne);

/** The bank's texts about reports and about itself in a language. `times` gives counts in words. */
export function bankWords(language: Language) {
  const t = texts[language];
  return {
    reported: t.reported,
    reportedElsewhere: t.reportedElsewhere,
    reportReasons: t.reportReasons,
    quoted: t.quoted,
    times: t.times,
    rightFirst: t.rightFirst,
    nearDuplicate: t.nearDuplicate,
    nearDuplicateAt: t.nearDuplicateAt,
    nearDuplicates: t.nearDuplicates,
    differentKeys: t.differentKeys,
    ofAKind: t.ofAKind,
  };
}
