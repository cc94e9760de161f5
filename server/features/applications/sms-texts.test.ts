import { expect, it } from 'vitest';
import { fitSms } from '#server/platform/sms/segments.ts';
import { momentIn, nepalTime } from '#text/dates.ts';
import * as en from '#text/en/mails.ts';
import { languages } from '#text/language.ts';
import * as ne from '#text/ne/mails.ts';

const texts = { en, ne };
/** A long name of an examination. */
const titles = {
  en: 'Scholarship Entrance Examination of the Bachelor of Computer Applications 2083',
  ne: 'बी.एस्सी. सीएसआईटी तथा बीसीए छात्रवृत्ति प्रवेश परीक्षा २०८३',
};
type Title = (typeof titles)['en'];

it.each(languages)('every SMS in %s says all of itself in three segments, with a long name', (language) => {
  const t = texts[language];
  const moment = momentIn(language, Date.parse('2026-11-28T16:04+05:45'), nepalTime);
  const place = t.inPlace(language === 'ne' ? 'कम्प्युटर प्रयोगशाला २' : 'Computer laboratory 2', 'C-105');
  const said: Readonly<Record<string, (title: Title) => string>> = {
    submittedSms: (title) => t.submittedSms(title, '48201739'),
    returnedSms: (title) => t.returnedSms(title, '48201739', moment),
    numberedSms: (title) => t.numberedSms(title, '620117'),
    cardSms: t.cardSms,
    tomorrowSms: (title) => t.tomorrowSms(title, '10:15', place),
    keySms: t.keySms,
    offerSms: (title) => t.offerSms(title, moment),
    offerEndsSms: (title) => t.offerEndsSms(title, moment),
    offerReminderSms: (title) => t.offerReminderSms(title, moment),
    movedSms: t.movedSms,
    voucherSms: t.voucherSms,
    resultSms: t.resultSms,
  };
  // A further SMS needs a line above.
  expect(Object.keys(said).toSorted()).toEqual(
    Object.keys(t)
      .filter((name) => name.endsWith('Sms'))
      .toSorted(),
  );
  for (const say of Object.values(said)) expect(fitSms(say, titles[language])).not.toContain('...');
});
