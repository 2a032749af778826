import { votesText } from '@/lib/text/format-count';
import { paths } from '@/lib/paths';
import { readPublisher } from '@/lib/publisher';
import { dayInBrasilia } from '@/lib/text/format';
import { unknownWords } from '@/lib/text/unknown-words';
import { labelOf, saidOf } from '@/features/candidates/facts-model';
import { type Candidate, isOfThisYear, mandatesOf, mandateYears } from '@/features/candidates/model';
import { nothingOfTheme, themes, themeTexts } from '@/features/candidates/themes';

interface ReportedFact {
  name: string;
  value: string;
}

/** Facts with a section or a table of their own. */
const wordsOf: Readonly<Record<string, (candidate: Candidate) => string | null>> = {
  historico_eleitoral: (candidate) => {
    const isNew = isOfThisYear(candidate, dayInBrasilia(Date.now()));
    return mandatesOf(candidate.historico_eleitoral)
      .map((mandate) => `${mandate.cargo} (${mandateYears(mandate, isNew)})`)
      .join('; ');
  },
  pautas_defendidas: ({ pautas_detalhe, pautas_defendidas }) => {
    const texts = themeTexts(pautas_detalhe);
    if (texts.size === 0) return pautas_defendidas.join('; ');
    return themes.map(({ key, title }) => `${title}: ${texts.get(key) ?? nothingOfTheme}`).join('\r\n');
  },
  resultado_1turno: ({ resultados = [] }) => {
    const result = resultados.find(({ turno }) => turno?.turno === 1);
    return result === undefined ? null : votesText(result.votos);
  },
};

export function factText(candidate: Candidate, fact: string): string {
  const words = wordsOf[fact];
  const unknown = unknownWords(labelOf(fact));
  if (words !== undefined) return words(candidate) || unknown;
  const said = saidOf(candidate, fact, dayInBrasilia(Date.now()));
  return said === null ? unknown : [said.text, said.note].filter(Boolean).join(', ');
}

/** Opens the reader's own mail, filled in. */
export function factReportHref({ id, nome }: Pick<Candidate, 'id' | 'nome'>, { name, value }: ReportedFact) {
  const subject = `Erro na ficha de ${nome}: ${name}`;
  const body = [
    `Ficha: ${window.location.origin}${paths.candidate(id)}`,
    `Dado: ${name}`,
    `O que a página diz: ${value}`,
    '',
    'O que está errado e qual é a fonte:',
    '',
  ].join('\r\n');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${encodeURIComponent(readPublisher()?.contact ?? '').replace('%40', '@')}?${query}`;
}

/** Null where the site names its publisher. */
export function reportHint(): string | null {
  return readPublisher() === null
    ? 'Este site ainda não publicou um contato: a mensagem abre sem destinatário.'
    : null;
}
