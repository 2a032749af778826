import { type ListRead, startEarlyList } from '@/features/candidates/early-list';
import { candidatePage, detailOf, drawnPages } from '@/lib/drawn-pages';
import { noteEarlyActs } from '@/lib/early-acts';
import { type EarlyRequest, startEarlyCall } from '@/lib/early-call';
import { paths } from '@/lib/paths';
import { readSessionStart } from '@/lib/session/session-start';
import { firstPhoto } from './first-photo';
import { watchScripts } from './missing-scripts';

declare global {
  /**
   * Put here by the build: the reads of two lists and of one person (with a sample for the id), the scripts of pages by
   * their address or its pattern, and what the drawn ones say of the Chamber.
   */
  const __LIST_READ__: ListRead;
  const __DEPUTIES_READ__: EarlyRequest;
  const __CANDIDATE_READ__: EarlyRequest;
  const __DEPUTY_READ__: EarlyRequest;
  const __PAGE_SCRIPTS__: Readonly<Record<string, readonly string[]>>;
  const __LEGISLATURE_END__: number;
}

const { pathname, search } = window.location;
const detail = detailOf(pathname);
/** The address, or the pattern that it is one of. */
const place = detail?.page.pattern ?? pathname;

/** The page of this address that has a file which shows it, if the address asks for nothing else. */
function drawnPage(): string | undefined {
  const given = new URLSearchParams(search);
  const page = drawnPages.find(({ path }) => path === place);
  return page?.parameters.some((name) => given.has(name)) === true ? undefined : page?.path;
}

/** Which markup of this file is what the application will draw first; null when it will draw something else. */
function firstView(drawn: string): 'visitor' | 'person' | null {
  if (drawn !== drawnPage()) return null;
  if (drawn === paths.deputies && Date.now() >= __LEGISLATURE_END__) return null;
  return readSessionStart().isToCheck ? 'person' : 'visitor';
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}

let preloaded = '';

/** The first photo on the screen, fetched before the application draws it; a person's home asks the site alone. */
function preloadPhoto(href = ''): void {
  if (href === '' || href === preloaded) return;
  if (pathname === paths.home && !href.startsWith('/') && readSessionStart().isToCheck) return;
  preloaded = href;
  addLink({ rel: 'preload', as: 'image', fetchPriority: 'high', referrerPolicy: 'no-referrer', href });
}

function callEarly(request: EarlyRequest): void {
  startEarlyCall(request).catch((reason: unknown) => {
    console.warn('The early read of the page failed', reason);
  });
}

/** Asks for what the screen begins with, so that the answer does not wait for the application's code. */
function askEarly(): void {
  if (pathname === paths.home || pathname === paths.candidates) {
    void startEarlyList(__LIST_READ__).then((list) => {
      preloadPhoto(firstPhoto(list ?? [], pathname));
    });
  } else if (drawnPage() === paths.deputies) {
    callEarly(__DEPUTIES_READ__);
  } else if (detail) {
    const { page, id } = detail;
    const { url, headers, body } = page === candidatePage ? __CANDIDATE_READ__ : __DEPUTY_READ__;
    callEarly({ url: url.replace(page.sample, id), headers, body: body.replace(page.sample, id) });
  }
}

/**
 * Stands inside every HTML file, before anything is drawn. In a file that shows its page, whose markup is a visitor's, the
 * page stays hidden from others until the script at its foot has put theirs in its place.
 */
function begin(): void {
  watchScripts();
  const { drawn, photo } = document.currentScript?.dataset ?? {};
  if (drawn !== place)
    for (const href of __PAGE_SCRIPTS__[place] ?? [])
      addLink({ rel: 'modulepreload', crossOrigin: 'anonymous', href });
  else preloadPhoto(photo);
  askEarly();
  if (drawn === undefined) return;
  const view = firstView(drawn);
  if (view !== null) noteEarlyActs();
  if (view === 'visitor') return;
  document.documentElement.hidden = true;
  document.documentElement.dataset['view'] = view ?? 'none';
}

begin();
