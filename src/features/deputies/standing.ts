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

/** Few or none while a new legislature's list is being made. */
export interface SittingList {
  ids: readonly number[];
  day: string;
}

export interface Standing {
  situacao: string | null;
  /** Out covers not yet seated, left and dead; unsure lacks a newer list. */
  kind: 'in' | 'out' | 'elected' | 'dead' | 'unsure';
  legislatura: number | null;
  /** AAAA-MM-DD of the deciding list; null where the record decides. */
  listedOn: string | null;
}

/** The Chamber makes such records weeks before the legislature. */
export function isOfComing({ deputy }: Pick<ReadDeputy, 'deputy'>): boolean {
  return (deputy.ultimoStatus.idLegislatura ?? 0) > currentLegislature();
}

function isOfCurrent({ deputy }: Pick<ReadDeputy, 'deputy'>): boolean {
  return deputy.ultimoStatus.idLegislatura === currentLegislature();
}

/** Null where the record is newer. */
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

export function needsList(read: ReadDeputy): boolean {
  return isOfComing(read) || standingOf(read).kind === 'unsure';
}

/** The newest day decides between the list in exercise and the record. */
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
  // Only a record read long after the turn proves that it was not renewed.
  const mayBeRenewed = isOfSitting(ultimoStatus, Date.parse(`${statusDay(read)}T12:00:00Z`) - 60 * dayMs);
  return { ...base, kind: mayBeRenewed ? 'unsure' : 'out', situacao: null };
}

/** 'Partido e situação em 22/08/2026', and the list's day where that is another. */
export function standingDayText(provenance: Provenance, { kind, listedOn }: Standing): string {
  const day = statusDay(provenance);
  const said = `Partido e situação em ${formatDay(day)}`;
  if (listedOn === null || listedOn === day) return said;
  const list = `lista de quem está no cargo, de ${formatDay(listedOn)}`;
  return kind === 'in' ? `Partido em ${formatDay(day)}; está na ${list}` : `${said}; não está na ${list}`;
}

export const awayText = 'Não está no cargo agora';

export function situationText({ situacao, kind }: Pick<Standing, 'situacao' | 'kind'>): string | null {
  if (situacao === sits) return 'No cargo';
  // The Chamber's word for a seat left for good, by whatever way.
  if (situacao === 'Vacância') return 'Deixou o cargo';
  return situacao ?? (kind === 'out' ? awayText : null);
}
