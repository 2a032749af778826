import * as z from 'zod';
import { statedFacts } from '../_shared/stated-facts.ts';
import type { FindDeputies } from './chamber.ts';
import { plainText } from './format-text.ts';
import { themes } from './themes.ts';
import { ufNames } from './ufs.ts';

/** Kinds of facts that a record may state. */
export const traits = ['partido', 'estado', 'profissão', 'inclinação', 'cargo', 'pauta'] as const;
export type Trait = (typeof traits)[number];

export interface Years {
  from: number;
  until: number | null;
}

export interface TraitValue {
  trait: Trait;
  value: string;
  /** Of an agenda item, where the record sorts them. */
  theme: string | null;
  years: Years | null;
}

export interface Described {
  nome: string;
  isOffBallot: boolean;
  values: readonly TraitValue[];
}

export interface Marked {
  /** For links to our pages. Never sent. */
  id: string;
  isFavorite: boolean;
  isIgnored: boolean;
  /** Null for a malformed row, or somebody not found: such a person is only counted. */
  person: Described | null;
}

/** Another kind is a similar table and a row here. */
export interface KindRow {
  one: string;
  /** Choices, a row for each person and user. */
  table: string;
  /** Read beside the flags. Of deputies only ids: stored names are whatever a user wrote. */
  columns: string;
  /** What records of this kind state; of anything else no sentence speaks. */
  traits: readonly Trait[];
  /** Which state a record means: 'estado de origem'. */
  stateOf: string;
  votes: boolean;
  /** What the source does not publish. */
  gap: string | null;
  /** Rejects with ZodError when `rows` are no choices. */
  read: (rows: unknown, find: FindDeputies) => Promise<Marked[]>;
}

export const candidateSchema = z.object({
  id: z.string(),
  nome: z.string(),
  partido_sigla: z.string(),
  status: z.string(),
  estado_origem: z.string().nullable(),
  profissao: z.string().nullable(),
  inclinacao_politica: z.string().nullable(),
  pautas_defendidas: z.array(z.string()),
  pautas_detalhe: z.array(z.object({ tema: z.string(), texto: z.string() })),
  historico_eleitoral: z.array(
    z.object({ cargo: z.string(), ano_inicio: z.int(), ano_fim: z.int().nullish() }),
  ),
  fontes: z.array(z.object({ campo: z.string() })).optional(),
});
export type CandidateRecord = z.infer<typeof candidateSchema>;

const flags = { favorito: z.boolean(), ignorado: z.boolean() };
const candidateRows = z.array(
  z.object({
    ...flags,
    candidatos_presidencia_2026: z.looseObject({ id: z.string(), status: z.string() }).nullable(),
  }),
);
const deputyRows = z.array(z.object({ ...flags, deputado_id: z.string() }));
const publicStatuses = ['active', 'archived'];
const candidateColumns = Object.keys(candidateSchema.shape)
  .join(',')
  .replace('fontes', 'fontes:candidatos_fontes(campo)');

export function valueOf(trait: Trait, text: string | null, own: Partial<TraitValue> = {}): TraitValue[] {
  const value = plainText(text ?? '');
  return value === '' ? [] : [{ trait, value, theme: null, years: null, ...own }];
}

const stateOf = (uf: string | null): TraitValue[] => valueOf('estado', ufNames.get(uf ?? '') ?? null);

/** As the candidate's page: by theme, or a list without a digest. */
function itemsOf({ pautas_detalhe, pautas_defendidas }: CandidateRecord): TraitValue[] {
  const sorted = themes.flatMap(({ key }) =>
    pautas_detalhe
      .filter(({ tema }) => tema === key)
      .flatMap(({ texto }) => valueOf('pauta', texto, { theme: key })),
  );
  return sorted.length > 0 ? sorted : pautas_defendidas.flatMap((item) => valueOf('pauta', item));
}

function describeCandidate(record: CandidateRecord): Described | null {
  const nome = plainText(record.nome);
  if (nome === '') return null;
  return {
    nome,
    isOffBallot: record.status === 'archived',
    values: [
      ...valueOf('partido', record.partido_sigla),
      ...stateOf(record.estado_origem),
      ...valueOf('profissão', record.profissao),
      ...valueOf('inclinação', record.inclinacao_politica),
      ...record.historico_eleitoral.flatMap(({ cargo, ano_inicio, ano_fim }) =>
        valueOf('cargo', cargo, { years: { from: ano_inicio, until: ano_fim ?? null } }),
      ),
      ...itemsOf(record),
    ],
  };
}

/** Only of public candidates, also when an administrator could see others. */
function readCandidates(rows: unknown): Promise<Marked[]> {
  const marked = candidateRows
    .parse(rows)
    .flatMap(({ favorito, ignorado, candidatos_presidencia_2026: row }): Marked[] => {
      if (row === null || !publicStatuses.includes(row.status)) return [];
      const record = candidateSchema.transform(statedFacts).safeParse(row).data;
      const person = record === undefined ? null : describeCandidate(record);
      return [{ id: row.id, isFavorite: favorito, isIgnored: ignorado, person }];
    });
  return Promise.resolve(marked);
}

async function readDeputies(rows: unknown, find: FindDeputies): Promise<Marked[]> {
  const marks = deputyRows.parse(rows);
  const found = await find([...new Set(marks.map(({ deputado_id: id }) => id))]);
  return marks.map(({ favorito, ignorado, deputado_id: id }) => {
    const { nome = '', siglaPartido = '', siglaUf = '' } = found.get(id) ?? {};
    const values = [...valueOf('partido', siglaPartido), ...stateOf(siglaUf)];
    const person = plainText(nome) === '' ? null : { nome: plainText(nome), isOffBallot: false, values };
    return { id, isFavorite: favorito, isIgnored: ignorado, person };
  });
}

/** By what several of them are called, in the order of the text. */
export const kinds = {
  candidatos: {
    one: 'candidato',
    table: 'usuario_candidatos_relacao',
    columns: `candidatos_presidencia_2026(${candidateColumns})`,
    traits,
    stateOf: 'de origem',
    votes: false,
    gap: null,
    read: readCandidates,
  },
  deputados: {
    one: 'deputado',
    table: 'usuario_deputados_relacao',
    columns: 'deputado_id',
    traits: ['partido', 'estado'],
    stateOf: 'do mandato',
    votes: true,
    gap: 'a Câmara dos Deputados não publica lista de pautas por deputado',
    read: readDeputies,
  },
} as const satisfies Record<string, KindRow>;

export type Kind = keyof typeof kinds;

function isKind(text: string): text is Kind {
  return Object.hasOwn(kinds, text);
}

export const allKinds: readonly Kind[] = Object.keys(kinds).filter(isKind);

export function rowOf(kind: Kind): KindRow {
  return kinds[kind];
}
