import { seenText } from '../_shared/clean-text.ts';

/** No control or invisible characters, single spaces, composed letters (NFC). */
export function plainText(text: string): string {
  return seenText(text)
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
}

export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} e ${last}`;
}

/** As recorded, so that nothing in it could end the quotation. */
export function quoted(text: string): string {
  return `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

const numbers = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const feminine: readonly (string | undefined)[] = ['zero', 'uma', 'duas'];

export function numberText(n: number, isFeminine = false): string {
  return (isFeminine ? feminine[n] : undefined) ?? numbers[n] ?? String(n);
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name at the end may bring its own full stop. */
export function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
