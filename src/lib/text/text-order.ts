// Unicode properties would take slow phones dozens of milliseconds.
const accents = /[\u0300-\u036F]/g;
const marks = /[!-/:-@[-`{-~\u2010-\u2027]/g;

export function foldText(text: string): string {
  return text.normalize('NFD').replace(accents, '').toLowerCase();
}

/** Sorts spaces before marks, marks before digits and letters, and numbers by their size. */
function sortKey(text: string): string {
  return foldText(text)
    .replace(marks, '!')
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

/** The browser's collator agrees, but takes a slow phone 0.1 s to create. */
export function compareTexts(a: string, b: string): number {
  const [first, second] = [sortKey(a), sortKey(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
