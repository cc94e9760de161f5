import { categoryKey } from '#exam/category.ts';
import { categories } from '#messages/categories.ts';

/** A category in words for a student: 'mathematics' → 'Mathematics', 'gk' → 'General knowledge'. */
export function categoryName(category: string): string {
  const key = categoryKey(category);
  return categories.get(key) ?? key.charAt(0).toUpperCase() + key.slice(1);
}
