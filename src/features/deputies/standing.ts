import { formatDay } from '@/lib/text/format';
import { firstYearOf } from './legislature';
import {
  currentLegislature,
  dayMs,
  fewestListed,
  isOfSitting,
  type Provenance,
  type ReadDeputy,
  sits,
  statusDay,
} from './model';

/** Everybody whom the Chamber lists as in exercise; few or none while a new legislature's list is being made. */
export interface SittingList {
  ids: readonly number[];
  /** Of the list (AAAA-MM-DD). */
  day: string;
}

/** Whether a deputy holds a seat, as the newest source says. */
export interface Standing {
  /** In words for readers; null where no source says. */
  situacao: string | null;
  /** Whoever has not taken the seat yet, left it or died is out; unsure: a record of before, and no list since. */
  kind: 'in' | 'out' | 'elected' | 'dead' | 'unsure';
  legislatura: number | null;
  /** The day of the list that has the last word (AAAA-MM-DD); null where the record has it. */
  listedOn: string | null;
}

/** Whether the record is of a legislature that has yet to begin: the Chamber makes such records weeks before. */
export function isOfComing({ deputy }: Pick<ReadDeputy, 'deputy'>): boolean {
  return (deputy.ultimoStatus.idLegislatura ?? 0) > currentLegislature();
}

function isOfCurrent({ deputy }: Pick<ReadDeputy, 'deputy'>): boolean {
  return deputy.ultimoStatus.idLegislatura === currentLegislature();
}

/** The day of the newest list that speaks of the deputy, and what it says; null where the record is newer. */
function listWord(read: ReadDeputy, list: SittingList | undefined) {
  const { origem } = read;
  const missing = origem.tipo === 'snapshot' ? origem.foraDaListaDe : undefined;
  const recorded = missing ?? statusDay(read);
  // Of one day, a record of the sitting legislature knows more than the list.
  const isNewer = (day: string) => day > recorded || (day === recorded && !isOfCurrent(read));
  if (list !== undefined && list.ids.length >= fewestListed && isNewer(list.day))
    return { isListed: list.ids.includes(read.deputy.id), day: list.day };
  return missing === undefined ? null : { isListed: false, day: missing };
}

/** The record alone does not say who sits today. */
export function needsList(read: ReadDeputy): boolean {
  return isOfComing(read) || standingOf(read).kind === 'unsure';
}

/** The newest day speaks: a list of who is in exercise against the record, or the record alone. */
export function standingOf(read: ReadDeputy, list?: SittingList): Standing {
  const { dataFalecimento, ultimoStatus } = read.deputy;
  const { situacao, idLegislatura } = ultimoStatus;
  const word = listWord(read, list);
  const base = { legislatura: idLegislatura, listedOn: word?.day ?? null };
  if (dataFalecimento)
    return { ...base, listedOn: null, kind: 'dead', situacao: `Morreu em ${formatDay(dataFalecimento)}` };
  if (word?.isListed === true)
    return { ...base, kind: 'in', situacao: sits, legislatura: currentLegislature() };
  if (isOfComing(read)) {
    const takesSeat = `Toma posse em 01/02/${firstYearOf(idLegislatura ?? 0)}`;
    return { ...base, kind: 'elected', situacao: word === null ? null : takesSeat };
  }
  const left = (situacao ?? sits) !== sits;
  if (word !== null) return { ...base, kind: 'out', situacao: left ? situacao : null };
  if (left || isOfSitting(ultimoStatus)) return { ...base, kind: left ? 'out' : 'in', situacao };
  const isRecent = isOfSitting(ultimoStatus, Date.now() - 60 * dayMs);
  return { ...base, kind: isRecent ? 'unsure' : 'out', situacao: null };
}

/** 'Partido e situação em 22/08/2026', and the list's day where that is another. */
export function standingDayText(provenance: Provenance, { kind, listedOn }: Standing): string {
  const day = statusDay(provenance);
  const said = `Partido e situação em ${formatDay(day)}`;
  if (listedOn === null || listedOn === day) return said;
  const list = `lista de quem está em exercício, de ${formatDay(listedOn)}`;
  return kind === 'in' ? `Partido em ${formatDay(day)}; está na ${list}` : `${said}; não está na ${list}`;
}

/** Said of who left the seat, or is away from it. */
export const awayText = 'Não está no cargo agora';

/** The situation in plain words; null where nobody says. */
export function situationText({ situacao, kind }: Pick<Standing, 'situacao' | 'kind'>): string | null {
  if (situacao === sits) return 'No cargo';
  return situacao ?? (kind === 'out' ? awayText : null);
}
