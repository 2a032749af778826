import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths';
import { screenWidth } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { twoCandidates } from './backends';
import { places } from './places';

const withLateCode = [
  paths.home,
  paths.candidates,
  paths.deputies,
  '/deputado-federal/160541',
  twoCandidates,
];

type Listened = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

function watched(target: Listened): Listened {
  vi.spyOn(target, 'addEventListener');
  vi.spyOn(target, 'removeEventListener');
  return target;
}

/** Names of events that somebody still waits for. */
function listenedTo(target: Listened): string[] {
  const left = vi.mocked(target.addEventListener).mock.calls.filter(([, , options]) => {
    return typeof options !== 'object' || options.signal?.aborted !== true;
  });
  for (const [type, listener] of vi.mocked(target.removeEventListener).mock.calls) {
    const place = left.findIndex(([name, added]) => name === type && added === listener);
    if (place !== -1) left.splice(place, 1);
  }
  return left.map(([type]) => type);
}

/** At 1280 CSS px; what all queries' lists are listened to for. */
function watchedMedia(): Listened {
  const media = watched({ addEventListener: () => undefined, removeEventListener: () => undefined });
  const { addEventListener, removeEventListener } = media;
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...screenWidth(1280)(query),
    addEventListener,
    removeEventListener,
  }));
  return media;
}

it.each(places.filter(({ path }) => withLateCode.includes(path)))(
  '$path leaves nothing behind when it is left',
  async ({ path, title, prepare }) => {
    const media = watchedMedia();
    watched(window);
    prepare();
    const { router, unmount } = renderApp(path);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(listenedTo(window)).toContain('offline');
    unmount();
    router.dispose();
    await waitFor(() => expect([...listenedTo(window), ...listenedTo(media)]).toEqual([]));
  },
);
