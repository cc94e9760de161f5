import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Quiz, type PlainQuestion } from './react-quiz.ts';

const paper = JSON.parse(document.querySelector('#paper')?.textContent ?? '[]') as PlainQuestion[];
hydrateRoot(document.querySelector('#root') ?? document.body, createElement(Quiz, { paper }));
