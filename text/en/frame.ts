// The texts around every page.
export const skip = 'Skip to content';
export const menu = 'Menu';
export const sections = 'Sections';
export const tayariHome = 'Tayari, home';
export const logIn = 'Log in';
export const logOut = 'Log out';
export const loggedInAs = 'Logged in as';
export const theme = 'Theme';
export const light = 'Light';
export const dark = 'Dark';
export const system = 'System';
export const foot = 'Tayari means preparation. Practice papers follow each exam’s pattern.';
export const breadcrumb = 'Breadcrumb';
export const loading = 'Loading';
export const dismiss = 'Dismiss';
export const tryAgain = 'Try again';
