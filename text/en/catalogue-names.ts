// What the catalogue's levels, programmes, subjects, parts and units are called on screen, by their names in the API.
export const catalogueName = (name: string) => name;
