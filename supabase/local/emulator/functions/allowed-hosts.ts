function hostOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}

/** "host:port" of every variable named *_URL, which may list several. */
export function allowedHosts(environment: Readonly<Record<string, string>>): string[] {
  const addresses = Object.entries(environment)
    .filter(([name]) => name.endsWith('_URL'))
    .flatMap(([, value]) => value.split(/[\s,]+/));
  return [...new Set(addresses.map(hostOf).filter((host) => host !== null))];
}
