import { Children } from 'react';
import { usePageData } from '#client/student/navigation/page.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import * as m from '#messages/about.ts';
import { prefix } from '#messages/language.ts';
import { contactPlaceholder } from '#contract/contact-placeholder.ts';
import { paths } from '#client/lib/paths.ts';
import { Link } from '#client/ui/link.tsx';
import styles from './contact-screen.module.css';
import { TextPart, TextSheet } from './text-sheet.tsx';

/**
 * The e-mail address of this installation, or none. Only the server knows it, and writes it into this page. After a change of page the
 * program fetches it; without a network, the text names the contact without the address.
 */
export async function loadContact({ signal }: LoadArgs): Promise<string> {
  if (typeof document === 'undefined') return contactPlaceholder;
  return contactIn(document) ?? (await fetchContact(signal).catch(() => undefined)) ?? '';
}

async function fetchContact(signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(`${prefix}${paths.contact.to()}`, { signal });
  return contactIn(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

function contactIn(page: Document): string | undefined {
  return page.querySelector<HTMLElement>('[data-contact]')?.dataset['contact'];
}

/** /contact: the contact for questions. */
export function Contact() {
  const contact = usePageData<typeof loadContact>();
  return (
    <TextSheet title={m.contactTitle} lead={m.contactLead}>
      <TextPart title={m.whom}>
        <div data-contact={contact}>
          <p className={styles.given}>
            {Children.toArray(
              m.writeTo(
                <a className="semibold anywhere" href={`mailto:${contact}`}>
                  {contact}
                </a>,
              ),
            )}
          </p>
          <p className={styles.none}>{m.askCollege}</p>
        </div>
      </TextPart>
      <TextPart title={m.helps}>
        <p>{m.sayWhich}</p>
        <p>{Children.toArray(m.cantLogIn(<Link to={paths.forgotPassword.to()}>{m.linkByMail}</Link>))}</p>
      </TextPart>
    </TextSheet>
  );
}
