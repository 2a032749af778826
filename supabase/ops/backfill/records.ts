import * as z from 'zod';
import {
  deputyNumber,
  line,
  orientationSchema,
  orNull,
  rollCallSchema,
  uf,
  voteSchema,
} from '../../functions/sincronizar-camara/records.ts';
import type { Cells } from './checked-rows.ts';

/* The increment's rules and the writers' shapes; an empty cell is null. */

const text = (cells: Cells, name: string): string | null => cells[name]?.trim() || null;
const number = (cells: Cells, name: string): number | null => {
  const value = text(cells, name);
  return value === null ? null : Number(value);
};

export const columns = {
  votacoes: ['id', 'data', 'dataHoraRegistro', 'siglaOrgao', 'aprovacao', 'descricao'],
  votacoesVotos: [
    'idVotacao',
    'voto',
    'deputado_id',
    'deputado_nome',
    'deputado_siglaUf',
    'deputado_idLegislatura',
    'deputado_urlFoto',
  ],
  votacoesOrientacoes: ['idVotacao', 'siglaBancada', 'orientacao'],
  Ano: [
    'ideCadastro',
    'txNomeParlamentar',
    'sgUF',
    'txtDescricao',
    'vlrLiquido',
    'numMes',
    'numAno',
    'datEmissao',
  ],
  // As public projects quote the files' first lines (docs/dados.md); none was at hand.
  proposicoes: ['id', 'siglaTipo', 'ano', 'dataApresentacao'],
  proposicoesAutores: ['idProposicao', 'idDeputadoAutor', 'nomeAutor', 'siglaUFAutor'],
} as const;

/** Throws ZodError for a row of another shape. */
export function readRollCall(cells: Cells): z.infer<typeof rollCallSchema> {
  return rollCallSchema.parse({
    id: text(cells, 'id'),
    data: text(cells, 'data'),
    dataHoraRegistro: text(cells, 'dataHoraRegistro'),
    siglaOrgao: text(cells, 'siglaOrgao'),
    descricao: cells['descricao'],
    aprovacao: number(cells, 'aprovacao'),
  });
}

/** Null for secret votes; the file's party is today's, so left out. */
export function readVote(cells: Cells) {
  const word = text(cells, 'voto');
  if (word === null) return null;
  const { tipoVoto, deputado_ } = voteSchema.parse({
    tipoVoto: word,
    deputado_: {
      id: number(cells, 'deputado_id'),
      nome: text(cells, 'deputado_nome'),
      siglaUf: text(cells, 'deputado_siglaUf'),
      idLegislatura: number(cells, 'deputado_idLegislatura'),
      urlFoto: text(cells, 'deputado_urlFoto'),
    },
  });
  const votacao = cells['idVotacao'] ?? '';
  return { vote: { votacao, deputado: deputado_.id, voto: tipoVoto, partido: null }, person: deputado_ };
}

/** Null where the bench said nothing. */
export function readOrientation(cells: Cells) {
  const word = text(cells, 'orientacao');
  if (word === null) return null;
  const { siglaPartidoBloco, orientacaoVoto } = orientationSchema.parse({
    siglaPartidoBloco: cells['siglaBancada'],
    orientacaoVoto: word,
  });
  return { votacao: cells['idVotacao'] ?? '', bancada: siglaPartidoBloco, orientacao: orientacaoVoto };
}

const expense = z.object({
  deputado: deputyNumber,
  nome: orNull(line(200)),
  uf: orNull(uf),
  ano: z.int().min(2000).max(2100),
  mes: z.int().min(0).max(12),
  tipo: line(200),
  /** Cents, so that sums are exact. */
  valor: z.int(),
  dia: orNull(z.iso.date()),
});

export type Expense = z.infer<typeof expense>;

const money = /^-?\d+(?:[.,]\d{1,2})?$/;

/** Null for leaderships. Reads no supplier, document or CPF. Throws ZodError. */
export function readExpense(cells: Cells): Expense | null {
  const id = text(cells, 'ideCadastro');
  if (id === null) return null;
  const value = text(cells, 'vlrLiquido') ?? '';
  return expense.parse({
    deputado: Number(id),
    nome: text(cells, 'txNomeParlamentar'),
    uf: cells['sgUF'] === 'NA' ? null : text(cells, 'sgUF'),
    ano: number(cells, 'numAno'),
    mes: number(cells, 'numMes') ?? 0,
    tipo: text(cells, 'txtDescricao'),
    valor: money.test(value) ? Math.round(Number(value.replace(',', '.')) * 100) : null,
    dia: text(cells, 'datEmissao')?.slice(0, 10) ?? null,
  });
}

const bill = z.object({
  id: z.int().positive(),
  ano: z.int(),
  dia: orNull(z.iso.date()),
});

/** Null for anything but bills (PL). Throws ZodError otherwise. */
export function readBill(cells: Cells): z.infer<typeof bill> | null {
  if (text(cells, 'siglaTipo') !== 'PL') return null;
  return bill.parse({
    id: number(cells, 'id'),
    ano: number(cells, 'ano'),
    dia: text(cells, 'dataApresentacao')?.slice(0, 10) ?? null,
  });
}

const signature = z.object({
  projeto: z.int().positive(),
  deputado: deputyNumber,
  nome: orNull(line(200)),
  uf: orNull(uf),
});

export type Signature = z.infer<typeof signature>;

/** Null for authors who are no deputies. Throws ZodError otherwise. */
export function readSignature(cells: Cells): Signature | null {
  const id = text(cells, 'idDeputadoAutor');
  if (id === null) return null;
  return signature.parse({
    projeto: number(cells, 'idProposicao'),
    deputado: Number(id),
    nome: text(cells, 'nomeAutor'),
    uf: text(cells, 'siglaUFAutor'),
  });
}
