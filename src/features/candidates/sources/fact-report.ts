import { paths } from '@/lib/paths';
import { readPublisher } from '@/lib/publisher';
import { dayInBrasilia } from '@/lib/text/format';
import { unknownWords } from '@/lib/text/unknown-words';
import { labelOf, saidOf } from '@/features/candidates/facts-model';
import {
  type Candidate,
  isOfThisYear,
  mandatesOf,
  mandateYears,
  noOffice,
} from '@/features/candidates/model';
import { nothingOfTheme, themes, themeTexts } from '@/features/candidates/themes';

interface ReportedFact {
  name: string;
  value: string;
}

/** Facts with a section or a table of their own. */
const wordsOf: Readonly<Record<string, (candidate: Candidate) => string>> = {
  historico_eleitoral: (candidate) => {
    const isNew = isOfThisYear(candidate, dayInBrasilia(Date.now()));
    const mandates = mandatesOf(candidate.historico_eleitoral);
    return mandates.map((one) => `${one.cargo} (${mandateYears(one, isNew)})`).join('; ') || noOffice;
  },
  pautas_defendidas: ({ pautas_detalhe, pautas_defendidas }) => {
    const texts = themeTexts(pautas_detalhe);
    if (texts.size === 0) return pautas_defendidas.join('; ');
    return themes.map(({ key, title }) => `${title}: ${texts.get(key) ?? nothingOfTheme}`).join('\r\n');
  },
};

export function factText(candidate: Candidate, fact: string): string {
  const own = wordsOf[fact]?.(candidate);
  if (own !== undefined) return own;
  const said = saidOf(candidate, fact, dayInBrasilia(Date.now()));
  return said === null ? unknownWords(labelOf(fact)) : [said.text, said.note].filter(Boolean).join(', ');
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
