/** Kinds that the Chamber votes on. */
const proposition =
  /^(pl[pvn]?|pec|pd[lc]|mpv?|prc|req|msc|rep|rec)[\s.-]*(?:n[.º°o]*\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:(?:\s*[/-]\s*|,?\s+de\s+)(\d{4}|\d\d))?$/i;

/** As titles have it, 'PL 5900/2025': newspapers write dots, 'nº', 'de', two digits, 'MP'. */
export function searchedText(typed: string): string {
  const text = typed.replace(/^["“”']+|["“”']+$/g, '').trim();
  const [, kind = '', number, year = ''] = proposition.exec(text) ?? [];
  if (number === undefined) return text || typed;
  // '20' also begins the year of whoever is still typing.
  const whole = year.length === 2 && year !== '20' ? `${year > '50' ? '19' : '20'}${year}` : year;
  return [`${kind.replace(/^mp$/i, 'MPV')} ${number.replaceAll('.', '')}`, whole].filter(Boolean).join('/');
}
