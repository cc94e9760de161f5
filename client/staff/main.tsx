import '#client/ui/styles/fonts.css';
import '#client/ui/styles/ne/fonts.css';
import '#client/ui/styles/index.css';
import '#client/ui/styles/staff.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { GoToContext, type LinkHandler } from '#client/ui/link.tsx';
import { prefix } from '#messages/language.ts';
import { queryClient } from './api/query-client.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// From here on client/student/before-paint.js handles nothing.
document.documentElement.dataset['program'] = '';
const router = createBrowserRouter(routes, { basename: prefix });
const goTo: LinkHandler = (to, { replace }) => void router.navigate(to, { replace });
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <GoToContext value={goTo}>
        <RouterProvider router={router} />
      </GoToContext>
    </QueryClientProvider>
  </StrictMode>,
);
