/** Portuguese letters, digits and the punctuation of plain prose; '*' only for headings, checked apart. */
const allowed = /^[A-Za-zÀ-ÖØ-öø-ÿ0-9 \n.,;:()'’“”"–—*ºª-]+$/;

const letter = 'A-Za-zÀ-ÖØ-öø-ÿ';

/** A full stop inside a word is an address; before a word and after a space, one that is spelled apart. */
const address = new RegExp(
  String.raw`[${letter}\d]\.[${letter}]|\s\.\s*[${letter}]|\bponto (com|br|org|net)\b|\barroba\b`,
  'i',
);

/** Four or more single letters in a row are a word spelled apart. */
const spelledApart = new RegExp(
  String.raw`(?:^|[^${letter}\d])(?:[${letter}][\s.,;:*'’"-]+){3,}[${letter}](?![${letter}\d])`,
);

/** A digit between letters stands for one. */
const disguised = new RegExp(String.raw`[${letter}]\d+[${letter}]`);

/** Telephone numbers, keys and the like. */
const longNumber = /\d[\d .-]{6,}\d/;

/** A heading opens its block: bold markers within one line, at most 80 characters. */
const heading = /^\*\*[^*\n]{2,80}\*\*(?=[:\s]|$)/;

function hasStrayMarkers(text: string): boolean {
  return text.split(/\n\s*\n/).some((block) => block.trim().replace(heading, '').includes('*'));
}

/** Why a text is not plain prose, in a word for the log; null when it is. */
export function misspelling(text: string): string | null {
  if (!allowed.test(text)) return 'characters';
  if (hasStrayMarkers(text) || /^\s*([-–—]|\d+[.)])\s/m.test(text)) return 'markup';
  if (address.test(text)) return 'address';
  if (spelledApart.test(text) || disguised.test(text)) return 'disguise';
  return longNumber.test(text) ? 'number' : null;
}
