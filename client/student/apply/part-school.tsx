import * as m from '#messages/apply.ts';
import { inLanguage } from '#client/student/notices/notice-parts.tsx';
import { ChoiceField, LongField, SelectField, TextField, useAsked } from './form-fields.tsx';
import { useField, useFormPage } from './form-context.ts';
import { placesOf } from './part-you.tsx';

/** Where the applicant learned, with which score; help; the college's own questions. */
export function PartSchool() {
  const { notice } = useFormPage();
  const [school, board, score, help] = [
    useAsked('school'),
    useAsked('board'),
    useAsked('previousScore'),
    useAsked('help'),
  ];
  const [needsHelp] = useField('help');
  const [schoolPlace = 1, kindPlace = 2, boardPlace = 3, yearPlace = 4, scorePlace = 5, helpPlace = 6] = placesOf([
    school,
    school,
    board,
    board,
    score,
    help,
  ]);
  const before = helpPlace;
  return (
    <>
      {school && (
        <>
          <TextField
            field="school"
            label={m.school}
            place={schoolPlace}
            isOptional={school === 'optional'}
            hint={m.schoolHint}
            maxLength={200}
          />
          <ChoiceField
            field="schoolKind"
            label={m.schoolKind}
            place={kindPlace}
            isOptional={school === 'optional'}
            choices={(['community', 'private'] as const).map((value) => ({ value, name: m.schoolKinds[value] }))}
          />
        </>
      )}
      {board && (
        <>
          <TextField
            field="board"
            label={m.board}
            place={boardPlace}
            isOptional={board === 'optional'}
            hint={m.boardHint}
            maxLength={100}
          />
          <TextField
            field="passedYear"
            label={m.passedYear}
            place={yearPlace}
            isOptional={board === 'optional'}
            inputMode="numeric"
            maxLength={4}
          />
        </>
      )}
      {score && (
        <TextField
          field="previousScore"
          label={m.scores[notice.score]}
          place={scorePlace}
          isOptional={score === 'optional'}
          hint={m.scoreHints[notice.score]}
          inputMode="decimal"
          maxLength={6}
        />
      )}
      {help && (
        <ChoiceField
          field="help"
          label={m.help}
          place={helpPlace}
          isOptional={help === 'optional'}
          choices={[
            { value: 'no', name: m.noHelp },
            { value: 'yes', name: m.yesHelp },
          ]}
          inTwo
        />
      )}
      {help && needsHelp === 'yes' && (
        <LongField field="helpReason" label={m.helpReason} place={helpPlace} hint={m.helpHint} />
      )}
      {notice.questions.length > 0 && <h2 className="h2 mt-32">{m.ownQuestions}</h2>}
      {notice.questions.map(({ text, options, needed }, index) => {
        const shared = {
          field: `answer-${index}` as const,
          label: inLanguage(text),
          place: before + index + 1,
          isOptional: !needed,
        };
        if (options.length === 0) return <LongField key={shared.field} {...shared} />;
        const choices = options.map((option, place) => ({ value: String(place), name: inLanguage(option) }));
        const Field = options.length > mostBubbles ? SelectField : ChoiceField;
        return <Field key={shared.field} {...shared} choices={choices} />;
      })}
    </>
  );
}

/** More choices than this stand in a list that opens. */
const mostBubbles = 6;
