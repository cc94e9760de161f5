// The names on screen of the catalogue's units, their headings and the practice topics, by their names in the API.
export const unitName = (name: string) => name;
