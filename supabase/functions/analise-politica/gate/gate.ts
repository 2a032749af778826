import { adviceIn } from './advice.ts';
import { misspelling } from './spelling.ts';
import { hasStranger } from './strangers.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the gate said of a text: it may be shown as it stands, or why not, in a word for the log. */
export type Verdict = { text: string } | { refused: string };

const shortest = 120;
const longest = 6_000;
const mostBlocks = 14;

/** Line ends and spaces made uniform; nothing else of the text is repaired: it is shown whole or not at all. */
function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
}

/** Reads a text that a model wrote and lets it pass only as a plain, headed description of the people in the data. */
export function readText(raw: string, vocabulary: Vocabulary): Verdict {
  const text = tidy(raw);
  if (text.length < shortest || text.length > longest) return { refused: 'length' };
  const spelled = misspelling(text);
  if (spelled !== null) return { refused: spelled };
  const blocks = text.split(/\n\n/);
  if (blocks.length > mostBlocks || !blocks.every((block) => block.startsWith('**')))
    return { refused: 'structure' };
  const advice = adviceIn(text, vocabulary);
  if (advice !== null) return { refused: advice };
  return hasStranger(text, vocabulary) ? { refused: 'stranger' } : { text };
}
