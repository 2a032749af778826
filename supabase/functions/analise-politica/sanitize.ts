import { foldText } from '../_shared/fold-text.ts';

/** Prompt injection: names and agenda items are written by others; what looks like an instruction is never sent. */
const orders = new RegExp(
  [
    String.raw`\b(ignor[ae]|ignore[ms]?|desconsider[ae]|esquec[ae]|disregard|forget|override)\b`,
    String.raw`\b(instruc(ao|oes)|instructions?|prompt|system|assistant|chatgpt|gpt|llm|jailbreak|modo (dev|desenvolvedor))\b`,
    String.raw`\b(inteligencia artificial|modelo de linguagem|language model|\bia\b deve)\b`,
    String.raw`\b(responda|escreva|diga|repita|traduza|revele|imprima|inclua|aja|finja|voce (e|deve|agora)|you (are|must)|act as)\b`,
    String.raw`\b(vot(e|em|ar) (em|no|na|nos|nas|for)|vote \d+|recomend[ae]|elej[ae]|apoie)\b`,
    String.raw`https?:|www\.|[\w-]+\.(com|br|org|net|io|gov|info|me|app)\b`,
  ].join('|'),
);

/** No control or invisible characters, single spaces, composed letters (NFC). */
function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
}

const isLatin = (text: string): boolean => !/[^\p{Script=Latin}\P{L}]/u.test(text);

/** Quoted names and parties must not be appeals themselves. */
const appeals = /\b(vot[eo]|votem|votar|elej[ao]m?|reelej[ao]m?|melhor|pior|corrupt[oa]|ladra[o]?)\b/;

/** Other signs, such as '$', ';' or '%', are part of what was written. */
const markup = /[<>{}[\]|`*_#\\~^@“”"]/;

/** Homoglyphs, or digits between letters, would hide an instruction from the patterns above. */
function isPlain(text: string): boolean {
  return text !== '' && isLatin(text) && !markup.test(text) && !orders.test(foldText(text));
}

/** Null when it does not look like a name. */
export function sanitizeName(text: string): string | null {
  const name = oneLine(text);
  const looksLikeName = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,79}$/u.test(name) && name.split(' ').length <= 8;
  return looksLikeName && isPlain(name) && !appeals.test(foldText(name)) ? name : null;
}

/** Exactly as written; null when it cannot be sent safely. */
export function sanitizeTerm(text: string): string | null {
  const term = oneLine(text);
  return isPlain(term) && term.length <= 120 && !appeals.test(foldText(term)) ? term : null;
}

/** Exactly as written; null when it cannot be sent safely or names one of `names`. */
export function sanitizeItem(text: string, names: readonly string[] = []): string | null {
  const item = oneLine(text);
  if (!isPlain(item) || item.length > 200) return null;
  const folded = ` ${foldText(item).replace(/[^a-z0-9]+/g, ' ')} `;
  return names.some((name) => folded.includes(` ${foldText(name)} `)) ? null : item;
}
