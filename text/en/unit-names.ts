// What the catalogue's units, their headings and the topics of practice are called on screen, by their names in the API.
export const unitName = (name: string) => name;
