import { ApiPart } from '#client/student/shell/api-part.tsx';
import { fetchLevels } from '#client/lib/api/catalogue.ts';
import { paths } from '#client/lib/paths.ts';
import { sections } from '#client/student/shell/sections.ts';
import { OptionLink, OptionLinks, OptionPlaceholder } from '#client/ui/option-link.tsx';
import { Question } from '#client/ui/question.tsx';
import { letterOf } from '#exam/question.ts';
import { catalogueName } from '#messages/catalogue-names.ts';
import * as m from '#messages/home.ts';

export function Levels() {
  return (
    <Question number={1} title={m.whichLevel}>
      <ApiPart load={fetchLevels} failed={m.levelsFailed}>
        {(levels) => (
          <OptionLinks columns={3} busy={!levels}>
            {levels
              ? levels.map(({ id, title, slug, description }, i) => {
                  const to = paths.schoolLevel.to({ slug });
                  return (
                    <OptionLink
                      key={id}
                      letter={letterOf(i)}
                      to={to}
                      title={catalogueName(title)}
                      note={stageOf(to) ?? description}
                    />
                  );
                })
              : ['60%', '70%', '64%'].map((width, i) => (
                  <OptionPlaceholder key={width} letter={letterOf(i)} width={width} />
                ))}
          </OptionLinks>
        )}
      </ApiPart>
    </Question>
  );
}

/** The stage of schooling under which the navigation lists a level: School, NEB, Bachelor. */
function stageOf(to: string): string | undefined {
  return sections.find(({ entries }) => entries.some((entry) => entry.to === to))?.heading;
}
