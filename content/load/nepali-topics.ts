import names from 'virtual:practice/names';

/** The Nepali names of topics by their English names; empty in an English build. */
export const nepaliTopics: ReadonlyMap<string, string> = new Map(Object.entries(names));
