import { Children } from 'react';
import * as m from '#messages/about.ts';
import { paths } from '#client/lib/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { TextPart, TextSheet } from './text-sheet.tsx';

/** /about: what Tayari is, who makes it, and where its papers come from. */
export function About() {
  return (
    <TextSheet title={m.aboutTitle} lead={m.aboutLead}>
      <TextPart title={m.papers}>
        <p>{m.papersAre}</p>
        <p>{m.questionsAre}</p>
      </TextPart>
      <TextPart title={m.costs}>
        <p>{m.costsNothing}</p>
      </TextPart>
      <TextPart title={m.makers}>
        <p>
          {Children.toArray(
            m.madeBy(
              // A file, not a page of the program.
              <a href="/licences.txt">{m.ofOthers}</a>,
              <Link to={paths.contact.to()}>{m.contactTitle}</Link>,
              <Link to={paths.privacy.to()}>{m.privacyTitle}</Link>,
            ),
          )}
        </p>
      </TextPart>
    </TextSheet>
  );
}
