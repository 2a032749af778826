import { extensionOf, type SiteFile } from './files.ts';

interface Rule {
  /** One address, or the beginning of several. */
  address: string;
  isPrefix: boolean;
  headers: readonly (readonly [name: string, value: string])[];
}

/** Browsers obey it only over https, and this server speaks http. */
const httpsOnly = 'strict-transport-security';

/** Files that instruct hosts; they are not part of the site. */
const forHosts = new Set(['/_headers', '/vercel.json', '/nginx-headers.conf']);

/** `*` only at the end. Throws an Error with the line for anything else. */
export function readHeaderRules(text: string): Rule[] {
  const rules: { address: string; isPrefix: boolean; headers: [string, string][] }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    const address = /^(\/[^*:]*)(\*?)$/.exec(line);
    if (address?.[1] !== undefined)
      rules.push({ address: address[1], isPrefix: address[2] === '*', headers: [] });
    else if (header?.[1] !== undefined && header[2] !== undefined)
      rules.at(-1)?.headers.push([header[1].toLowerCase(), header[2]]);
    else throw new Error(`_headers tem uma linha que o servidor local não entende: ${line}`);
  }
  return rules;
}

function isFor({ address, isPrefix }: Rule, path: string): boolean {
  return isPrefix ? path.startsWith(address) : path === address || path === `${address}/`;
}

/** Pages without a rule of their own are unknown to the site. */
function isUnknownPage(rules: readonly Rule[], path: string): boolean {
  const named = rules.some((rule) => !(rule.isPrefix && rule.address === '/') && isFor(rule, path));
  return !named && extensionOf(path) === '';
}

/** Unknown pages also get noindex, as the Vercel and nginx files say. */
export function headersFor(rules: readonly Rule[], path: string): Readonly<Record<string, string>> {
  const matching = rules.filter((rule) => isFor(rule, path)).flatMap(({ headers }) => headers);
  const unknown = isUnknownPage(rules, path) ? [['x-robots-tag', 'noindex'] as const] : [];
  const joined = new Map<string, string>();
  for (const [name, value] of [...matching, ...unknown]) {
    const said = joined.get(name);
    if (name !== httpsOnly) joined.set(name, said === undefined ? value : `${said}, ${value}`);
  }
  return Object.fromEntries(joined);
}

/** Removes the hosts' files. Throws without `_headers`: no site goes without headers. */
export function takeHeaderRules(files: Map<string, SiteFile>): Rule[] {
  const file = files.get('/_headers');
  if (file === undefined) throw new Error('O site construído não tem o arquivo _headers.');
  for (const path of forHosts) files.delete(path);
  return readHeaderRules(new TextDecoder().decode(file.body));
}
