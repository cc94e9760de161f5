import { language } from '#messages/language.ts';

/** A text of an examination in the language of the page; in English where no Nepali one was given. */
export function titleOf({ en, ne }: { readonly en: string; readonly ne?: string | undefined }): string {
  return (language === 'ne' && ne) || en;
}
