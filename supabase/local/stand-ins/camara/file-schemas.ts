import * as z from 'zod';

/** By the Chamber's public contract and recorded answers, for the converter and the stand-in alike. */
const text = z.string().nullable();
const integer = z.int().nullable();
const money = z.number().nullable();

const deputySchema = z.strictObject({
  id: z.int(),
  uri: z.string(),
  nome: z.string(),
  siglaPartido: z.string(),
  uriPartido: text,
  siglaUf: z.string(),
  idLegislatura: z.int(),
  urlFoto: text,
  email: text,
});

const officeSchema = z.strictObject({
  nome: text,
  predio: text,
  sala: text,
  andar: text,
  telefone: text,
  email: text,
});

const statusSchema = z.strictObject({
  id: z.int(),
  uri: text,
  nome: text,
  siglaPartido: text,
  uriPartido: text,
  siglaUf: text,
  idLegislatura: integer,
  urlFoto: text,
  email: text,
  data: text,
  nomeEleitoral: text,
  gabinete: officeSchema,
  situacao: text,
  condicaoEleitoral: text,
  descricaoStatus: text,
});

const deputyDetailSchema = z.strictObject({
  id: z.int(),
  uri: text,
  nomeCivil: text,
  ultimoStatus: statusSchema,
  sexo: text,
  urlWebsite: text,
  redeSocial: z.array(z.string()),
  dataNascimento: text,
  dataFalecimento: text,
  ufNascimento: text,
  municipioNascimento: text,
  escolaridade: text,
});

export const expenseSchema = z.strictObject({
  ano: z.int(),
  mes: integer,
  tipoDespesa: z.string(),
  codDocumento: text,
  tipoDocumento: text,
  codTipoDocumento: integer,
  dataDocumento: text,
  numDocumento: text,
  valorDocumento: money,
  urlDocumento: text,
  nomeFornecedor: z.string(),
  cnpjCpfFornecedor: text,
  valorLiquido: z.number(),
  valorGlosa: money,
  numRessarcimento: text,
  codLote: integer,
  parcela: integer,
});

const speechSchema = z.strictObject({
  dataHoraInicio: z.string(),
  dataHoraFim: text,
  uriEvento: text,
  faseEvento: z.strictObject({ titulo: text, dataHoraInicio: text, dataHoraFim: text }),
  tipoDiscurso: text,
  urlTexto: text,
  urlAudio: text,
  urlVideo: text,
  keywords: text,
  sumario: text,
  transcricao: text,
});

export const propositionSchema = z.strictObject({
  id: z.int(),
  uri: z.string(),
  siglaTipo: z.string(),
  codTipo: integer,
  numero: z.int(),
  ano: z.int(),
  ementa: text,
  dataApresentacao: z.string(),
});

const partySchema = z.strictObject({
  id: z.int(),
  sigla: z.string(),
  nome: z.string(),
  uri: z.string(),
});

/** Tells a whole year from a sample of it. */
const yearTotalSchema = z.strictObject({
  ano: z.int(),
  totalLiquido: z.number(),
  documentos: z.int(),
  /** Net value by kind, in the words of the file. */
  porCategoria: z.record(z.string(), z.number()),
  cobertura: z.enum(['2026-completo', '2026-amostra', 'sem-2026', 'completo-api']),
});

const referenceSchema = z.strictObject({ cod: text, sigla: text, nome: text, descricao: text });

const rollCallSchema = z.strictObject({
  id: z.string(),
  uri: z.string(),
  data: z.string(),
  dataHoraRegistro: text,
  siglaOrgao: z.string(),
  uriOrgao: text,
  uriEvento: text,
  proposicaoObjeto: text,
  uriProposicaoObjeto: text,
  descricao: z.string(),
  aprovacao: integer,
});

/** What /votacoes does not tell of the proposition that was voted on. */
const votedPropositionSchema = z.strictObject({ titulo: text, ementa: text, temas: z.array(z.string()) });

/** Ids of deputies by their vote, the words as the Chamber writes them. */
const votesSchema = z.partialRecord(
  z.enum(['Sim', 'Não', 'Abstenção', 'Obstrução', 'Artigo 17']),
  z.array(z.int()),
);
const votesByRollCall = z.record(z.string().regex(/^\d+-\d+$/), votesSchema);

/** Party votes seen first and last; other days are unknown. */
const partyPeriodSchema = z.strictObject({ partido: z.string(), de: z.iso.date(), ate: z.iso.date() });

const listOf = <T extends z.ZodType>(row: T) => z.strictObject({ dados: z.array(row) });
const byId = <T extends z.ZodType>(value: T) => z.record(z.string().regex(/^\d+$/), value);

export const fileSchemas = {
  deputados: listOf(deputySchema),
  'deputados-legislatura-57': listOf(deputySchema),
  'deputados-detalhes': byId(deputyDetailSchema),
  despesas: byId(z.array(expenseSchema)),
  'despesas-totais-2026': byId(yearTotalSchema),
  discursos: byId(z.array(speechSchema)),
  /** `autores` is the answer of the filter idDeputadoAutor: ids of propositions by id of deputy. */
  proposicoes: z.strictObject({ dados: z.array(propositionSchema), autores: byId(z.array(z.int())) }),
  partidos: listOf(partySchema),
  ufs: listOf(referenceSchema),
  'tipos-despesa': listOf(referenceSchema),
  situacoes: listOf(referenceSchema),
  /** `proposicoes` by id of the roll call, of those whose source told. */
  votacoes: z.strictObject({
    dados: z.array(rollCallSchema),
    proposicoes: z.record(z.string(), votedPropositionSchema),
  }),
  votos: votesByRollCall,
  /** From a source that leaves out who presided (Artigo 17). */
  'votos-complemento': votesByRollCall,
  'partidos-no-voto': byId(z.array(partyPeriodSchema)),
};

export type FileName = keyof typeof fileSchemas;
export type FileContents = { [Name in FileName]: z.infer<(typeof fileSchemas)[Name]> };
