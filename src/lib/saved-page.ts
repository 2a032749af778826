import { escapeMarkup } from '@/lib/text/escape-markup';

export type Cells = readonly (string | null)[];

export function savedTable(title: string, heads: readonly string[], rows: readonly Cells[]): string {
  const none = '<p>Nada guardado.</p>';
  const head = heads.map((text) => `<th scope="col">${escapeMarkup(text)}</th>`).join('');
  const cell = (text: string | null, at: number) =>
    `<td data-head="${escapeMarkup(heads[at] ?? '')}">${escapeMarkup(text ?? '—')}</td>`;
  const body = rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('\n');
  const filled = `<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table>`;
  return `<section><h2>${escapeMarkup(title)}</h2>${rows.length === 0 ? none : filled}</section>`;
}

export function markWords({ favorito, ignorado }: { favorito: boolean; ignorado: boolean }): string {
  return (
    [favorito ? 'favorito' : null, ignorado ? 'ignorado' : null].filter(Boolean).join(' e ') || 'nenhuma'
  );
}

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'table{border-collapse:collapse;width:100%}th,td{border:1px solid;padding:.375rem .5rem;text-align:left;overflow-wrap:anywhere}' +
  // On a phone each row is a card: columns of one letter cannot be read.
  '@media(max-width:40em){thead{display:none}tr,td{display:block}tr{border:1px solid;margin-bottom:1rem}td{border:0}td::before{content:attr(data-head)": ";font-weight:700}}';

/** Opens in any browser without network or scripts; sections are markup already. */
export function savedPage(page: {
  title: string;
  heading: string;
  lead: string;
  sections: readonly string[];
}): string {
  return [
    '<!doctype html>',
    `<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeMarkup(page.title)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeMarkup(page.heading)}</h1>`,
    `<p>${escapeMarkup(page.lead)}</p>`,
    ...page.sections,
    '</main></body></html>',
  ].join('\n');
}
