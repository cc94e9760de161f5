import { useId } from 'react';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-frame.ts';
import { numberIn } from '#text/numbers.ts';
import field from './field.module.css';
import styles from './pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly size: number;
  readonly onGo: (page: number) => void;
}

/** The rows on this page of how many; one page back or on, or another page by its number. */
export function Pager({ page, pages, total, size, onGo }: PagerProps) {
  const id = useId();
  const first = (page - 1) * size + 1;
  return (
    <nav className={`${layout.between} ${styles.pager} small`} aria-label={m.pages}>
      <p>
        {m.rowsOf(
          numberIn(language, Math.min(first, total)),
          numberIn(language, Math.min(page * size, total)),
          numberIn(language, total),
        )}
      </p>
      <form
        className={layout.line}
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = Math.trunc(Number(new FormData(event.currentTarget).get('page')));
          onGo(Math.min(Math.max(wanted || 1, 1), pages));
        }}
      >
        <Button kind="icon" aria-label={m.previousPage} disabled={page <= 1} onClick={() => onGo(page - 1)}>
          <span className={styles.back}>
            <Icon name="chevron" size={20} />
          </span>
        </Button>
        <label className="vh" htmlFor={id}>
          {m.page}
        </label>
        <input
          className={`${field.input} num`}
          key={page}
          id={id}
          name="page"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={page}
        />
        <span>{m.ofPages(numberIn(language, pages))}</span>
        <Button kind="icon" aria-label={m.nextPage} disabled={page >= pages} onClick={() => onGo(page + 1)}>
          <span className={styles.on}>
            <Icon name="chevron" size={20} />
          </span>
        </Button>
      </form>
    </nav>
  );
}
