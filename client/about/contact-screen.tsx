import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { contactPlaceholder } from '#contract/contact-placeholder.ts';
import { paths } from '#client/shell/paths.ts';
import { Link } from '#client/ui/link.tsx';
import styles from './contact-screen.module.css';
import { TextPart, TextSheet } from './text-sheet.tsx';

/**
 * The e-mail address that this installation gives, or none: only the server knows it, and writes it into this page. Who
 * comes from another page has it fetched; without a network, who to ask is said without it.
 */
export async function loadContact({ request: { signal } }: LoaderFunctionArgs): Promise<string> {
  if (typeof document === 'undefined') return contactPlaceholder;
  return contactIn(document) ?? (await fetchContact(signal).catch(() => undefined)) ?? '';
}

async function fetchContact(signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(paths.contact.to(), { signal });
  return contactIn(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

function contactIn(page: Document): string | undefined {
  return page.querySelector<HTMLElement>('[data-contact]')?.dataset['contact'];
}

/** /contact: whom to ask. */
export function Contact() {
  const contact = useLoaderData<typeof loadContact>();
  return (
    <TextSheet title="Contact" lead="A question about your account, a paper, or something that does not work?">
      <TextPart title="Whom to ask">
        <div data-contact={contact}>
          <p className={styles.given}>
            Write to{' '}
            <a className={styles.address} href={`mailto:${contact}`}>
              {contact}
            </a>
            .
          </p>
          <p className={styles.none}>Ask the college or school that runs this installation.</p>
        </div>
      </TextPart>
      <TextPart title="What helps">
        <p>
          Of a question that you think is wrong: the paper and the question’s number. Of something that does not work:
          what you pressed, and which phone and browser you have. Never send your password; nobody needs it.
        </p>
        <p>
          If you can’t log in, <Link to={paths.forgotPassword.to()}>a link by e-mail</Link> sets a new password.
        </p>
      </TextPart>
    </TextSheet>
  );
}
