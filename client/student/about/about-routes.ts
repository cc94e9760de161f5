import { About } from './about-screen.tsx';
import { Contact, loadContact } from './contact-screen.tsx';
import { Privacy } from './privacy-screen.tsx';

/** The pages about Tayari itself in one chunk: each is a page of text. */
export const aboutRoutes = {
  about: { Component: About },
  privacy: { Component: Privacy },
  contact: { Component: Contact, loader: loadContact },
};
