import { type ListRead, startEarlyList } from '@/features/candidates/early-list';
import { cardPhotoWidth } from '@/features/candidates/model';
import { paths } from '@/lib/paths';
import { readSessionStart } from '@/lib/session/session-start';
import { photoSources } from '@/ui/photo-source';

declare global {
  /** Put here by the build: the read of the list, and the scripts of the pages that are often opened first. */
  const __LIST_READ__: ListRead;
  const __PAGE_SCRIPTS__: Readonly<Record<string, readonly string[]>>;
}

/** Which markup of the home's file is what the application will draw first; null when it will draw something else. */
function firstView(): 'visitor' | 'person' | null {
  const { pathname, search } = window.location;
  if (pathname !== paths.home || new URLSearchParams(search).has('aba')) return null;
  return readSessionStart().isToCheck ? 'person' : 'visitor';
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

/** The first photo on the screen, fetched before the application draws it. */
function preloadPhoto(address: string | null | undefined): void {
  const [href] = photoSources(address, cardPhotoWidth);
  if (href === undefined) return;
  addLink({ rel: 'preload', as: 'image', fetchPriority: 'high', referrerPolicy: 'no-referrer', href });
}

/**
 * Stands inside every HTML file, before anything is drawn. The two screens that begin with the candidates ask for them
 * here, so that the answer does not wait for the application's code. In the home's file, whose markup is a visitor's,
 * the page stays hidden from others until the script at its foot has put theirs in its place.
 */
function begin(): void {
  const { pathname } = window.location;
  for (const href of __PAGE_SCRIPTS__[pathname] ?? [])
    addLink({ rel: 'modulepreload', crossOrigin: 'anonymous', href });
  if (pathname === paths.home || pathname === paths.candidates) {
    void startEarlyList(__LIST_READ__).then((list) => {
      const first = list?.find(({ status }) => pathname === paths.candidates || status === 'active');
      preloadPhoto(first?.foto_url);
    });
  }
  if (!document.currentScript?.hasAttribute('data-drawn')) return;
  const view = firstView();
  if (view === 'visitor') return;
  document.documentElement.hidden = true;
  document.documentElement.dataset['view'] = view ?? 'none';
}

begin();
