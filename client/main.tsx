import './styles/fonts.css';
import './styles/index.css';
import { routes } from './app/router.tsx';
import { takeOver } from './app/take-over.tsx';
import { startAuth } from '#client/accounts/startup.ts';

startAuth();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void takeOver(root, routes);
