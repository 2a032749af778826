import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, firstPage } from '@/app/app';
import '@/styles/index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

function inStrictMode(app: ReactNode) {
  return <StrictMode>{app}</StrictMode>;
}

/**
 * A transition, so that drawing gives way to the person's touch on a slow phone (React: time slicing).
 * The file of a drawn page brings the markup of the first render: it stays, and is taken over once the page's code is
 * there.
 */
if (container.hasChildNodes()) {
  void firstPage().then((repeat) => {
    startTransition(() => {
      hydrateRoot(container, inStrictMode(<App onReady={repeat} />));
    });
  });
} else {
  startTransition(() => {
    createRoot(container).render(inStrictMode(<App />));
  });
}
