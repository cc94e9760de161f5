/**
 * Stands in the built contact page for the e-mail address of the installation. Without an address the server leaves it
 * out.
 */
export const contactPlaceholder = 'contact@tayari.invalid';
