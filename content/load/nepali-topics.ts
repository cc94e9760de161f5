import names from 'virtual:practice/names';

/** What topics are called in Nepali, by their English names; empty in a build in English. */
export const nepaliTopics: ReadonlyMap<string, string> = new Map(Object.entries(names));
