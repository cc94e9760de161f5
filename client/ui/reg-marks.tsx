/** The registration marks at the four corners of a printed sheet. */
export function RegMarks() {
  return (
    <>
      <i className="reg tl" />
      <i className="reg tr" />
      <i className="reg bl" />
      <i className="reg br" />
    </>
  );
}
