/** A part of two texts: in both, or in only one of them. */
export interface Stretch {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Above this number of words, the result shows both texts as wholly removed and added: their table would be too large. */
const maxWords = 1500;

/** The changes from one text to another, word by word: the longest sequence of common words stays. */
export function wordChanges(before: string, after: string): Stretch[] {
  const a = words(before);
  const b = words(after);
  if (a.length > maxWords || b.length > maxWords) return joined([...of('removed', [before]), ...of('added', [after])]);
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = common[i];
    if (row === undefined) continue;
    for (let j = b.length - 1; j >= 0; j -= 1)
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const found: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      found.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      found.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      found.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  }
  return joined(found);
}

/** Words, each with the space after it. */
function words(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

function of(kind: Stretch['kind'], texts: readonly string[]): Stretch[] {
  return texts.filter((text) => text !== '').map((text) => ({ kind, text }));
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (const stretch of stretches) {
    const last = found[found.length - 1];
    if (last?.kind === stretch.kind) found[found.length - 1] = { ...last, text: last.text + stretch.text };
    else found.push(stretch);
  }
  return found;
}
