import { useState } from 'react';
import type { DeskApplication } from '#contract/applications.ts';
import type { NoticeRules } from '#contract/notices.ts';
import { apiBase, pathOf } from '#client/lib/api/call.ts';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import layout from '#client/ui/layout.module.css';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-applications.ts';
import { kilobytesIn } from '#text/sizes.ts';
import { useKeys } from '../../ui/use-keys.ts';
import { documentName } from './doubt-sentences.ts';
import styles from './desk.module.css';

interface DeskDocumentsProps {
  readonly code: string;
  readonly application: DeskApplication;
  readonly rules: NoticeRules | null;
}

/** The documents of an application, one at a time: each that is opened is an audit line. */
export function DeskDocuments({ code, application: { number, documents }, rules }: DeskDocumentsProps) {
  const [chosen, setChosen] = useState(0);
  const [turns, setTurns] = useState(0);
  const [isLarge, setIsLarge] = useState(false);
  const show = (place: number) => {
    if (place >= documents.length) return;
    setChosen(place);
    setTurns(0);
  };
  useKeys({
    ...Object.fromEntries(Array.from({ length: 9 }, (_, place) => [String(place + 1), () => show(place)])),
    t: () => setTurns(turns + 1),
    z: () => setIsLarge(!isLarge),
  });
  const document = documents[chosen];
  if (document === undefined) return <p className="small">{m.noDocuments}</p>;
  const { id, kind, type, bytes } = document;
  const name = documentName(kind, rules);
  const address =
    apiBase + pathOf('GET /staff/examinations/:code/applications/:number/documents/:id', { code, number, id });
  return (
    <section className={styles.documents} aria-label={m.documents}>
      <ol className={layout.row}>
        {documents.map((each, place) => (
          <li key={each.id}>
            <button type="button" aria-pressed={place === chosen} onClick={() => show(place)}>
              {documentName(each.kind, rules)}
            </button>
          </li>
        ))}
      </ol>
      <div className={layout.between}>
        <p>
          <b>{name}</b>
          <br />
          <small>{m.documentSays(chosen + 1, documents.length, kilobytesIn(language, bytes))}</small>
        </p>
        <span className={layout.line}>
          {type === 'image/jpeg' && (
            <>
              <Button kind="icon" aria-label={m.turn} onClick={() => setTurns(turns + 1)}>
                <Icon name="retry" />
              </Button>
              <Button kind="icon" aria-label={m.enlarge} aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
                <Icon name="eye" />
              </Button>
            </>
          )}
          <a className={button.link} href={address} download>
            {type === 'image/jpeg' ? m.download : m.openPdf}
          </a>
        </span>
      </div>
      {type === 'image/jpeg' && (
        <div className={styles.view} data-large={isLarge || undefined}>
          <img key={id} src={address} alt={name} style={{ transform: `rotate(${(turns % 4) * 90}deg)` }} />
        </div>
      )}
    </section>
  );
}
