import { formatDay } from '@/lib/format';
import type { Candidate } from './model';

/** Age in whole years on a day (AAAA-MM-DD) of somebody born on another. */
function ageOn(day: string, birth: string): number {
  const isBefore = day.slice(5) < birth.slice(5);
  return Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (isBefore ? 1 : 0);
}

/** The age to show: from the day of birth where it is known, else as the record says; null when neither is known. */
export function ageOf({ data_nascimento, idade }: BirthFacts, today: string): number | null {
  return data_nascimento ? ageOn(today, data_nascimento) : idade;
}

type BirthFacts = Pick<Candidate, 'data_nascimento' | 'idade'>;

/** The coalition's name, or that the party stands alone; null when nobody states either. */
export function coalitionText({ coalition, coligacao_partidos }: CoalitionFacts): string | null {
  return coalition ?? (coligacao_partidos?.length === 1 ? 'Sem coligação' : null);
}

type CoalitionFacts = Pick<Candidate, 'coalition' | 'coligacao_partidos'>;

/** On what day a source had the registration so, which is not the day of the judgment; null where no day is known. */
export function registrationNote({ situacao_registro: said, situacao_registro_em: day }: RegistrationFacts) {
  return said === null || day === null ? null : `situação em ${formatDay(day)}`;
}

type RegistrationFacts = Pick<Candidate, 'situacao_registro' | 'situacao_registro_em'>;
