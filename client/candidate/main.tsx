import '#styles/fonts.css';
import '#client/ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Failure } from './frame/failure.tsx';
import { HallProgram, loadFirstScreen } from './hall-program.tsx';
import './frame/hall.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

function show(at: HTMLElement): void {
  // From here on client/student/before-paint.js handles nothing.
  document.documentElement.dataset['program'] = '';
  createRoot(at).render(
    <StrictMode>
      <Failure>
        <HallProgram />
      </Failure>
    </StrictMode>,
  );
}

void loadFirstScreen().then(() => show(root));
