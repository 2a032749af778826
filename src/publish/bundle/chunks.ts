import { resolve } from 'node:path';
import type { ModulePreloadOptions, Plugin } from 'vite';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Directly or not. */
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

/** The icons share one module, so the graph cannot tell; includes the deputies list's three. */
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

/** Icons of the panel, samples and agenda themes: few pages show them. */
const rareIcon =
  /lucide-react.*icons[\\/](archive|archive-arrow-up|arrow-down|arrow-up|arrow-up-down|badge-check|building-complex|chevron-right|coins|eye|flask-conical|graduation-cap|history|image|log-out|minus|newspaper|pencil|plus|rotate-3d|scale|shield|shield-alert|stethoscope|users-round)\.mjs/;

/** The library's one entry names them, though home has no growing list. */
const ofGrowingLists = /@tanstack.*[\\/](infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\.js$/;
/** One's own choices, kind by kind: their number depends on data. */
const ofManyReads = /@tanstack.*[\\/](queriesObserver|useQueries)\.js$/;
/** Too small for files of their own; personal pages need nearly all. */
const besideProfiles =
  /ui[\\/](?:[\w-]+[\\/])?(number-text|definition-list|email-text)\b|lib[\\/](?:[\w-]+[\\/])?use-(media-query|print-moment)\b|lucide-react.*icons[\\/](external-link|printer|share-2)\.mjs/;
const isRare = (id: string) => rareIcon.test(id) || ofManyReads.test(id);
const isElsewhere = (id: string) => isRare(id) || besideProfiles.test(id);

const ofCandidates = /features[\\/]candidates|ui[\\/](?:[\w-]+[\\/])?counters/;
const ofTabs = /@radix-ui|src[\\/]ui[\\/](?:[\w-]+[\\/])?tabs/;

/** Read with the first answer of nearly every page, and with every session. */
const besideParts = /src[\\/]lib[\\/](?:[\w-]+[\\/])?(early-read|waiting-note)\.ts$/;

/** Null for modules that the home page does not need. */
function sharedWithHome(): (id: string, graph: ModuleGraph) => string | null {
  const isInHome = readBy('home/home-page.tsx');
  return (id, graph) => {
    if (besideParts.test(id)) return 'parts';
    if (ofLatePages.test(id)) return 'late';
    if (!isInHome(id, graph) || isElsewhere(id) || ofGrowingLists.test(id)) return null;
    const icon = /lucide-react.*icons[\\/](.*)\.mjs$/.exec(id)?.[1];
    if (icon !== undefined) return homeIcons.has(icon) ? 'parts' : 'late';
    if (ofCandidates.test(id)) return 'candidates';
    return ofTabs.test(id) ? 'tabs' : 'parts';
  };
}

const ofChamber = /features[\\/]deputies/;
/** A deputy's page and the comparison need it, and all of that script. */
const ofStanding = /features[\\/]deputies[\\/]standing\.ts$/;
/** Pages with a choice list need nothing else of the deputies list. */
const ofFilters = /ui[\\/]form[\\/](select|use-listbox)\.tsx?$|politicians[\\/]filter-box\b/;
/** A few hundred bytes that most pages need besides what lists share. */
const besideLists =
  /src[\\/](ui[\\/](?:[\w-]+[\\/])?(external-link|not-found|load-more|line-skeletons)|lib[\\/](?:[\w-]+[\\/])?(format-count|person-name|assert-write-status|unknown-words))\.tsx?$|node_modules[\\/]tslib[\\/]/;

function sharedWithDeputies(): (id: string, graph: ModuleGraph) => string | null {
  const isInDeputies = readBy('deputies/deputies-page.tsx');
  return (id, graph) => {
    if (besideLists.test(id)) return 'lists';
    if (ofStanding.test(id)) return 'chamber';
    if (!isInDeputies(id, graph) || ofFilters.test(id) || isElsewhere(id)) return null;
    if (/node_modules[\\/]zod[\\/]/.test(id)) return 'schemas';
    if (ofChamber.test(id)) return 'chamber';
    return 'lists';
  };
}

/** Shared by personal pages, and with no lighter page. */
function sharedByProfiles(): (id: string, graph: ModuleGraph) => string | null {
  const isInCandidate = readBy('candidate-page.tsx');
  const isInDeputy = readBy('deputies/deputy-page.tsx');
  return (id, graph) =>
    besideProfiles.test(id) || (isInCandidate(id, graph) && isInDeputy(id, graph) && !isRare(id))
      ? 'profiles'
      : null;
}

/** One vote's page needs them all; lists and tabs of votes most. */
function sharedByVotes(): (id: string, graph: ModuleGraph) => string | null {
  const isInVote = readBy('votes/vote-page.tsx');
  return (id, graph) => {
    if (ofFolds.test(id)) return 'folds';
    return /features[\\/]votes[\\/]/.test(id) && isInVote(id, graph) ? 'votes' : null;
  };
}

/** Long lists folded, and kept as a file: of votes and of expenses. */
const ofFolds =
  /politicians[\\/]fold-section\b|election[\\/]half-circle\.ts$|lib[\\/](?:[\w-]+[\\/])?(csv|download-text)\.ts$|proposition-page\b/;

/** Small files: alone, each would be a round trip of every page beside the first ones. */
const ofLatePages =
  /app[\\/]pages-in\.ts$|ui[\\/]running-text\.tsx$|use[\\/]use-name-search\.ts$|features[\\/]((data-health|results)[\\/](queries|asked-sets)|compare[\\/]address)\.ts$/;
const ofResults =
  /features[\\/]results[\\/]elected-model\.ts$|ui[\\/]bar-chart\.tsx$|state[\\/]state-places\.ts$/;
const ofTables = /ui[\\/]table\.tsx$|lucide-react.*icons[\\/]arrow-(up|down|up-down)\.mjs$/;
const ofFields =
  /ui[\\/](form[\\/](select-field|native-select|text-search|show-wrong)|icon-button)\.tsx?$|use[\\/]use-single-flight\.ts$/;
const ofVoteRows =
  /features[\\/]votes[\\/](filter-fold|use-vote-filters|vote-filter-fields|row[\\/]vote-row|roll-call[\\/]roll-call-rows)\.tsx?$/;
const ofCommonVotes =
  /features[\\/]votes[\\/]common[\\/](common-votes-queries|common-votes-reads|fewest-in-common)\.ts$/;
const ofDates = /node_modules[\\/]date-fns[\\/](?!locale|format)/;

/** Fetched beforehand together, so a lost network can still be announced. */
const ofToasts =
  /src[\\/](ui[\\/](?:[\w-]+[\\/])?toaster|lib[\\/](?:[\w-]+[\\/])?show-toast)\b|node_modules[\\/]sonner[\\/]/;

/** A candidate's page needs all; alone, each would be a round trip of a few hundred bytes. */
const ofFacts =
  /lib[\\/]candidate-fields\.ts$|features[\\/]candidates[\\/](facts-model|themes|theme-icon)\.tsx?$|ui[\\/](?:[\w-]+[\\/])?(dash-items|year-list)\.tsx$|lucide-react.*icons[\\/](building-complex|coins|graduation-cap|shield|stethoscope|scale)\.mjs$/;

/** Small files: alone, each would be a round trip before a signed-in user's tap. */
const ofChoices =
  /features[\\/]choices[\\/](?:[\w-]+[\\/])?(choice-rows|kinds|chosen-person|my-choices-model|wishes|write-ahead|mutations|account-home)\b|app[\\/]consent-store\b|features[\\/]consent[\\/](queries|model)\b|lib[\\/]discard-waiting\b/;

/** All that the panel needs of signed-in people. */
export const sessionChunk = 'user-client';
/** A tap on a choice waits for these. */
export const tapChunks = [sessionChunk, 'choices'] as const;

const ofSession =
  /node_modules[\\/]@supabase[\\/]auth-js[\\/]|supabase[\\/](user-client|session-storage|renewal)\.ts$/;

/** Fetched with the session, since it shows when nothing can be fetched. */
const ofWaiting =
  /features[\\/]choices[\\/]waiting[\\/](sender|use-send-waiting|waiting-store|waiting-list)\b/;

const ofDevice =
  /node_modules[\\/]idb[\\/]|features[\\/]choices[\\/](?:[\w-]+[\\/])?(device-home|people-reads)\b|lib[\\/](?:[\w-]+[\\/])?(write-device-note|spoken-error)\b/;

const ofDatabase = /postgrest-js|supabase[\\/]public-client\.ts$|lib[\\/](?:[\w-]+[\\/])?uuid\.ts$/;

const ofFunctions = /functions-js|supabase[\\/](public-functions|invoke)\.ts$/;

const everywhere =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack|clsx)[\\/]|[\\/]lib[\\/]whole-list\b/;

/** Few shared files: forty small ones compress worse (8 kB on home) and burden phones. */
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
    { name: sessionChunk, test: ofSession, ...alone },
    { name: 'waiting', test: ofWaiting, ...alone },
    { name: 'device', test: ofDevice, ...alone },
    { name: 'database', test: ofDatabase, ...alone },
    { name: 'functions', test: ofFunctions, ...alone },
    { name: 'facts', test: ofFacts, ...alone },
    { name: 'parts', tags: ['$initial' as const], ...alone },
    { name: 'filters', test: ofFilters, ...alone },
    { name: 'results', test: ofResults, ...alone },
    { name: 'tables', test: ofTables, ...alone },
    { name: 'fields', test: ofFields, ...alone },
    { name: 'vote-rows', test: ofVoteRows, ...alone },
    { name: 'common-votes', test: ofCommonVotes, ...alone },
    { name: 'dates', test: ofDates, minShareCount: 2, ...alone },
    { name: sharedWithHome(), debugName: 'shared with home', minShareCount: 2, ...alone },
    { name: sharedWithDeputies(), debugName: 'shared with deputies', minShareCount: 2, ...alone },
    { name: sharedByProfiles(), debugName: 'shared by profiles', minShareCount: 2, ...alone },
    { name: sharedByVotes(), debugName: 'shared by votes', minShareCount: 2, ...alone },
  ];
}

/** The entry lists every script: 42-bit hashes alone; rules and proofs need some names. */
export function chunkFileName({ name }: { name: string }): string {
  return /^(admin|base|rolldown-runtime|user-client)/.test(name)
    ? 'assets/[name]-[hash:7].js'
    : 'assets/[hash:7].js';
}

/** Browsers preload by themselves, pages by publish/pages/head.ts; every other name burdens first pages. */
export const preloading: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, dependencies, { hostType }) =>
    hostType === 'html' || /\/admin-/.test(file)
      ? []
      : dependencies.filter((one) => one !== file && !/\/(base|index|rolldown-runtime)-/.test(one)),
};

/** The package exports only files with developers' warnings; those without are there too. */
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
