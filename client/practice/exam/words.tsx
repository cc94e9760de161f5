/** Devanagari words, with what stands between two of them. */
const devanagari = /([\u0900-\u097f]+(?:[\s\u200c\u200d]+[\u0900-\u097f]+)*)/;

/** A text that is not mathematics; what it has in Devanagari is marked as Nepali, so that it is read out as such. */
export function Words({ text }: { text: string }) {
  return text.split(devanagari).map((part, place) =>
    // A split by a group puts what matched at the odd places.
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts repeat: their place is what tells them apart
      <span key={place} lang="ne">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
