import '#styles/fonts.css';
import '#client/ui/styles/index.css';
import { startApp } from './app/hydrate.tsx';
import { startSession } from '#client/lib/session/session-calls.ts';

startSession(() => import('#client/student/record/leave-record.ts'));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void startApp(root);
