/**
 * Groups the items by the result of `keyOf`, in the order in which each group first comes. It replaces Map.groupBy,
 * which the oldest supported browsers lack (build/browser-floor.ts).
 */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
