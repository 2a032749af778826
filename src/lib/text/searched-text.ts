import { foldText } from './text-order';

/** As newspapers write them out. */
const names = {
  'projeto de lei complementar': 'PLP',
  'projeto de lei': 'PL',
  'proposta de emenda a constituicao': 'PEC',
  'medida provisoria': 'MPV',
  'projeto de decreto legislativo': 'PDL',
};

function abbreviated(text: string): string {
  const folded = foldText(text);
  for (const [name, sigla] of Object.entries(names))
    if (folded.startsWith(name)) return folded.replace(name, sigla);
  return text;
}

/** Kinds that the Chamber votes on. */
const proposition =
  /^(pl[pvn]?|pec|pd[lc]|mpv?|prc|req|msc|rep|rec)[\s.\u2010-\u2015-]*(?:n[.º°o]*\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:-[a-z])?(?:(?:\s*[/-]\s*|,?\s+de\s+)(\d{4}|\d\d))?$/i;

/** As titles have it, 'PL 5900/2025': newspapers write dots, 'nº', 'de', two digits, 'MP'. */
export function searchedText(typed: string): string {
  const text = typed.replace(/^["“”']+|["“”']+$/g, '').trim();
  const bare = text.replace(/^\(|[)?.,;:!]+$/g, '');
  const undotted = abbreviated(bare).replace(/^([a-z]\.\s*)+/i, (kind) => kind.replace(/[.\s]/g, ''));
  const [, kind = '', number, year = ''] = proposition.exec(undotted) ?? [];
  if (number === undefined) return text || typed;
  // '20' also begins the year of whoever is still typing.
  const whole = year.length === 2 && year !== '20' ? `${year > '50' ? '19' : '20'}${year}` : year;
  return [`${kind.replace(/^mp$/i, 'MPV')} ${number.replaceAll('.', '')}`, whole].filter(Boolean).join('/');
}
