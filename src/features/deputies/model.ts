import { electedLegislature } from '@/lib/election/civic-calendar';
import { dayText } from '@/lib/day/data-day';
import { dayInBrasilia } from '@/lib/text/format';
import { instantOf } from '@/lib/day/instant';
import { legislatureOn } from './legislature';
import type { PeopleFilters } from '@/features/politicians/people-params';
import type { Deputy, DeputyDetail, Link, Origin } from './schema';

/** Date-fns would delay the first data; Brasília has no other day lengths. */
export const dayMs = 86_400_000;

export function currentLegislature(now = Date.now()): number {
  return legislatureOn(dayInBrasilia(now));
}

/** Rows without a legislature count as the sitting one's. */
export function isOfSitting(
  { idLegislatura }: { idLegislatura: number | null },
  now: number = Date.now(),
): boolean {
  return (idLegislatura ?? Infinity) >= currentLegislature(now);
}

/** A list may come before or after the turn of legislatures. */
export function isListedNow({ idLegislatura }: { idLegislatura: number | null }): boolean {
  return (idLegislatura ?? currentLegislature()) === currentLegislature();
}

/** Null until the legislature of the election of 2026 has begun. */
export function earlierLegislature(now = Date.now()): number | null {
  const current = currentLegislature(now);
  return current < electedLegislature ? null : current - 1;
}

export const sits = 'Exercício';

/** Shorter lists of all in exercise are unfinished or cut. */
export const fewestListed = 400;

/** Spec §9. */
export const deputiesPerPage = 50;

export interface Provenance {
  /** ISO 8601 with zone. */
  obtidoEm: string;
  origem: Origin;
}

export type ReadDeputy = {
  deputy: DeputyDetail;
  /** The Chamber has no record yet. */
  isListedOnly?: true;
} & Provenance;

export function dataDay({ obtidoEm, origem }: Provenance): string {
  return origem.tipo === 'snapshot' ? origem.dadosDe : dayInBrasilia(instantOf(obtidoEm));
}

/** Older than yesterday; a kept overnight answer is not old. */
export function isBehind(provenance: Provenance, now: number): boolean {
  return dataDay(provenance) < dayInBrasilia(now - dayMs);
}

/** A copy that lacks some of the requested rows. */
export function isSample(origem: Origin): boolean {
  return origem.tipo === 'snapshot' && origem.parcial;
}

export function provenanceText(provenance: Provenance): string {
  return dayText(provenance.origem.tipo === 'snapshot' ? 'copied' : 'asked', dataDay(provenance));
}

export function dataSentence(provenance: Provenance, now = Date.now()): string {
  const said = `${provenanceText(provenance)}.`;
  const isCopy = provenance.origem.tipo === 'snapshot';
  return isCopy || isBehind(provenance, now) ? `${said} A Câmara pode ter dados mais novos.` : said;
}

/** AAAA-MM-DD; the list may be newer than the rest of the profile. */
export function statusDay(provenance: Provenance): string {
  const { origem } = provenance;
  return (origem.tipo === 'snapshot' ? origem.listaDe : undefined) ?? dataDay(provenance);
}

/** As old as the older answer, and a copy if either is. */
export function olderOf(a: Provenance, b: Provenance): Provenance {
  const [dayOfA, dayOfB] = [dataDay(a), dataDay(b)];
  const isOlder = dayOfB < dayOfA || (dayOfB === dayOfA && b.origem.tipo === 'snapshot');
  return { obtidoEm: earlier(a.obtidoEm, b.obtidoEm), origem: isOlder ? b.origem : a.origem };
}

/** Combined data is as old as its oldest part. */
export function earlier(a: string, b: string): string {
  return instantOf(a) <= instantOf(b) ? a : b;
}

export interface DeputyFilters extends PeopleFilters {
  /** An earlier legislature; absent lists who is in exercise now. */
  legislatura?: string;
}

export const noFilters: DeputyFilters = { uf: '', nome: '', partido: '' };

/** A copy answers a year after its own today with its last one. */
export function coveredYear(year: number, origem: Origin): number {
  return origem.tipo === 'camara' ? year : Math.min(year, Number(origem.hoje.slice(0, 4)));
}

/** Null on the last page; the link's address is never followed. */
export function nextPage(links: readonly Link[]): number | null {
  const next = links.find(({ rel }) => rel === 'next')?.href;
  const page = next === undefined ? undefined : /[?&]pagina=(\d{1,4})(&|$)/.exec(next)?.[1];
  return page === undefined ? null : Number(page);
}

/** Other text could trip the Chamber's firewall and is not sent. */
export function isNameLike(text: string): boolean {
  return /^[\p{L}\p{M} .'’-]{1,80}$/u.test(text);
}

/** The Chamber repeats deputies by party and name, and pages may overlap. */
export function uniqueDeputies(deputies: readonly Deputy[]): Deputy[] {
  return [...new Map(deputies.map((deputy) => [deputy.id, deputy])).values()];
}

export function nameOf({ ultimoStatus, nomeCivil }: DeputyDetail): string {
  return ultimoStatus.nomeEleitoral ?? ultimoStatus.nome ?? nomeCivil ?? 'Nome não informado';
}

export function summaryOf(deputy: DeputyDetail): Deputy {
  const { siglaPartido, siglaUf, urlFoto } = deputy.ultimoStatus;
  return { id: deputy.id, nome: nameOf(deputy), siglaPartido, siglaUf, urlFoto };
}

/** Addresses without https are left out: the table refuses them. */
export function choiceCopyOf({ id, nome, siglaPartido, siglaUf, urlFoto }: Deputy) {
  const foto = urlFoto?.startsWith('https://') === true ? urlFoto : null;
  return { id: String(id), nome, foto, partido: siglaPartido, uf: siglaUf };
}

export function deputyPage(id: number): string {
  return `https://www.camara.leg.br/deputados/${id}`;
}
