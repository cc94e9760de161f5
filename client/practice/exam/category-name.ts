import { categoryKey } from '#exam/category.ts';

const spelt: Readonly<Record<string, string>> = { gk: 'General knowledge' };

/** A category as a student reads it: 'mathematics' → 'Mathematics', 'gk' → 'General knowledge'. */
export function categoryName(category: string): string {
  const key = categoryKey(category);
  return spelt[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
}
