// The pages of the record in one file: a page of its own for each would count as three that share what exams are made of.
export { Mistakes } from './mistakes-route.tsx';
export { Progress } from './progress-route.tsx';
export { Review } from './review-route.tsx';
