import '#styles/fonts.css';
import './styles/index.css';
import { startApp } from './app/hydrate.tsx';
import { routes } from './app/router.tsx';
import { startSession } from '#client/session/session-calls.ts';

startSession(() => import('#client/record/leave-record.ts'));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void startApp(root, routes);
