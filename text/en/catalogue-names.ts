// The names on screen of the catalogue's levels, programmes, subjects, parts and units, by their names in the API.
export const catalogueName = (name: string) => name;
