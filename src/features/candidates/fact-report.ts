import { paths } from '@/lib/paths';
import { readPublisher } from '@/lib/publisher';
import type { Candidate } from './model';

interface ReportedFact {
  /** What readers call the fact. */
  name: string;
  /** What the page says of it. */
  value: string;
}

/** A fact of the record as text, for a reader's report. */
export function factText(candidate: Candidate, fact: string): string {
  const value: unknown = Object.entries(candidate).find(([column]) => column === fact)?.[1];
  if (value === null || value === undefined || value === '') return 'Não informado';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
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
