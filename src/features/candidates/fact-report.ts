import { ageOf, ageText } from '@/features/politicians/age';
import { formatCount } from '@/lib/format-count';
import { paths } from '@/lib/paths';
import { readPublisher } from '@/lib/publisher';
import { dayInBrasilia, formatDay, formatMoney } from '@/lib/format';
import { coalitionText, registrationNote } from './facts-model';
import { type Candidate, mandatesOf, originName } from './model';
import { nothingOfTheme, themes, themeTexts } from './themes';

interface ReportedFact {
  /** What readers call the fact. */
  name: string;
  /** What the page says of it. */
  value: string;
}

/** Facts that the page says in other words than the column's. */
const wordsOf: Readonly<Record<string, (candidate: Candidate) => string | null>> = {
  bens_declarados: ({ bens_declarados: sum }) => (sum === null ? null : formatMoney(sum)),
  coalition: coalitionText,
  data_nascimento: ({ data_nascimento: day }) => (day === null ? null : formatDay(day)),
  estado_origem: ({ estado_origem }) => originName(estado_origem),
  historico_eleitoral: ({ historico_eleitoral }) =>
    mandatesOf(historico_eleitoral)
      .map(({ cargo, ano_inicio, ano_fim }) => `${cargo} (${ano_inicio} a ${ano_fim ?? 'hoje'})`)
      .join('; '),
  idade: (candidate) => {
    const age = ageOf(candidate, dayInBrasilia(Date.now()));
    return age === null ? null : ageText(age);
  },
  pautas_defendidas: ({ pautas_detalhe, pautas_defendidas }) => {
    const texts = themeTexts(pautas_detalhe);
    if (texts.size === 0) return pautas_defendidas.join('; ');
    return themes.map(({ key, title }) => `${title}: ${texts.get(key) ?? nothingOfTheme}`).join('\r\n');
  },
  resultado_1turno: ({ resultados = [] }) => {
    const result = resultados.find(({ turno }) => turno?.turno === 1);
    return result === undefined ? null : `${formatCount(result.votos)} votos`;
  },
  situacao_registro: (candidate) =>
    [candidate.situacao_registro, registrationNote(candidate)].filter(Boolean).join(', '),
  vice_nome: ({ vice_nome, vice_partido }) => [vice_nome, vice_partido].filter(Boolean).join(', '),
};

/** A fact of the record as the page says it, for a reader's report. */
export function factText(candidate: Candidate, fact: string): string {
  const words = wordsOf[fact];
  if (words !== undefined) return words(candidate) || 'Não informado';
  const value: unknown = Object.entries(candidate).find(([column]) => column === fact)?.[1];
  return typeof value === 'string' || typeof value === 'number'
    ? String(value) || 'Não informado'
    : 'Não informado';
}

/** Address that opens the reader's own mail to this site's publisher, with the fact, its value and the page filled in. */
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

/** What to know before writing where this site names nobody to write to; null where it does. */
export function reportHint(): string | null {
  return readPublisher() === null
    ? 'Este site ainda não publicou um contato: a mensagem abre sem destinatário.'
    : null;
}
