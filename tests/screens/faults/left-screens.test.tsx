import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { places } from './places';

const withLateCode = [paths.home, paths.candidates, paths.deputies, '/deputado-federal/160541'];

/** Names of events that somebody still waits for on the window. */
function listenedTo(): string[] {
  const left = vi.mocked(window.addEventListener).mock.calls.filter(([, , options]) => {
    return typeof options !== 'object' || options.signal?.aborted !== true;
  });
  for (const [type, listener] of vi.mocked(window.removeEventListener).mock.calls) {
    const place = left.findIndex(([name, added]) => name === type && added === listener);
    if (place !== -1) left.splice(place, 1);
  }
  return left.map(([type]) => type);
}

it.each(places.filter(({ path }) => withLateCode.includes(path)))(
  '$path leaves nothing behind on the window when it is left',
  async ({ path, title, prepare }) => {
    vi.spyOn(window, 'addEventListener');
    vi.spyOn(window, 'removeEventListener');
    onWideScreen();
    prepare();
    const { router, unmount } = renderApp(path);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(listenedTo()).toContain('offline');
    unmount();
    router.dispose();
    await waitFor(() => expect(listenedTo()).toEqual([]));
  },
);
