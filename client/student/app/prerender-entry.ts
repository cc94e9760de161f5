// The build runs this on its own machine to write its pages. It is a separate file, because React can't refresh a module that renders.
export { prerenderedPages } from './prerendered-pages.ts';
export { drawnPages, firstPapers } from './drawn-pages.ts';
export { prerenderDrawn, prerenderFrame, prerenderPage, prerenderQuestion } from './prerender.tsx';
