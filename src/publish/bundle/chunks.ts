import { resolve } from 'node:path';
import type { ModulePreloadOptions, Plugin } from 'vite';

/** What the bundler tells of a module while it cuts the site into scripts. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Tells whether a page's module imports a module, directly or not. */
function readBy(page: string): (id: string, graph: ModuleGraph) => boolean {
  let found: Set<string> | null = null;
  return (id, graph) => {
    if (!found) {
      found = new Set();
      const waiting = [resolve('src/pages', page)];
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (found.has(next)) continue;
        found.add(next);
        waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
      }
    }
    return found.has(id);
  };
}

/**
 * All icons come out of one module, so the graph does not tell which of them the home page shows. The three that the list of
 * deputies needs besides go with them.
 */
const homeIcons = new Set([
  'arrow-left',
  'check',
  'chevron-up',
  'arrow-right',
  'chevron-down',
  'circle-check',
  'circle-exclamation-point',
  'eye-off',
  'heart',
  'info',
  'list-checks',
  'rotate-cw',
  'search',
  'settings',
  'text-quote',
  'triangle-exclamation-point',
]);

/** Icons of the panel, of the sample profiles and of an agenda's themes: they go with the few pages that show them. */
const rareIcon =
  /lucide-react.*icons[\\/](archive|archive-arrow-up|arrow-down|arrow-up|arrow-up-down|badge-check|building-complex|chevron-right|coins|eye|flask-conical|graduation-cap|history|image|log-out|minus|newspaper|pencil|plus|rotate-3d|scale|shield|shield-alert|stethoscope|users-round)\.mjs/;

/** Lists that grow page by page: none is on the home page, though the library's one entry names them. */
const ofGrowingLists = /@tanstack.*[\\/](infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\.js$/;
/** Reads whose number is a matter of data: one's own choices, kind by kind. */
const ofManyReads = /@tanstack.*[\\/](queriesObserver|useQueries)\.js$/;
/** Too small to be files of their own; most pages of facts need some of them, and the pages of one person nearly all. */
const besideProfiles =
  /ui[\\/](?:[\w-]+[\\/])?(number-text|definition-list)\b|lib[\\/](?:[\w-]+[\\/])?use-media-query\b|lucide-react.*icons[\\/](external-link|printer|share-2)\.mjs/;
const isRare = (id: string) => rareIcon.test(id) || ofManyReads.test(id);
const isElsewhere = (id: string) => isRare(id) || besideProfiles.test(id);

const ofCandidates = /features[\\/]candidates|ui[\\/](?:[\w-]+[\\/])?counters/;
/** A few hundred bytes that pages of candidates need besides the home page's own. */
const besideCandidates = /features[\\/]candidates[\\/]themes\.ts$/;
const ofTabs = /@radix-ui|src[\\/]ui[\\/](?:[\w-]+[\\/])?tabs/;

/** Read with the first answer of nearly every page, and with every session. */
const besideParts = /src[\\/]lib[\\/](?:[\w-]+[\\/])?(early-read|waiting-note)\.ts$/;

/** Names the script of a module that the home page shares with others; null for what it does not need. */
function sharedWithHome(): (id: string, graph: ModuleGraph) => string | null {
  const isInHome = readBy('home/home-page.tsx');
  return (id, graph) => {
    if (besideCandidates.test(id)) return 'candidates';
    if (besideParts.test(id)) return 'parts';
    if (!isInHome(id, graph) || isElsewhere(id) || ofGrowingLists.test(id)) return null;
    const icon = /lucide-react.*icons[\\/](.*)\.mjs$/.exec(id)?.[1];
    if (icon !== undefined) return homeIcons.has(icon) ? 'parts' : 'icons';
    if (ofCandidates.test(id)) return 'candidates';
    return ofTabs.test(id) ? 'tabs' : 'parts';
  };
}

const ofChamber = /features[\\/]deputies/;
/** What pages need that have nothing else of the list of deputies: lists to choose from. */
const ofOtherPages = /ui[\\/](?:[\w-]+[\\/])?(select|use-listbox)\b|politicians[\\/]filter-box/;
/** A few hundred bytes that most pages need besides what lists share. */
const besideLists =
  /src[\\/](ui[\\/](?:[\w-]+[\\/])?(external-link|not-found)|lib[\\/](?:[\w-]+[\\/])?format-count)\.tsx?$/;

/** Names the script of a module that the list of deputies shares with others; null for what has a script already. */
function sharedWithDeputies(): (id: string, graph: ModuleGraph) => string | null {
  const isInDeputies = readBy('deputies/deputies-page.tsx');
  const isInCandidates = readBy('candidates-page.tsx');
  return (id, graph) => {
    if (besideLists.test(id)) return 'lists';
    if (!isInDeputies(id, graph) || ofOtherPages.test(id) || isElsewhere(id)) return null;
    if (/node_modules[\\/]zod[\\/]/.test(id)) return 'schemas';
    if (ofChamber.test(id)) return 'chamber';
    return isInCandidates(id, graph) ? 'lists' : 'common';
  };
}

/** Names the script of what the pages of one person share, and share with no lighter page. */
function sharedByProfiles(): (id: string, graph: ModuleGraph) => string | null {
  const isInCandidate = readBy('candidate-page.tsx');
  const isInDeputy = readBy('deputies/deputy-page.tsx');
  return (id, graph) =>
    besideProfiles.test(id) || (isInCandidate(id, graph) && isInDeputy(id, graph) && !isRare(id))
      ? 'profiles'
      : null;
}

/** The region of toasts and what shows one: fetched beforehand together, so that a lost network can still be said. */
const ofToasts =
  /src[\\/](ui[\\/](?:[\w-]+[\\/])?toaster|lib[\\/](?:[\w-]+[\\/])?show-toast)\b|node_modules[\\/]sonner[\\/]/;

/** What a candidate's page shares with the lists and the themes: files of a few hundred bytes, each a round trip. */
const ofCandidacy =
  /features[\\/]candidates[\\/](comparison-queries|theme-icon)\.tsx?$|ui[\\/](?:[\w-]+[\\/])?(dash-items|year-list)\.tsx$|lucide-react.*icons[\\/](building-complex|coins|graduation-cap|shield|stethoscope|scale)\.mjs$/;

/** The table of columns and their words: the page, the comparison and the reads need both. */
const ofFacts = /lib[\\/]candidate-fields\.ts$|features[\\/]candidates[\\/]facts-model\.ts$/;

/** Each is small and every signed-in user needs all of them; what writes comes after the first data. */
const ofChoices =
  /features[\\/]choices[\\/](?:[\w-]+[\\/])?(choice-rows|kinds|chosen-person|my-choices-model)\b/;

/** What writes a choice, for who makes one: small files, each of which would be a round trip before a tap is answered. */
const ofWriting =
  /features[\\/]choices[\\/](wishes|write-ahead|mutations|next-choice|save-with-toast)\b|app[\\/]consent-store\b|features[\\/]consent[\\/](queries|model)\b|lib[\\/]discard-waiting\b/;

/** The script of who is signed in: all that the panel needs of them. */
export const sessionChunk = 'user-client';
/** The scripts that their other pages need at once: a tap on a choice waits for them. */
export const tapChunks = [sessionChunk, 'writing'] as const;

const ofSession =
  /node_modules[\\/]@supabase[\\/]auth-js[\\/]|supabase[\\/](user-client|session-storage|renewal)\.ts$|choices[\\/]account-home\b/;

/** What waits for a network: fetched with the session, since it is shown when nothing can be fetched. */
const ofWaiting = /features[\\/]choices[\\/]waiting[\\/](sender|waiting-store|waiting-list)\b/;

/** What keeps choices without an account: one file, for who wants that. */
const ofDevice =
  /node_modules[\\/]idb[\\/]|features[\\/]choices[\\/](?:[\w-]+[\\/])?(device-home|people-reads)\b|lib[\\/](?:[\w-]+[\\/])?(write-device-note|spoken-error)\b/;

/** What every read of the database begins with. */
const ofDatabase =
  /postgrest-js|supabase[\\/](public-client|assert-write-status)\.ts$|lib[\\/](?:[\w-]+[\\/])?uuid\.ts$/;

/** What every call of an edge function begins with. */
const ofFunctions = /functions-js|supabase[\\/](public-functions|invoke)\.ts$/;

const everywhere =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|clsx)[\\/]/;

/**
 * Scripts that are cut by hand; the rest is cut where pages share it. What every page needs is one file that stays in
 * the cache from version to version; what the home page and the list of deputies share with others are a few more: forty
 * small files compress worse (8 kB on the home page), lengthen the list of all files that each visitor carries, and keep
 * a slow phone busy with each of them.
 */
export function chunkGroups() {
  const alone = { includeDependenciesRecursively: false };
  return [
    {
      name: 'base',
      test: (id: string) => everywhere.test(id) && !ofGrowingLists.test(id) && !isRare(id),
      ...alone,
    },
    { name: 'toasts', test: ofToasts, ...alone },
    { name: 'choices', test: ofChoices, ...alone },
    { name: 'writing', test: ofWriting, ...alone },
    { name: sessionChunk, test: ofSession, ...alone },
    { name: 'waiting', test: ofWaiting, ...alone },
    { name: 'device', test: ofDevice, ...alone },
    { name: 'database', test: ofDatabase, ...alone },
    { name: 'functions', test: ofFunctions, ...alone },
    { name: 'candidacy', test: ofCandidacy, ...alone },
    { name: 'facts', test: ofFacts, ...alone },
    { name: 'parts', tags: ['$initial' as const], ...alone },
    { name: sharedWithHome(), debugName: 'shared with home', minShareCount: 2, ...alone },
    { name: sharedWithDeputies(), debugName: 'shared with deputies', minShareCount: 2, ...alone },
    { name: sharedByProfiles(), debugName: 'shared by profiles', minShareCount: 2, ...alone },
  ];
}

/** The entry lists every script, so most go by their hash alone, of 42 bits; those that rules and proofs look for keep a name. */
export function chunkFileName({ name }: { name: string }): string {
  return /^(admin|base|rolldown-runtime|user-client)/.test(name)
    ? 'assets/[name]-[hash:7].js'
    : 'assets/[hash:7].js';
}

/**
 * Every browser of the target preloads modules by itself, and what the first page has loaded need not be named again. Pages
 * preload theirs by the inline script (publish/pages/head.ts). What is imported at once anyway, and
 * the panel's, named, would weigh on every visitor's first page.
 */
export const preloading: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, dependencies, { hostType }) =>
    hostType === 'html' || /\/admin-/.test(file)
      ? []
      : dependencies.filter((one) => one !== file && !/\/(base|index|rolldown-runtime)-/.test(one)),
};

/** The router's package leaves its warnings for developers in; the files without them are there but not exported. */
export function productionRouter(): Plugin {
  const folder = resolve('node_modules/react-router/dist/production');
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: resolve(folder, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: resolve(folder, 'dom-export.mjs') },
        ],
      },
    }),
  };
}
