import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, firstPage, openRouter } from '@/app/app';
import '@/styles/index.css';

function inStrictMode(app: ReactNode) {
  return <StrictMode>{app}</StrictMode>;
}

/**
 * Draws in a transition, so that drawing gives way to the person's touch on a slow phone (React: time slicing).
 * The file of a drawn page brings the markup of the first render: it stays, and is taken over once the page's code is
 * there.
 */
async function start(container: Element) {
  const router = await openRouter();
  const isDrawn = container.hasChildNodes();
  const repeat = isDrawn ? await firstPage(router) : undefined;
  startTransition(() => {
    if (isDrawn) hydrateRoot(container, inStrictMode(<App router={router} onReady={repeat} />));
    else createRoot(container).render(inStrictMode(<App router={router} />));
  });
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
void start(container);
