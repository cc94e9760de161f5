import { letterOf } from '#exam/question.ts';
import { bankPlans } from './bank-plans.ts';
import { messageOf } from '#text/message.ts';
import type { BankRule, RuleFinding, RuleMessage } from './bank-rule.ts';

/** With fewer questions, the spread of right letters and of lengths says nothing. */
const enoughToJudge = 20;
const letterShare = { least: 0.18, most: 0.32 };
const longestShare = 0.35;

export const idsAreUnique: BankRule = ({ file, questions }) => {
  const groups = Map.groupBy(questions, (question) => question.id);
  return [...groups]
    .filter(([, twins]) => twins.length > 1)
    .map(([id, twins]) => ({ level: 'error', file, id, message: messageOf('id-repeated', twins.length) }));
};

/** The bank has the ids, categories and counts of its plan. */
export const followsItsPlan: BankRule = ({ file, questions }) => {
  const plan = bankPlans.find((each) => file === `banks/${each.bank}.json`);
  if (plan === undefined) return [];
  const wanted = plan.categories.flatMap(([category, count]) => Array.from({ length: count }, () => category));
  const findings: RuleFinding[] = [];
  const tell = (id: number | null, message: RuleMessage) => findings.push({ level: 'error', file, id, message });
  if (questions.length !== wanted.length) tell(null, messageOf('bank-size', questions.length, wanted.length));
  questions.forEach(({ id, category }, place) => {
    if (id !== plan.firstId + place) tell(id, messageOf('id-place', plan.firstId + place));
    const planned = wanted[place];
    if (planned !== undefined && planned !== category) tell(id, messageOf('category-place', category, planned));
  });
  return findings;
};

/** Each letter is right in 18 to 32 % of the questions with four options. */
export const rightLettersAreSpread: BankRule = ({ file, questions }) => {
  const withFour = questions.filter(({ options, answer }) => options.length === 4 && options.includes(answer));
  if (withFour.length < enoughToJudge) return [];
  return [0, 1, 2, 3].flatMap((place) => {
    const share = withFour.filter(({ options, answer }) => options.indexOf(answer) === place).length / withFour.length;
    if (share >= letterShare.least && share <= letterShare.most) return [];
    const message = messageOf(
      'letter-share',
      letterOf(place),
      Math.round(share * 100),
      letterShare.least * 100,
      letterShare.most * 100,
    );
    return [{ level: 'error' as const, file, id: null, message }];
  });
};

/** The right option is the longest one in at most 35 % of the questions. */
export const lengthGivesNothingAway: BankRule = ({ file, questions }) => {
  if (questions.length < enoughToJudge) return [];
  const telling = questions.filter(({ options, answer }) =>
    options.every((option) => option === answer || option.length < answer.length),
  );
  const share = telling.length / questions.length;
  if (share <= longestShare) return [];
  const message = messageOf('longest-share', Math.round(share * 100), longestShare * 100);
  return [{ level: 'error', file, id: null, message }];
};

/** Rules that look at a bank as a whole. */
export const bankRules: readonly BankRule[] = [idsAreUnique, followsItsPlan];

/** Rules about the spread of the keys. The quizzes of a subject are checked together, because each one is too short. */
export const spreadRules: readonly BankRule[] = [rightLettersAreSpread, lengthGivesNothingAway];
