import { spacedNumber } from '../shared/spaced-number.ts';
import type { Doubt } from '#contract/applications.ts';
import type { NoticeRules } from '#contract/notices.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-applications.ts';
import { marksIn } from '#text/marks.ts';

/** What a rule doubts, as a sentence for the desk. */
export function doubtSentence(doubt: Doubt, rules: NoticeRules | null): string {
  switch (doubt.code) {
    case 'age':
      return m.doubtAge(doubt.age);
    case 'score':
      return m.doubtScore(marksIn(language, doubt.score), marksIn(language, doubt.least));
    case 'score-not-told':
      return m.doubtScoreNotTold(marksIn(language, doubt.least));
    case 'fee':
      return m.doubtFee;
    case 'same-person':
      return m.doubtPerson(spacedNumber(doubt.number));
    case 'same-voucher':
      return m.doubtVoucher(spacedNumber(doubt.number));
    case 'document-missing':
      return m.doubtDocument(documentName(doubt.kind, rules));
  }
}

/** A document as its notice calls it. */
export function documentName(kind: string, rules: NoticeRules | null): string {
  if (kind === 'photo') return m.photo;
  if (kind === 'voucher') return m.voucher;
  const name = rules?.documents[Number(kind)]?.name;
  if (name === undefined) return kind;
  return language === 'ne' ? (name.ne ?? name.en) : name.en;
}

/** A field of the form, or a document, as the desk calls it. */
export function fieldName(field: string, rules: NoticeRules | null): string {
  const names: Readonly<Record<string, string>> = m.fields;
  const known = names[field];
  if (known !== undefined) return known;
  const [, question] = /^answer-(\d)$/.exec(field) ?? [];
  if (question !== undefined) return m.ownQuestion(Number(question) + 1);
  return documentName(field.replace(/^document-/, ''), rules);
}
