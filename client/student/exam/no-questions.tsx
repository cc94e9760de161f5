import page from '#client/ui/page.module.css';
import button from '#client/ui/button.module.css';
import { Sheet } from '#client/ui/sheet.tsx';
import { Link } from '#client/ui/link.tsx';

/** A screen for an empty bank: says so in the specification's words, and leads back. */
export function NoQuestions({ text, back: { to, words } }: { text: string; back: { to: string; words: string } }) {
  return (
    <div className={page.centred}>
      <Sheet>
        <h1 className="h2">{text}</h1>
        <p className="mt-24">
          <Link className={button.outlined} to={to}>
            {words}
          </Link>
        </p>
      </Sheet>
    </div>
  );
}
