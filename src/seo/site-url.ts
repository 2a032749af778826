/** Null claims no address. @throws a sentence for anything but an origin. */
export function siteUrlFrom(value: string | undefined): string | null {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `VITE_SITE_URL deve ser só a origem do site, como https://exemplo.org.br, e não "${text}".`,
    );
  }
  return url.origin;
}
