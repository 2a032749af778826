import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, firstPage } from '@/app/app';
import '@/styles/index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/**
 * A transition, so that drawing gives way to the person's touch on a slow phone (React: time slicing).
 * The home's file brings the markup of the first render: it stays, and is taken over once the page's code is there.
 */
if (container.hasChildNodes()) {
  void firstPage().then(() => {
    startTransition(() => {
      hydrateRoot(container, app);
    });
  });
} else {
  startTransition(() => {
    createRoot(container).render(app);
  });
}
