import * as m from '#messages/apply.ts';
import { inLanguage } from '#client/student/notices/notice-parts.tsx';
import { ManyField } from './form-fields.tsx';
import { useField, useFormPage } from './form-context.ts';

/** The groups of reserved seats that the applicant claims. */
export function PartGroups() {
  const { notice } = useFormPage();
  const [claimed] = useField('groups');
  const documentsOf = (group: string) =>
    notice.documents.filter(({ neededFor }) => neededFor === group).map(({ name }) => inLanguage(name));
  const needed = claimed.split(';').flatMap(documentsOf);
  return (
    <>
      <ManyField
        field="groups"
        label={m.groups}
        place={1}
        choices={notice.seats.groups.map(({ name, seats }) => ({
          value: name,
          name,
          note: [m.groupSeats(seats), ...documentsOf(name).map(m.needsDocument)].join('. '),
        }))}
      />
      {needed.length > 0 && <p className="mt-16">{needed.map(m.needsDocument).join(' ')}</p>}
      <p className="small mt-12">{m.openToo}</p>
    </>
  );
}
