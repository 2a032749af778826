/** A summary that only names the law it changes says what for after 'para'. */
const changesLaw =
  /^(?:altera|acrescenta|modifica|inclui|insere|d[áa] nova reda)[^]*?[,;)]?\s(?:para|a fim de|com o objetivo de)\s(?=\S+[aeio]r\b)/i;

const law = '(?:a|as|o|os) (?:Leis?|Decretos?-Leis?|Decretos?)\\b[^,;]{0,20} n';

/** Where the first clause ends: at a stop, at the customary closing words, before the laws it changes besides. */
const end = new RegExp(`;|\\.(?=\\s+[A-ZÀ-Ý“"])|,? e (?:dá outras provid|altera ${law})|, altera ${law}`);
/** Where what a change is for ends besides. */
const endOfPurpose = new RegExp(`,? (?:e )?${law}`);

/** Words that lead on to what was cut off. */
const open = /[\s,;:–—-]+(?:d[aeo]s?|e|em|n[ao]s?|à|às|ao|aos|a|o|as|os|para|por|com|que|pel[ao]s?|n\.?º)?$/;

const longest = 90;

function cut(text: string): string {
  const letters = [...text];
  if (letters.length <= longest) return text;
  let kept = letters
    .slice(0, longest)
    .join('')
    .replace(/\s+\S*$/, '');
  while (open.test(kept)) kept = kept.replace(open, '');
  return `${kept}…`;
}

export const unknownBill = 'Proposição não informada';

/** What a summary says first, in at most 90 characters; the newer summary where the Chamber gives two. */
export function firstClause(summary: string): string {
  const newest = summary.split('NOVA EMENTA:').at(-1) ?? '';
  const text = newest.replace(/\s+/g, ' ').trim();
  const purpose = text.replace(changesLaw, '');
  const [sentence = ''] = purpose.split(end);
  const [clause = ''] = purpose === text ? [sentence] : sentence.split(endOfPurpose);
  const whole = cut(clause.replace(/[\s.]+$/, ''));
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

interface Told {
  titulo: string | null;
  ementa: string | null;
  tipo: string;
  titulo_claro: string | null;
}

/** What a roll call was about: the published title, else what its summary says first, else its number. */
export function subjectText({ titulo_claro, ementa, titulo, tipo }: Told): string {
  const clause = ementa === null ? '' : firstClause(ementa);
  return titulo_claro ?? (clause || titulo || (tipo === 'eleicao' ? 'Eleição de pessoa' : unknownBill));
}
