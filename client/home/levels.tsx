import { fetchLevels } from '#client/api/catalogue.ts';
import { useFetched } from '#client/api/use-fetched.ts';
import { paths } from '#client/shell/paths.ts';
import { sections } from '#client/shell/sections.ts';
import { StaleNote } from '#client/shell/stale-note.tsx';
import { OptionLink, OptionLinks, OptionPlaceholder } from '#client/ui/option-link.tsx';
import { Question } from '#client/ui/question.tsx';
import { TryAgain } from '#client/ui/try-again.tsx';
import { letterOf } from '#exam/question.ts';

export function Levels() {
  const levels = useFetched(fetchLevels);
  return (
    <Question number={1} title="What are you studying?">
      {levels.state === 'ready' && <StaleNote data={levels.data} />}
      {levels.state === 'failed' ? (
        <TryAgain
          sentence={`The levels could not be loaded. ${levels.message}`}
          busy={levels.retrying}
          onRetry={levels.retry}
        />
      ) : (
        <OptionLinks columns={3} busy={levels.state === 'loading'}>
          {levels.state === 'ready'
            ? levels.data.map(({ id, title, slug, description }, i) => {
                const to = paths.schoolLevel.to({ slug });
                return (
                  <OptionLink key={id} letter={letterOf(i)} to={to} title={title} note={stageOf(to) ?? description} />
                );
              })
            : ['60%', '70%', '64%'].map((width, i) => (
                <OptionPlaceholder key={width} letter={letterOf(i)} width={width} />
              ))}
        </OptionLinks>
      )}
    </Question>
  );
}

/** The stage of schooling that the navigation lists a level under: School, NEB, Bachelor. */
function stageOf(to: string): string | undefined {
  return sections.find(({ entries }) => entries.some((entry) => entry.to === to))?.heading;
}
