import type { DeputyRecord } from './chamber.ts';
import type { CandidateRecord, Choices, MarkedCandidate, MarkedDeputy } from './choices.ts';
import { sanitizeItem, sanitizeName, sanitizeTerm } from './sanitize.ts';
import { alphabetical } from './alphabetical.ts';
import { ufNames } from './ufs.ts';

export const kinds = ['candidatos', 'deputados'] as const;
export const sides = ['favoritos', 'ignorados'] as const;
export type Kind = (typeof kinds)[number];
export type Side = (typeof sides)[number];
export type Trait = 'partido' | 'nome_do_partido' | 'estado' | 'profissao' | 'inclinacao' | 'pauta' | 'cargo';

export interface Years {
  from: number;
  until: number | null;
}

/** `value` is null when the record has none or it may not be sent. */
export interface TraitValue {
  trait: Trait;
  value: string | null;
  isLeftOut: boolean;
  years: Years | null;
}

export interface Person {
  kind: Kind;
  /** For links to our pages. Never sent. */
  recordId: string;
  nome: string;
  sides: readonly Side[];
  traits: readonly TraitValue[];
}

export interface Group {
  side: Side;
  /** Null: candidates and deputies together. */
  kind: Kind | null;
  label: string;
  members: readonly Person[];
  /** Chosen, but not found at the source, without a readable name, or beyond the longest list. */
  missing: number;
}

/** Of each side and kind, in alphabetical order; the rest is only counted. */
const maxPeople = 60;
const maxItems = 8;

function traitOf(trait: Trait, text: string | null, sanitize = sanitizeTerm): TraitValue {
  const isThere = text !== null && text.trim() !== '';
  const value = isThere ? sanitize(text) : null;
  return { trait, value, isLeftOut: isThere && value === null, years: null };
}

const stateName = (uf: string | null): string | null => ufNames.get(uf ?? '') ?? null;

/** An empty list becomes one trait without a value. */
const orNone = (trait: Trait, all: readonly TraitValue[]): readonly TraitValue[] =>
  all.length === 0 ? [traitOf(trait, null)] : all;

function candidateTraits(record: CandidateRecord, names: readonly string[]): TraitValue[] {
  return [
    traitOf('partido', record.partido_sigla),
    traitOf('nome_do_partido', record.partido_nome),
    traitOf('estado', stateName(record.estado_origem)),
    traitOf('profissao', record.profissao),
    traitOf('inclinacao', record.inclinacao_politica),
    ...orNone(
      'pauta',
      record.pautas_defendidas
        .slice(0, maxItems)
        .map((item) => traitOf('pauta', item, (text) => sanitizeItem(text, names))),
    ),
    ...orNone(
      'cargo',
      record.historico_eleitoral.map(({ cargo, ano_inicio, ano_fim }) => ({
        ...traitOf('cargo', cargo),
        years: { from: ano_inicio, until: ano_fim ?? null },
      })),
    ),
  ];
}

type Flags = Omit<MarkedCandidate, 'record'>;

function sidesOf({ isFavorite, isIgnored }: Flags): Side[] {
  return [...(isFavorite ? (['favoritos'] as const) : []), ...(isIgnored ? (['ignorados'] as const) : [])];
}

function candidate({ record, ...flags }: MarkedCandidate, names: readonly string[]): Person | null {
  const nome = record === null ? null : sanitizeName(record.nome);
  if (record === null || nome === null) return null;
  const traits = candidateTraits(record, names);
  return { kind: 'candidatos', recordId: record.id, nome, sides: sidesOf(flags), traits };
}

function deputy({ id, ...flags }: MarkedDeputy, source: DeputyRecord | undefined): Person | null {
  const nome = source === undefined ? null : sanitizeName(source.nome);
  if (source === undefined || nome === null) return null;
  const traits = [traitOf('partido', source.siglaPartido), traitOf('estado', stateName(source.siglaUf))];
  return { kind: 'deputados', recordId: id, nome, sides: sidesOf(flags), traits };
}

/** Alphabetical, so that nobody comes first, up to the longest list. */
function inOrder(people: readonly (Person | null)[]): Person[] {
  return people
    .filter((person) => person !== null)
    .sort((a, b) => alphabetical(a.nome, b.nome))
    .slice(0, maxPeople);
}

export function peopleOf(
  choices: Choices,
  found: ReadonlyMap<string, DeputyRecord>,
): { people: Person[]; groups: Group[] } {
  const byKind = {
    candidatos: inOrder(choices.candidates.map((choice) => candidate(choice, choices.candidateNames))),
    deputados: inOrder(choices.deputies.map((choice) => deputy(choice, found.get(choice.id)))),
  };
  const marked = { candidatos: choices.candidates, deputados: choices.deputies };
  const groups = sides.flatMap((side) => {
    const single = kinds.map((kind): Group => {
      const members = byKind[kind].filter((person) => person.sides.includes(side));
      const isOn = side === 'favoritos' ? 'isFavorite' : 'isIgnored';
      const size = marked[kind].filter((choice) => choice[isOn]).length;
      return { side, kind, label: `${kind} ${side}`, members, missing: size - members.length };
    });
    const there = single.filter(({ members, missing }) => members.length + missing > 0);
    if (there.length < 2) return there;
    const members = there.flatMap((group) => group.members);
    const missing = there.reduce((sum, group) => sum + group.missing, 0);
    return [...there, { side, kind: null, label: side, members, missing }];
  });
  return { people: [...byKind.candidatos, ...byKind.deputados], groups };
}
