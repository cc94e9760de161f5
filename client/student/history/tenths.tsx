import dots from '#client/ui/dots.module.css';

/** A share in ten dots, with words beside it. */
export function Tenths({ full }: { readonly full: number }) {
  return (
    <span className={dots.dots} aria-hidden="true">
      {Array.from({ length: 10 }, (_, n) => (
        <i key={n} className={n < full ? dots.filled : undefined} />
      ))}
    </span>
  );
}
