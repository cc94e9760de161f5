import * as m from '#messages/apply.ts';
import { inLanguage } from '#client/student/notices/notice-parts.tsx';
import { DocumentRow } from './document-row.tsx';
import { useField, useFormPage } from './form-context.ts';
import styles from './documents.module.css';

/** The documents that the notice asks of this applicant. */
export function PartDocuments() {
  const { notice } = useFormPage();
  const [groups] = useField('groups');
  const claimed = groups.split(';');
  const asked = notice.documents
    .map((document, place) => ({ ...document, kind: String(place) }))
    .filter(({ neededFor }) => neededFor === 'all' || claimed.includes(neededFor));
  if (asked.length === 0) return <p className="mt-16">{m.noDocuments}</p>;
  return (
    <ul className={styles.documents}>
      {asked.map(({ kind, name, neededFor, kinds }) => (
        <DocumentRow
          key={kind}
          kind={kind}
          name={inLanguage(name)}
          {...(neededFor !== 'all' && { whose: m.forGroup(neededFor) })}
          kinds={kinds}
        />
      ))}
    </ul>
  );
}
