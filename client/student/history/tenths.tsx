/** A share in ten dots, with words beside it. */
export function Tenths({ full }: { readonly full: number }) {
  return (
    <span className="own-tenths" aria-hidden="true">
      {Array.from({ length: 10 }, (_, n) => (
        <i key={n} data-full={n < full ? '' : undefined} />
      ))}
    </span>
  );
}
