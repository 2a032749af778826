import { siteMap } from '../../lib/site-map.ts';

/**
 * Addresses that open the application from the copy on the device, as path and search: pages have no dot in their path
 * (files do), and the services' own addresses are never pages, wherever a host may put them. The panel comes from the host
 * each time, with a policy of its own.
 */
export const pageAddress =
  /^\/(?!(assets|icons|photos)\/|admin([/?]|$)|(auth|rest|storage|functions|graphql|realtime)\/v1([/?]|$))[^.?]*(\?.*)?$/;

/** Scripts, styles, fonts and drawings with the hash of their content in the name: one address, one content, for good. */
export const hashedAsset = /(^|\/)assets\/[\w-]+\.(js|css|woff2|svg)$/;

/** What the bundler tells of a script: what is inside and what it loads, at once or later. */
interface Script {
  fileName: string;
  isEntry: boolean;
  moduleIds: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
}

const page = /\/src\/pages\/([\w-]+\/)?[\w-]+-page\.tsx$/;
/** Pages that a device keeps for reading without a network. */
const readingPages = siteMap.filter(({ isOffline }) => isOffline).map(({ page }) => `/src/pages/${page}.tsx`);
/** Parts that only administrators and signed-in people load. */
const personalPart = /^assets\/(admin|user-client)-/;
/**
 * Kept once they were used: parts of reading pages that not everybody opens or whose data no device keeps, and parts that
 * are useless without the client of the session.
 */
const keptOnceUsed =
  /\/src\/(app\/guards|features\/choices\/(?:[\w-]+\/)?(account-home|choice-consent-dialog|device-[\w-]+|keep-first|people-reads|save-with-toast|waiting-[\w-]+)|features\/consent\/mutations|features\/deputies\/(?:[\w-]+\/)?(expense-context|legislature-bar)|features\/news\/deputy-news-tab|pages\/(?:[\w-]+\/)?(deputy-not-found|device-[\w-]+|deputy-votes|home-(block|explained|news|own))|features\/candidates\/(?:[\w-]+\/)?record-history)\.tsx?$/;

function isForReading({ fileName, moduleIds }: Script): boolean {
  const pages = moduleIds.filter((id) => page.test(id));
  const isRare = moduleIds.some((id) => keptOnceUsed.test(id));
  return (
    !personalPart.test(fileName) &&
    !isRare &&
    pages.every((id) => readingPages.some((one) => id.endsWith(one)))
  );
}

/**
 * The scripts of the shell and of the reading pages with all that they may load later, toasts and dialogs included;
 * nothing of the panel, of the account or of the demonstration, which are kept once they were used.
 */
export function readingScripts(scripts: readonly Script[]): Set<string> {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const found = new Set<string>();
  const waiting = scripts.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const script = byName.get(name);
    if (!script || found.has(name) || !isForReading(script)) continue;
    found.add(name);
    waiting.push(...script.imports, ...script.dynamicImports);
  }
  return found;
}
