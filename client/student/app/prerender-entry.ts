// What the build runs on its own machine to write its pages. A file of its own, since a module that renders can't
// also be one that React refreshes.
export { prerenderedPages } from './prerendered-pages.ts';
export { prerenderFrame, prerenderPage, prerenderQuestion } from './prerender.tsx';
