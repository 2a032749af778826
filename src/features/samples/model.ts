import type * as z from 'zod/mini';
import people from './people.json';
import portrait1 from './portrait-1.svg?no-inline';
import portrait2 from './portrait-2.svg?no-inline';
import portrait3 from './portrait-3.svg?no-inline';
import portrait4 from './portrait-4.svg?no-inline';
import portrait5 from './portrait-5.svg?no-inline';
import portrait6 from './portrait-6.svg?no-inline';
import type { samplePersonSchema } from './schema';

type RawPerson = z.infer<typeof samplePersonSchema>;

/** `photo` is the drawing's address. */
export type SamplePerson = Omit<RawPerson, 'foto_url' | 'ficticio'> & { foto_url: string | null };

const drawings = new Map([
  ['1', portrait1],
  ['2', portrait2],
  ['3', portrait3],
  ['4', portrait4],
  ['5', portrait5],
  ['6', portrait6],
]);

/** Alphabetical like everyone; none of them exists. */
export const samplePeople: readonly SamplePerson[] = people.map((person) => ({
  ...person,
  foto_url: drawings.get(person.id) ?? null,
}));

/** An id is text, so '01' is nobody. */
export function samplePersonOf(id: string): SamplePerson | undefined {
  return samplePeople.find((person) => person.id === id);
}

/** Spec §9. */
export const preselectedFavorites: readonly string[] = ['1', '3'];

/** Spec §9. */
export const mostCardMandates = 3;

/** By the text: 'Centro-esquerda' is centre (spec §2). */
export function cardLeaningOf(leaning: string): 'left' | 'right' | 'centre' {
  if (leaning.includes('Esquerda')) return 'left';
  return leaning.includes('Direita') ? 'right' : 'centre';
}

/** Exact words alone (spec §2). */
export function isCleanRecord(fichaLimpa: string): boolean {
  return fichaLimpa === 'Ficha limpa';
}

/** '2013–2016'. */
export function mandateYears({ ano_inicio, ano_fim }: SamplePerson['mandatos_anteriores'][number]): string {
  return `${ano_inicio}–${ano_fim}`;
}

/** 0 to 100. */
export function scoresOf({ estatisticas }: SamplePerson): { label: string; percent: number }[] {
  return [
    { label: 'Popularidade', percent: estatisticas.popularidade },
    { label: 'Engajamento', percent: estatisticas.engajamento_parlamentar },
    { label: 'Transparência', percent: estatisticas.transparencia },
  ];
}

export type Mark = 'favorite' | 'ignored';

export type Marks = Readonly<Record<Mark, ReadonlySet<string>>>;

const opposite = { favorite: 'ignored', ignored: 'favorite' } as const;

/** Setting one clears the other of the same person (spec §4, deputies). */
export function withMark(marks: Marks, id: string, mark: Mark, isOn: boolean): Marks {
  const own = new Set(marks[mark]);
  const other = new Set(marks[opposite[mark]]);
  if (isOn) {
    own.add(id);
    other.delete(id);
  } else {
    own.delete(id);
  }
  return mark === 'favorite' ? { favorite: own, ignored: other } : { favorite: other, ignored: own };
}
