import type { CellSource, CompareCell, CompareGroup, CompareRow } from '@/features/compare/model';
import { ageOf, ageText } from '@/features/politicians/age';
import { sourcesOf, titleParts } from '@/features/candidates/fact-sources';
import { coalitionText, registrationNote } from '@/features/candidates/facts-model';
import { type Candidate, mandatesOf, mandateYears } from '@/features/candidates/model';
import { agendaOrigin, nothingOfTheme, themes, themeTexts } from '@/features/candidates/themes';
import { formatShare, outcomeText } from '@/features/results/model';
import { ufName } from '@/features/politicians/states';
import { formatDay, formatMoney } from '@/lib/format';
import { formatCount } from '@/lib/format-count';

/** Null where the record could not be read. */
type Compared = Candidate | null;

function sourcesFor(candidate: Candidate, facts: readonly string[]): CellSource[] {
  return facts
    .flatMap((fact) => sourcesOf(candidate, fact))
    .map(({ titulo, veiculo, url, publicada_em, consultada_em }) => {
      const read = consultada_em === null ? null : `consultada em ${formatDay(consultada_em)}`;
      const day = publicada_em === null ? read : `publicada em ${formatDay(publicada_em)}`;
      return { title: titleParts(titulo)[0], outlet: veiculo, url, day };
    });
}

function rowOf(
  candidates: readonly Compared[],
  label: string,
  facts: readonly string[],
  say: (candidate: Candidate) => CompareCell | string | null,
): CompareRow {
  return {
    label,
    cells: candidates.map((candidate) => {
      if (candidate === null) return undefined;
      const said = say(candidate);
      const cell =
        typeof said === 'object' && said !== null ? said : { lines: said === null ? null : [said] };
      return { sources: sourcesFor(candidate, facts), ...cell };
    }),
  };
}

/** What is compared of candidates, in the one order. */
export function candidateGroups(candidates: readonly Compared[], today: string): CompareGroup[] {
  const row = (
    label: string,
    fact: string | readonly string[],
    say: (one: Candidate) => CompareCell | string | null,
  ) => rowOf(candidates, label, typeof fact === 'string' ? [fact] : fact, say);
  return [
    {
      title: 'Candidatura',
      rows: [
        row('Partido', ['partido_sigla', 'partido_nome'], ({ partido_nome }) => partido_nome),
        row('Número', 'numero_urna', ({ numero_urna }) =>
          numero_urna === null ? null : String(numero_urna),
        ),
        row('Coligação', 'coalition', coalitionText),
        row('Vice', 'vice_nome', ({ vice_nome, vice_partido }) => ({
          lines: vice_nome === null ? null : [vice_nome],
          note: vice_nome === null ? null : vice_partido,
        })),
        row('Registro no TSE', 'situacao_registro', (one) => ({
          lines: one.situacao_registro === null ? null : [one.situacao_registro],
          note: registrationNote(one),
        })),
        ...roundRows(candidates),
      ],
    },
    {
      title: 'Pessoa',
      rows: [
        row('Idade', ['idade', 'data_nascimento'], (one) => {
          const age = ageOf(one, today);
          return age === null ? null : ageText(age);
        }),
        row('Escolaridade', 'escolaridade', ({ escolaridade }) => escolaridade),
        row('Profissão', 'profissao', ({ profissao }) => profissao),
        row('Estado de origem', 'estado_origem', ({ estado_origem }) =>
          estado_origem ? ufName(estado_origem) : null,
        ),
        row('Bens declarados', 'bens_declarados', ({ bens_declarados }) =>
          // Of large text the sign may end a line, so that no number is parted.
          bens_declarados === null ? null : formatMoney(bens_declarados).replace('\u00a0', ' '),
        ),
        row('Histórico eleitoral', 'historico_eleitoral', historyOf),
      ],
    },
    {
      title: agendaOrigin,
      rows: [
        ...themes.map(({ key, title }) =>
          row(title, 'pautas_defendidas', ({ pautas_detalhe }) => {
            const texts = themeTexts(pautas_detalhe);
            return texts.size === 0 ? null : (texts.get(key) ?? nothingOfTheme);
          }),
        ),
        row('Plano de governo', 'plano_governo_url', planOf),
      ],
    },
  ];
}

/** The plan is its own source, beside who else states where it is. */
function planOf(candidate: Candidate): CompareCell {
  const { nome, plano_governo_url: href } = candidate;
  if (href === null) return { lines: null };
  const own = { title: `Plano de governo de ${nome}`, outlet: null, day: null, url: href };
  return { lines: ['Ler o plano'], href, sources: [own, ...sourcesFor(candidate, ['plano_governo_url'])] };
}

/** 'No mandate' is shown only where a source states it; otherwise nobody knows. */
function historyOf(candidate: Candidate): CompareCell {
  const mandates = mandatesOf(candidate.historico_eleitoral);
  if (mandates.length > 0)
    return { lines: mandates.map((mandate) => `${mandate.cargo}, ${mandateYears(mandate)}`) };
  const isStated = sourcesOf(candidate, 'historico_eleitoral').length > 0;
  return { lines: isStated ? ['As fontes não registram cargo eletivo.'] : null };
}

function resultIn(candidate: Candidate, round: number) {
  return candidate.resultados?.find(({ turno }) => turno?.turno === round);
}

/** A row for each round in which somebody here has published votes. */
function roundRows(candidates: readonly Compared[]): CompareRow[] {
  return [1, 2]
    .filter((round) => candidates.some((one) => one !== null && resultIn(one, round) !== undefined))
    .map((round) =>
      rowOf(candidates, `${round}º turno`, [`resultado_${round}turno`], (candidate) => {
        const result = resultIn(candidate, round);
        if (result) {
          const votes = `${formatCount(result.votos)} ${result.votos === 1 ? 'voto' : 'votos'}`;
          const note = `${formatShare(result.percentual)} dos válidos. ${outcomeText(result.situacao)}.`;
          return { lines: [votes], note };
        }
        return round === 2 && resultIn(candidate, 1)?.situacao === 'nao_eleito'
          ? 'Não disputou este turno.'
          : null;
      }),
    );
}
