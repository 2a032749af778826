/**
 * An outside address made safe to open or load: http becomes https; anything else that is not https
 * (javascript:, data:, relative or malformed text) or that carries a user name or password gives null.
 */
export function httpsUrl(address: string | null | undefined) {
  if (!address || !URL.canParse(address.trim())) return null;
  const url = new URL(address.trim());
  if (url.protocol === 'http:') url.protocol = 'https:';
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return url.href;
}
