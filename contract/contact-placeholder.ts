/** Stands in the built contact page for the e-mail address of an installation; the server puts nothing in its place where there is none. */
export const contactPlaceholder = 'contact@tayari.invalid';
