/** A summary that only names the changed law tells the purpose after 'para'. */
const changesLaw =
  /^(?:altera|acrescenta|modifica|inclui|insere|d[áa] nova reda)[^]*?[,;)]?\s(?:para|a fim de|com o objetivo de)\s(?=\S+[aeio]r\b)/i;

const law = '(?:a|as|o|os) (?:Leis?|Decretos?-Leis?|Decretos?)\\b[^,;]{0,20} n';

const titleStop = /\b(Sra?|Dra?|Exm[ao])\./g;
/** In its place: older browsers cannot look behind a stop. */
const heldStop = '\u2024';

/** A stop, the customary closing words, or further laws. */
const end = new RegExp(`;|\\.(?=\\s+[A-ZÀ-Ý“"])|,? e (?:dá outras provid|altera ${law})|, altera ${law}`);
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

/** At most 90 characters, of the newer summary. */
export function firstClause(summary: string): string {
  const newest = summary.split('NOVA EMENTA:').at(-1) ?? '';
  const text = newest.replace(/\s+/g, ' ').trim();
  const purpose = text.replace(changesLaw, '');
  const [sentence = ''] = purpose.replace(titleStop, `$1${heldStop}`).split(end);
  const [clause = ''] = purpose === text ? [sentence] : sentence.split(endOfPurpose);
  const whole = cut(clause.replaceAll(heldStop, '.').replace(/[\s.]+$/, ''));
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

interface Told {
  titulo: string | null;
  ementa: string | null;
  tipo: string;
  titulo_claro: string | null;
}

/** The published title, else the summary's beginning, else the number. */
export function subjectText({ titulo_claro, ementa, titulo, tipo }: Told): string {
  const clause = ementa === null ? '' : firstClause(ementa);
  return titulo_claro ?? (clause || titulo || (tipo === 'eleicao' ? 'Eleição de pessoa' : unknownBill));
}
