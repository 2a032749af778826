import type { SiteFile } from './files.ts';

interface Rule {
  /** Beginning of the addresses that the rule is for. */
  prefix: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** Browsers obey it only over https, and this server speaks http. */
const httpsOnly = 'strict-transport-security';

/** Files that instruct hosts; they are not part of the site. */
const forHosts = new Set(['/_headers', '/vercel.json', '/nginx-headers.conf']);

/**
 * Reads a `_headers` file: an address at the start of a line, its headers indented below it. Only a `*` at the end is
 * known; throws an Error with the line otherwise, so that nothing is left out in silence.
 */
export function readHeaderRules(text: string): Rule[] {
  const rules: { prefix: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    const address = /^(\/[^*:]*)\*$/.exec(line);
    if (address?.[1] !== undefined) rules.push({ prefix: address[1], headers: [] });
    else if (header?.[1] !== undefined && header[2] !== undefined)
      rules.at(-1)?.headers.push([header[1].toLowerCase(), header[2]]);
    else throw new Error(`_headers tem uma linha que o servidor local não entende: ${line}`);
  }
  return rules;
}

/** The headers of an answer for an address, as a host would add them from the same file. */
export function headersFor(rules: readonly Rule[], path: string): Readonly<Record<string, string>> {
  const matching = rules.filter(({ prefix }) => path.startsWith(prefix)).flatMap(({ headers }) => headers);
  return Object.fromEntries(matching.filter(([name]) => name !== httpsOnly));
}

/**
 * Takes the hosts' files out of a site and gives the rules of its `_headers`. Throws when it has none: a site without
 * its security headers is not served.
 */
export function takeHeaderRules(files: Map<string, SiteFile>): Rule[] {
  const file = files.get('/_headers');
  if (file === undefined) throw new Error('O site construído não tem o arquivo _headers.');
  for (const path of forHosts) files.delete(path);
  return readHeaderRules(new TextDecoder().decode(file.body));
}
