// What the build runs on its own machine to write its pages. A file of its own, since a module that renders can't
// also be one that React refreshes.
export { earlyPages } from './early-pages.ts';
export { prerender, prerenderFrame, prerenderQuestion } from './prerender.tsx';
