import { language } from '#messages/language.ts';

/** A text of an examination in the page's language; in English if there is no Nepali one. */
export function titleOf({ en, ne }: { readonly en: string; readonly ne?: string | undefined }): string {
  return (language === 'ne' && ne) || en;
}
