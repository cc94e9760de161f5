import { type Entry, preparations } from '#client/student/shell/sections.ts';
import { OptionLink, OptionLinks } from '#client/ui/option-link.tsx';
import { Question } from '#client/ui/question.tsx';
import { formats } from '#exam/practice/formats.ts';
import { letterOf } from '#exam/question.ts';
import * as m from '#messages/home.ts';

const options: readonly (Entry & { readonly note: string })[] = [
  { ...preparations.csit, note: m.papersAndTopics },
  { ...preparations.bca, note: m.subjectsAndUnits },
  { ...preparations.science, note: m.categoryTest(formats['category-test'].seconds) },
  { ...preparations.management, note: m.subjectsAndUnits },
];

export function Preparations() {
  return (
    <Question number={2} title={m.whichEntrance}>
      <OptionLinks columns={2}>
        {options.map((option, i) => (
          <OptionLink key={option.to} letter={letterOf(i)} {...option} />
        ))}
      </OptionLinks>
    </Question>
  );
}
