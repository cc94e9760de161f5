import type { Page } from '@playwright/test';
import syllabus from '#content/topics.json' with { type: 'json' };
import * as about from '#text/en/about.ts';
import * as accounts from '#text/en/accounts.ts';
import * as exam from '#text/en/exam.ts';
import * as failures from '#text/en/failures.ts';
import * as frame from '#text/en/frame.ts';
import * as goal from '#text/en/goal.ts';
import * as hall from '#text/en/hall.ts';
import * as hallResult from '#text/en/hall-result.ts';
import * as history from '#text/en/history.ts';
import * as home from '#text/en/home.ts';
import * as landing from '#text/en/landing.ts';
import * as legacyFonts from '#text/en/legacy-fonts.ts';
import * as mock from '#text/en/mock.ts';
import * as offer from '#text/en/offer.ts';
import * as offline from '#text/en/offline.ts';
import * as parts from '#text/en/parts.ts';
import * as practiceSubject from '#text/en/practice-subject.ts';
import * as profile from '#text/en/profile.ts';
import * as questionPage from '#text/en/question-page.ts';
import * as record from '#text/en/record.ts';
import * as result from '#text/en/result.ts';
import * as results from '#text/en/results.ts';
import * as share from '#text/en/share.ts';
import * as door from '#text/en/door.ts';
import * as room from '#text/en/room.ts';
import * as search from '#text/en/search.ts';
import * as staffCandidates from '#text/en/staff-candidates.ts';
import * as staffCollege from '#text/en/staff-college.ts';
import * as staffDay from '#text/en/staff-day.ts';
import * as staffDoctor from '#text/en/staff-doctor.ts';
import * as staffExaminations from '#text/en/staff-examinations.ts';
import * as staffFees from '#text/en/staff-fees.ts';
import * as staffFrame from '#text/en/staff-frame.ts';
import * as staffHome from '#text/en/staff-home.ts';
import * as staffImport from '#text/en/staff-import.ts';
import * as staffItem from '#text/en/staff-item.ts';
import * as staffItems from '#text/en/staff-items.ts';
import * as staffLog from '#text/en/staff-log.ts';
import * as staffMerit from '#text/en/staff-merit.ts';
import * as staffOffers from '#text/en/staff-offers.ts';
import * as staffPaper from '#text/en/staff-paper.ts';
import * as staffPeople from '#text/en/staff-people.ts';
import * as staffPattern from '#text/en/staff-pattern.ts';
import * as staffResults from '#text/en/staff-results.ts';
import * as staffRooms from '#text/en/staff-rooms.ts';
import * as tableColumns from '#text/en/table-columns.ts';
import * as practice from '#text/en/practice.ts';
import * as today from '#text/en/today.ts';
import * as units from '#text/en/units.ts';
import { languageOfPath, type Language } from '#text/language.ts';
import * as aboutNe from '#text/ne/about.ts';
import * as accountsNe from '#text/ne/accounts.ts';
import * as examNe from '#text/ne/exam.ts';
import * as failuresNe from '#text/ne/failures.ts';
import * as frameNe from '#text/ne/frame.ts';
import * as goalNe from '#text/ne/goal.ts';
import * as hallNe from '#text/ne/hall.ts';
import * as hallResultNe from '#text/ne/hall-result.ts';
import * as historyNe from '#text/ne/history.ts';
import * as homeNe from '#text/ne/home.ts';
import * as landingNe from '#text/ne/landing.ts';
import * as legacyFontsNe from '#text/ne/legacy-fonts.ts';
import * as mockNe from '#text/ne/mock.ts';
import * as offerNe from '#text/ne/offer.ts';
import * as offlineNe from '#text/ne/offline.ts';
import * as partsNe from '#text/ne/parts.ts';
import * as practiceSubjectNe from '#text/ne/practice-subject.ts';
import * as profileNe from '#text/ne/profile.ts';
import * as questionPageNe from '#text/ne/question-page.ts';
import * as recordNe from '#text/ne/record.ts';
import * as resultNe from '#text/ne/result.ts';
import * as resultsNe from '#text/ne/results.ts';
import * as shareNe from '#text/ne/share.ts';
import * as doorNe from '#text/ne/door.ts';
import * as roomNe from '#text/ne/room.ts';
import * as searchNe from '#text/ne/search.ts';
import * as staffCandidatesNe from '#text/ne/staff-candidates.ts';
import * as staffCollegeNe from '#text/ne/staff-college.ts';
import * as staffDayNe from '#text/ne/staff-day.ts';
import * as staffDoctorNe from '#text/ne/staff-doctor.ts';
import * as staffExaminationsNe from '#text/ne/staff-examinations.ts';
import * as staffFeesNe from '#text/ne/staff-fees.ts';
import * as staffFrameNe from '#text/ne/staff-frame.ts';
import * as staffHomeNe from '#text/ne/staff-home.ts';
import * as staffImportNe from '#text/ne/staff-import.ts';
import * as staffItemNe from '#text/ne/staff-item.ts';
import * as staffItemsNe from '#text/ne/staff-items.ts';
import * as staffLogNe from '#text/ne/staff-log.ts';
import * as staffMeritNe from '#text/ne/staff-merit.ts';
import * as staffOffersNe from '#text/ne/staff-offers.ts';
import * as staffPaperNe from '#text/ne/staff-paper.ts';
import * as staffPeopleNe from '#text/ne/staff-people.ts';
import * as staffPatternNe from '#text/ne/staff-pattern.ts';
import * as staffResultsNe from '#text/ne/staff-results.ts';
import * as staffRoomsNe from '#text/ne/staff-rooms.ts';
import * as tableColumnsNe from '#text/ne/table-columns.ts';
import * as practiceNe from '#text/ne/practice.ts';
import * as todayNe from '#text/ne/today.ts';
import * as unitsNe from '#text/ne/units.ts';
import { unitName } from '#text/ne/unit-names.ts';
import { devanagariDigits } from '#text/numbers.ts';

const english = {
  about,
  accounts,
  exam,
  failures,
  frame,
  goal,
  hall,
  hallResult,
  history,
  home,
  landing,
  legacyFonts,
  mock,
  offer,
  offline,
  parts,
  practiceSubject,
  profile,
  questionPage,
  record,
  result,
  results,
  share,
  door,
  room,
  search,
  staffCandidates,
  staffCollege,
  staffDay,
  staffDoctor,
  staffExaminations,
  staffFees,
  staffFrame,
  staffHome,
  staffImport,
  staffItem,
  staffItems,
  staffLog,
  staffMerit,
  staffOffers,
  staffPaper,
  staffPeople,
  staffPattern,
  staffResults,
  staffRooms,
  tableColumns,
  practice,
  today,
  units,
  /** What a screen calls a thing that the API gives this name. */
  nameOf: (name: string) => name,
};

/** Texts that may be other ones, with what they take. */
type TextOf<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Result
    ? (...values: Values) => TextOf<Result>
    : Text extends object
      ? { readonly [Name in keyof Text]: TextOf<Text[Name]> }
      : Text;

/** The texts of the screens in a language, by the files of text/. */
type ScreenTexts = TextOf<typeof english>;

const topics = new Map(syllabus.flatMap((subject) => subject.topics.map(({ title, nepali }) => [title, nepali])));

const nepali: ScreenTexts = {
  about: aboutNe,
  accounts: accountsNe,
  exam: examNe,
  failures: failuresNe,
  frame: frameNe,
  goal: goalNe,
  hall: hallNe,
  hallResult: hallResultNe,
  history: historyNe,
  home: homeNe,
  landing: landingNe,
  legacyFonts: legacyFontsNe,
  mock: mockNe,
  offer: offerNe,
  offline: offlineNe,
  parts: partsNe,
  practiceSubject: practiceSubjectNe,
  profile: profileNe,
  questionPage: questionPageNe,
  record: recordNe,
  result: resultNe,
  results: resultsNe,
  share: shareNe,
  door: doorNe,
  room: roomNe,
  search: searchNe,
  staffCandidates: staffCandidatesNe,
  staffCollege: staffCollegeNe,
  staffDay: staffDayNe,
  staffDoctor: staffDoctorNe,
  staffExaminations: staffExaminationsNe,
  staffFees: staffFeesNe,
  staffFrame: staffFrameNe,
  staffHome: staffHomeNe,
  staffImport: staffImportNe,
  staffItem: staffItemNe,
  staffItems: staffItemsNe,
  staffLog: staffLogNe,
  staffMerit: staffMeritNe,
  staffOffers: staffOffersNe,
  staffPaper: staffPaperNe,
  staffPeople: staffPeopleNe,
  staffPattern: staffPatternNe,
  staffResults: staffResultsNe,
  staffRooms: staffRoomsNe,
  tableColumns: tableColumnsNe,
  practice: practiceNe,
  today: todayNe,
  units: unitsNe,
  nameOf: (name) => topics.get(name) ?? unitName(name),
};

const texts: Readonly<Record<Language, ScreenTexts>> = { en: english, ne: nepali };

/** Words on a screen: a text by its name, or what stands in every language as somebody has written it. */
export type Words = string | ((t: ScreenTexts) => string | undefined);

/** Given to a text for a value that may be any. */
export const anyText = '\0';
export const anyNumber = Number.NaN;

/** The language of the page on screen, by its address. */
export const languageOnScreen = (page: Page): Language => languageOfPath(new URL(page.url()).pathname);

const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(/\s+/g, '\\s+');

function patternOf(page: Page, words: Words): string {
  const language = languageOnScreen(page);
  if (typeof words === 'function') {
    const text = words(texts[language]);
    if (text === undefined) throw new Error(`There is no such text: ${words.toString()}`);
    return escaped(text.trim()).replaceAll(/\0|NaN/g, '.+');
  }
  return language === 'ne' ? `(?:${escaped(words)}|${escaped(devanagariDigits(words))})` : escaped(words);
}

/** Matches a text that is these words, in the language of the page. */
export const whole = (page: Page, words: Words): RegExp => new RegExp(`^\\s*${patternOf(page, words)}\\s*$`);

/** Matches a text that has these words in it, in the language of the page. */
export const part = (page: Page, words: Words): RegExp => new RegExp(patternOf(page, words), 'i');
