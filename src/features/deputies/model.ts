import { electedLegislature } from '@/lib/election/civic-calendar';
import { dayText } from '@/lib/day/data-day';
import { dayInBrasilia } from '@/lib/text/format';
import { instantOf } from '@/lib/day/instant';
import { legislatureOn } from './legislature';
import type { Deputy, DeputyDetail, Link, Origin } from './schema';

/** By hand, without date-fns: this comes before the first data. Brasília has no days of other lengths. */
export const dayMs = 86_400_000;

/** The legislature that sits now. */
export function currentLegislature(now = Date.now()): number {
  return legislatureOn(dayInBrasilia(now));
}

/** A row that names no legislature counts as of the one that sits. */
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

/** The Chamber's word for who holds a seat. */
export const sits = 'Exercício';

/** The fewest whom a list of all in exercise may name: one with less is still being made, or cut. */
export const fewestListed = 400;

/** Spec §9: deputies on a page of the list. */
export const deputiesPerPage = 50;

export interface Provenance {
  /** ISO 8601 with zone. */
  obtidoEm: string;
  origem: Origin;
}

export type ReadDeputy = {
  deputy: DeputyDetail;
  /** Only the list knows the deputy: the Chamber has no record yet. */
  isListedOnly?: true;
} & Provenance;

/** Of which day the data is (AAAA-MM-DD): of the copy's, or when the Chamber was asked. */
export function dataDay({ obtidoEm, origem }: Provenance): string {
  return origem.tipo === 'snapshot' ? origem.dadosDe : dayInBrasilia(instantOf(obtidoEm));
}

/** Whether the data is older than yesterday's: an answer kept over night is not called old. */
export function isBehind(provenance: Provenance, now: number): boolean {
  return dataDay(provenance) < dayInBrasilia(now - dayMs);
}

/** Whether the Chamber has more of what was requested than the copy that answered. */
export function isSample(origem: Origin): boolean {
  return origem.tipo === 'snapshot' && origem.parcial;
}

/** 'Cópia com dados até 24/07/2026', or when the Chamber was asked. */
export function provenanceText(provenance: Provenance): string {
  return dayText(provenance.origem.tipo === 'snapshot' ? 'copied' : 'asked', dataDay(provenance));
}

/** 'Cópia com dados até 24/07/2026. A Câmara pode ter dados mais novos.' */
export function dataSentence(provenance: Provenance, now = Date.now()): string {
  const said = `${provenanceText(provenance)}.`;
  const isCopy = provenance.origem.tipo === 'snapshot';
  return isCopy || isBehind(provenance, now) ? `${said} A Câmara pode ter dados mais novos.` : said;
}

/** The day of a profile's party and situation (AAAA-MM-DD): they come from a list that may be newer than the rest of it. */
export function statusDay(provenance: Provenance): string {
  const { origem } = provenance;
  return (origem.tipo === 'snapshot' ? origem.listaDe : undefined) ?? dataDay(provenance);
}

/** Of answers put together: as old as the older, a copy where that is one. */
export function olderOf(a: Provenance, b: Provenance): Provenance {
  const [dayOfA, dayOfB] = [dataDay(a), dataDay(b)];
  const isOlder = dayOfB < dayOfA || (dayOfB === dayOfA && b.origem.tipo === 'snapshot');
  return { obtidoEm: earlier(a.obtidoEm, b.obtidoEm), origem: isOlder ? b.origem : a.origem };
}

/** Of two moments the earlier: data put together is as old as its oldest part. */
export function earlier(a: string, b: string): string {
  return instantOf(a) <= instantOf(b) ? a : b;
}

/** What the reader filters by; '' is all. */
export interface DeputyFilters {
  uf: string;
  nome: string;
  partido: string;
  /** An earlier legislature than the one that sits, whose members are listed; left out, who is in exercise now. */
  legislatura?: string;
}

export const noFilters: DeputyFilters = { uf: '', nome: '', partido: '' };

/** The year that an answer really covers: a copy counts the years back from its own today. */
export function coveredYear(year: number, origem: Origin, now = Date.now()): number {
  if (origem.tipo === 'camara') return year;
  return year + Number(origem.hoje.slice(0, 4)) - Number(dayInBrasilia(now).slice(0, 4));
}

/** The number of the next page, or null on the last one. The address itself is never followed. */
export function nextPage(links: readonly Link[]): number | null {
  const next = links.find(({ rel }) => rel === 'next')?.href;
  const page = next === undefined ? undefined : /[?&]pagina=(\d{1,4})(&|$)/.exec(next)?.[1];
  return page === undefined ? null : Number(page);
}

/** Whether a name of the Chamber's can look like this: anything else could trip its firewall and is not sent. */
export function isNameLike(text: string): boolean {
  return /^[\p{L}\p{M} .'’-]{1,80}$/u.test(text);
}

/** Each deputy once: the Chamber gives a row for each party and name held, and pages may overlap. */
export function uniqueDeputies(deputies: readonly Deputy[]): Deputy[] {
  return [...new Map(deputies.map((deputy) => [deputy.id, deputy])).values()];
}

/** Name to call the deputy by. */
export function nameOf({ ultimoStatus, nomeCivil }: DeputyDetail): string {
  return ultimoStatus.nomeEleitoral ?? ultimoStatus.nome ?? nomeCivil ?? 'Nome não informado';
}

/** What a list knows of a deputy, taken from the profile. */
export function summaryOf(deputy: DeputyDetail): Deputy {
  const { siglaPartido, siglaUf, urlFoto } = deputy.ultimoStatus;
  return { id: deputy.id, nome: nameOf(deputy), siglaPartido, siglaUf, urlFoto };
}

/** Addresses that are not https are left out: the table refuses them. */
export function choiceCopyOf({ id, nome, siglaPartido, siglaUf, urlFoto }: Deputy) {
  const foto = urlFoto?.startsWith('https://') === true ? urlFoto : null;
  return { id: String(id), nome, foto, partido: siglaPartido, uf: siglaUf };
}

/** The deputy's page at the Chamber, for people. */
export function deputyPage(id: number): string {
  return `https://www.camara.leg.br/deputados/${id}`;
}
