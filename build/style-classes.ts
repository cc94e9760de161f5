/** The classes in a style sheet's selectors, without those in `:global()`. */
export function classesIn(css: string): Set<string> {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/'[^']*'|:global\([^)]*\)/g, '');
  const selectors = [...bare.matchAll(/([^{};]*)\{/g)].map(([, selector = '']) => selector);
  const named = selectors.filter((selector) => !selector.trim().startsWith('@'));
  return new Set(
    named.flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
  );
}
