import '#styles/fonts.css';
import '#client/styles/index.css';
import './hall.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Failure } from './failure.tsx';
import { HallProgram } from './hall-program.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// From here on nothing is left to client/before-paint.js.
document.documentElement.dataset['program'] = '';
createRoot(root).render(
  <StrictMode>
    <Failure>
      <HallProgram />
    </Failure>
  </StrictMode>,
);
