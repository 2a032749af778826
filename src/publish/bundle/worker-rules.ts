import { siteMap } from '../../lib/site-map.ts';

/** Path and search: no dots, no services' addresses; the panel has its own policy. */
export const pageAddress =
  /^\/(?!(assets|icons|photos)\/|admin([/?]|$)|(auth|rest|storage|functions|graphql|realtime)\/v1([/?]|$))[^.?]*(\?.*)?$/;

/** One address, one content, for good. */
export const hashedAsset = /(^|\/)assets\/[\w-]+\.(js|css|woff2|svg)$/;

interface Script {
  fileName: string;
  isEntry: boolean;
  moduleIds: readonly string[];
  imports: readonly string[];
  dynamicImports: readonly string[];
}

const page = /\/src\/pages\/([\w-]+\/)?[\w-]+-page\.tsx$/;
const readingPages = siteMap.filter(({ isOffline }) => isOffline).map(({ page }) => `/src/pages/${page}.tsx`);
const personalPart = /^assets\/(admin|user-client)-/;
/** Rare parts, undated parts and parts that need the session's client: kept after use. */
const keptOnceUsed =
  /\/src\/(app\/guards|features\/choices\/(?:[\w-]+\/)?(account-home|choice-consent-dialog|device-[\w-]+|keep-first|people-reads|waiting-[\w-]+)|features\/consent\/mutations|features\/deputies\/(?:[\w-]+\/)?(expense-context|legislature-bar)|features\/news\/deputy-news-tab|pages\/(?:[\w-]+\/)?(deputy-not-found|device-[\w-]+|deputy-votes|home-(block|new-chamber|news|own|plan))|features\/candidates\/(?:[\w-]+\/)?record-history)\.tsx?$/;

function isForReading({ fileName, moduleIds }: Script): boolean {
  const pages = moduleIds.filter((id) => page.test(id));
  const isRare = moduleIds.some((id) => keptOnceUsed.test(id));
  return (
    !personalPart.test(fileName) &&
    !isRare &&
    pages.every((id) => readingPages.some((one) => id.endsWith(one)))
  );
}

/** Toasts and dialogs included; no panel, account or samples, which are kept after use. */
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
