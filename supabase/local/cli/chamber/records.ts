import { type Copy, openCopy } from '../../stand-ins/camara/copy.ts';
import { partyOn } from '../../stand-ins/camara/party-on.ts';
import type { FileContents } from '../../stand-ins/camara/file-schemas.ts';

/** When the lists of the copy were read from the Chamber. */
export const readOn = { deputies: '2026-08-22', rollCalls: '2026-05-21', expenses: '2026-07-24' } as const;

const codes = { Sim: 1, Não: 2, Abstenção: 3, Obstrução: 4, 'Artigo 17': 5 } as const;
type Vote = keyof typeof codes;

export interface VotedRollCall {
  id: string;
  /** AAAA-MM-DD. */
  day: string;
  /** Whether its source tells who presided. */
  tellsWhoPresided: boolean;
  /** Deputy, number of the vote, party on that day when it is known. */
  votes: readonly (readonly [deputy: number, vote: number, party: string | null])[];
}

export interface ChamberRecords {
  /** Everybody in exercise, in the shape of the Chamber's list. */
  sitting: readonly object[];
  /** Who is known beside them; of some voters nothing but the number is. */
  others: readonly { id: number }[];
  /** In the Chamber's shape, with what is known of the proposition. */
  rollCalls: readonly { id: string; data: string }[];
  voted: readonly VotedRollCall[];
  /** Yearly totals of unknown months (0), and the same by kind. */
  expenses: { years: readonly object[]; kinds: readonly object[] };
  bills: readonly BillsOfYear[];
}

interface BillsOfYear {
  ano: number;
  /** AAAA-MM-DD of the newest bill of that year with an author. */
  ate: string;
  counts: { deputado: number; quantidade: number }[];
}

/** A year without authors counts nobody. */
async function readBills(copy: Copy): Promise<BillsOfYear[]> {
  const { dados, autores } = await copy.read('proposicoes');
  const bills = new Map(dados.filter(({ siglaTipo }) => siglaTipo === 'PL').map((bill) => [bill.id, bill]));
  const years = new Map<number, BillsOfYear>();
  for (const [deputy, ids] of Object.entries(autores)) {
    const signed = ids.flatMap((id) => bills.get(id) ?? []);
    for (const ano of new Set(signed.map((bill) => bill.ano))) {
      const days = signed
        .filter((bill) => bill.ano === ano)
        .map((bill) => bill.dataApresentacao.slice(0, 10));
      const { ate = '', counts = [] } = years.get(ano) ?? {};
      counts.push({ deputado: Number(deputy), quantidade: days.length });
      years.set(ano, { ano, ate: lastOf([ate, ...days]), counts });
    }
  }
  return [...years.values()];
}

/** The latest of some days; '' of none. */
export function lastOf(days: readonly string[]): string {
  return days.toSorted().at(-1) ?? '';
}

/** Deputies without documents are not in the year's file. */
async function readExpenses(copy: Copy): Promise<ChamberRecords['expenses']> {
  const totals = Object.entries(await copy.read('despesas-totais-2026')).filter(
    ([, { documentos }]) => documentos > 0,
  );
  return {
    years: totals.map(([id, { ano, totalLiquido, documentos }]) => ({
      deputado: Number(id),
      ano,
      valor: totalLiquido,
      documentos,
      ate: readOn.expenses,
    })),
    kinds: totals.flatMap(([id, { ano, porCategoria }]) =>
      Object.entries(porCategoria).map(([tipo, valor]) => ({
        deputado: Number(id),
        ano,
        mes: 0,
        tipo,
        valor,
      })),
    ),
  };
}

type Periods = FileContents['partidos-no-voto'];

function isVote(word: string): word is Vote {
  return Object.hasOwn(codes, word);
}

function votesOf(
  votes: FileContents['votos'][string],
  day: string,
  periods: Periods,
): VotedRollCall['votes'] {
  return Object.entries(votes).flatMap(([word, deputies]) =>
    isVote(word)
      ? deputies.map((deputy) => [deputy, codes[word], partyOn(periods, deputy, day)] as const)
      : [],
  );
}

/** Oldest first; `latest` leaves out all but that many. */
async function readVoted(copy: Copy, latest: number | null): Promise<VotedRollCall[]> {
  const [{ dados }, votes, more, periods] = await Promise.all([
    copy.read('votacoes'),
    copy.read('votos'),
    copy.read('votos-complemento'),
    copy.read('partidos-no-voto'),
  ]);
  const voted = dados
    .filter(({ id }) => votes[id] !== undefined || more[id] !== undefined)
    .sort((a, b) => a.data.localeCompare(b.data) || a.id.localeCompare(b.id));
  return (latest === null ? voted : voted.slice(-latest)).map(({ id, data }) => ({
    id,
    day: data,
    tellsWhoPresided: votes[id] !== undefined,
    votes: votesOf(votes[id] ?? more[id] ?? {}, data, periods),
  }));
}

export async function readChamberRecords(latest: number | null): Promise<ChamberRecords> {
  const copy = openCopy();
  const voted = await readVoted(copy, latest);
  const sitting = (await copy.read('deputados')).dados;
  const known = new Set(sitting.map(({ id }) => id));
  const details = Object.values(await copy.read('deputados-detalhes'));
  const formerly = details
    .filter(({ id }) => !known.has(id))
    .map(({ id, ultimoStatus: { nome, siglaPartido, siglaUf, urlFoto, idLegislatura } }) => ({
      id,
      nome,
      siglaPartido,
      siglaUf,
      urlFoto,
      idLegislatura,
    }));
  for (const { id } of formerly) known.add(id);
  const bills = await readBills(copy);
  const named = new Set([
    ...voted.flatMap(({ votes }) => votes.map(([deputy]) => deputy)),
    ...bills.flatMap(({ counts }) => counts.map(({ deputado }) => deputado)),
  ]);
  const { dados, proposicoes } = await copy.read('votacoes');
  return {
    sitting,
    others: [...formerly, ...[...named].filter((id) => !known.has(id)).map((id) => ({ id }))],
    rollCalls: dados.map((row) => ({ ...row, ...proposicoes[row.id] })),
    voted,
    expenses: await readExpenses(copy),
    bills,
  };
}
