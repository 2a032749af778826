export interface AnalysisBlock {
  heading: string | null;
  text: string;
}

const marker = '**';

/** Split at blank lines; bold headings split at their colon (spec §9). */
export function blocksOf(analysis: string): AnalysisBlock[] {
  return analysis
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const plain = block.replaceAll(marker, '').trim();
      if (!block.startsWith(marker)) return { heading: null, text: plain };
      const colon = plain.indexOf(':');
      if (colon === -1) return { heading: plain, text: '' };
      return { heading: plain.slice(0, colon).trim(), text: plain.slice(colon + 1).trim() };
    });
}

/** The label comes first, so the text never travels without it. */
export function textToCopy(label: string, analysis: string): string {
  const blocks = blocksOf(analysis).map(({ heading, text }) =>
    [heading, text].filter((line) => line !== null && line !== '').join('\n'),
  );
  return [label, ...blocks].join('\n\n');
}
