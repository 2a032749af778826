import * as z from 'zod/mini';
import type { Outcome } from '@/lib/election/election-outcome';
import { sourceFieldLabels } from '@/features/admin/model';
import { formatCount } from '@/lib/text/format-count';
import { compareTexts } from '@/lib/text/text-order';
import type { Database } from '@/lib/supabase/database.types';

type Tables = Database['public']['Tables'];
type Turn = Tables['turnos_presidencia']['Row'];

export type PanelRound = Pick<
  Turn,
  | 'id'
  | 'turno'
  | 'situacao'
  | 'eleitorado'
  | 'comparecimento'
  | 'validos'
  | 'brancos'
  | 'nulos'
  | 'proclamado_em'
  | 'fonte_titulo'
  | 'fonte_url'
  | 'fonte_data'
  | 'updated_at'
> & {
  resultados: Pick<
    Tables['resultados_presidencia']['Row'],
    'candidato_id' | 'votos' | 'percentual' | 'situacao'
  >[];
};

/** `tse_sq` is the court's number. */
export type Candidacy = Pick<
  Tables['candidatos_presidencia_2026']['Row'],
  'id' | 'nome' | 'numero_urna' | 'tse_sq'
>;

const votesSchema = z.object({ votos: z.string(), percentual: z.string(), situacao: z.string() });

/** Texts, in the order of `standingIn`. */
export const valuesSchema = z.object({
  situacao: z.string(),
  fonte_titulo: z.string(),
  fonte_url: z.string(),
  fonte_data: z.string(),
  proclamado_em: z.string(),
  validos: z.string(),
  brancos: z.string(),
  nulos: z.string(),
  comparecimento: z.string(),
  eleitorado: z.string(),
  votes: z.array(votesSchema),
});

export type RoundValues = z.infer<typeof valuesSchema>;
export type VotesValues = z.infer<typeof votesSchema>;

export const roundLabels = {
  situacao: 'Situação',
  ...sourceFieldLabels,
  fonte_data: 'Fonte lida em',
  proclamado_em: 'Proclamado em',
  validos: 'Votos válidos',
  brancos: 'Brancos',
  nulos: 'Nulos',
  comparecimento: 'Comparecimento',
  eleitorado: 'Eleitorado',
};

export const votesLabels = { votos: 'Votos', percentual: '% dos válidos', situacao: 'Situação' };

export const situationWords = {
  nao_publicado: 'Não publicado',
  apurado: 'Apurado',
  proclamado: 'Proclamado',
} as const;

/** In the order of votes, equal ones by name; the second round has two. */
export function standingIn(
  turno: 1 | 2,
  rounds: readonly PanelRound[],
  active: readonly Candidacy[],
): Candidacy[] {
  const votesIn = (round: PanelRound | undefined, { id }: Candidacy) =>
    round?.resultados.find(({ candidato_id }) => candidato_id === id);
  const [first, own] = [1, turno].map((number) => rounds.find((round) => round.turno === number));
  const people =
    turno === 1 ? active : active.filter((one) => votesIn(first, one)?.situacao === 'segundo_turno');
  return people.toSorted(
    (a, b) => (votesIn(own, b)?.votos ?? 0) - (votesIn(own, a)?.votos ?? 0) || compareTexts(a.nome, b.nome),
  );
}

/** '119.300.788'; empty where unknown. */
export const countText = (count: number | null) => (count === null ? '' : formatCount(count));

/** '45,16', out of 100. */
function shareText(share: number): string {
  return share.toFixed(2).replace('.', ',');
}

/** Empty where no votes are known. */
export function votesText(
  own: Omit<PanelRound['resultados'][number], 'candidato_id'> | undefined,
): VotesValues {
  return own
    ? { votos: formatCount(own.votos), percentual: shareText(own.percentual), situacao: own.situacao }
    : { votos: '', percentual: '', situacao: '' };
}

export function valuesOf(round: PanelRound, standing: readonly Candidacy[]): RoundValues {
  return {
    situacao: round.situacao,
    fonte_titulo: round.fonte_titulo ?? '',
    fonte_url: round.fonte_url ?? '',
    fonte_data: round.fonte_data ?? '',
    proclamado_em: round.proclamado_em ?? '',
    validos: countText(round.validos),
    brancos: countText(round.brancos),
    nulos: countText(round.nulos),
    comparecimento: countText(round.comparecimento),
    eleitorado: countText(round.eleitorado),
    votes: standing.map(({ id }) => votesText(round.resultados.find((own) => own.candidato_id === id))),
  };
}

export function differences(saved: RoundValues, proposed: RoundValues): number {
  const before = textsOf(saved);
  return textsOf(proposed).filter((text, index) => text !== before[index]).length;
}

function textsOf({ votes, ...fields }: RoundValues): string[] {
  return [
    ...Object.values<string>(fields),
    ...votes.flatMap(({ votos, percentual, situacao }) => [votos, percentual, situacao]),
  ];
}

/** 'antes 2.300.706', or 'antes vazio' without a saved value. */
export function beforeHint(saved: string, current: string, text = saved): string | undefined {
  return saved === current ? undefined : `antes ${text === '' ? 'vazio' : text}`;
}

export function markedAs<Line extends { situacao: string }>(
  situacao: Outcome,
  votes: readonly Line[],
  standing: readonly Candidacy[],
): (Line & Pick<Candidacy, 'id' | 'nome'>)[] {
  return standing.flatMap(({ id, nome }, index) => {
    const own = votes[index];
    return own?.situacao === situacao ? [{ id, nome, ...own }] : [];
  });
}
