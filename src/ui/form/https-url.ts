/** HTTP becomes https; null for other schemes, malformed text or credentials. */
export function httpsUrl(address: string | null | undefined) {
  if (!address || !URL.canParse(address.trim())) return null;
  const url = new URL(address.trim());
  if (url.protocol === 'http:') url.protocol = 'https:';
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return url.href;
}
