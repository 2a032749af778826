import { formatDay } from '@/lib/format';
import type { Candidate } from './model';

/** The coalition's name, or that the party runs alone; null when nobody states either. */
export function coalitionText({ coalition, coligacao_partidos }: CoalitionFacts): string | null {
  return coalition ?? (coligacao_partidos?.length === 1 ? 'Sem coligação' : null);
}

type CoalitionFacts = Pick<Candidate, 'coalition' | 'coligacao_partidos'>;

/** On what day a source had the registration so, which is not the day of the judgment; null where no day is known. */
export function registrationNote({ situacao_registro: said, situacao_registro_em: day }: RegistrationFacts) {
  return said === null || day === null ? null : `situação em ${formatDay(day)}`;
}

type RegistrationFacts = Pick<Candidate, 'situacao_registro' | 'situacao_registro_em'>;
