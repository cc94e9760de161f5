interface PercentProps {
  readonly of: { readonly right: number; readonly answered: number };
}

/** How much was right: the figure as all figures are set, its sign as words are. */
export function Percent({ of: { right, answered } }: PercentProps) {
  return (
    <>
      {Math.round((right / answered) * 100)}
      <span className="u">{'\u00a0'}%</span>
    </>
  );
}
