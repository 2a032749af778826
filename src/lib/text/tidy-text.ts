/** Unseen in a paste: controls, all before the space, soft hyphens, zero-width characters, direction, order. */
const unseen =
  /\u034F|[^\s -\uFFFF]|[\u007F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** At most so many whole characters. */
export function tidyText(text: string, most = Infinity): string {
  const tidy = text.replace(unseen, '').normalize('NFC').replace(/\s+/g, ' ').trim();
  return [...tidy].slice(0, most).join('').trim();
}
