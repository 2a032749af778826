import type { CellSource, CompareCell, CompareGroup, CompareRow } from '@/features/compare/model';
import { sourcesOf, titleParts } from '@/features/candidates/sources/fact-sources';
import { fieldRows, saidOf } from '@/features/candidates/facts-model';
import {
  type Candidate,
  isOfThisYear,
  mandatesOf,
  mandateYears,
  noOffice,
} from '@/features/candidates/model';
import { agendaOrigin, nothingOfTheme, themes, themeTexts } from '@/features/candidates/themes';
import { outcomeText } from '@/features/results/model';
import type { FieldRow } from '@/lib/candidate-fields';
import { formatDay } from '@/lib/text/format';
import { formatShare, votesText } from '@/lib/text/format-count';

/** Null where the record could not be read. */
type Compared = Candidate | null;

/** Each once, also where it states several of the facts. */
function sourcesFor(candidate: Candidate, facts: readonly string[]): CellSource[] {
  const all = facts
    .flatMap((fact) => sourcesOf(candidate, fact))
    .map(({ titulo, veiculo, url, publicada_em, consultada_em }) => {
      const read = consultada_em === null ? null : `consultada em ${formatDay(consultada_em)}`;
      const day = publicada_em === null ? read : `publicada em ${formatDay(publicada_em)}`;
      return { title: titleParts(titulo)[0], outlet: veiculo, url, day };
    });
  return [...new Map(all.map((source) => [JSON.stringify(source), source])).values()];
}

function rowOf(
  candidates: readonly Compared[],
  label: string,
  facts: readonly string[],
  say: (candidate: Candidate) => CompareCell,
): CompareRow {
  return {
    label,
    cells: candidates.map((candidate) =>
      candidate === null ? undefined : { sources: sourcesFor(candidate, facts), ...say(candidate) },
    ),
  };
}

/** Words of rows that need fewer than the label. */
const shorter: Readonly<Record<string, string>> = { partido_nome: 'Partido', numero_urna: 'Número' };

/** Rows that rest on another fact besides their own. */
const statedBy: Readonly<Record<string, readonly string[]>> = {
  partido_nome: ['partido_sigla', 'partido_nome'],
  idade: ['idade', 'data_nascimento'],
};

export function candidateGroups(candidates: readonly Compared[], today: string): CompareGroup[] {
  const rowsOf = (group: FieldRow['compared']) =>
    fieldRows
      .filter(([, { compared }]) => compared === group)
      .map(([column, row]) =>
        rowOf(candidates, shorter[column] ?? row.label, statedBy[column] ?? [column], (candidate) =>
          cellOf(candidate, column, row, today),
        ),
      );
  return [
    { title: 'Candidatura', rows: [...rowsOf('Candidatura'), ...roundRows(candidates)] },
    { title: 'Pessoa', rows: rowsOf('Pessoa') },
    {
      title: agendaOrigin,
      rows: [
        ...themes.map(({ key, title }) =>
          rowOf(candidates, title, ['pautas_defendidas'], ({ pautas_detalhe }) => {
            const texts = themeTexts(pautas_detalhe);
            return { lines: texts.size === 0 ? null : [texts.get(key) ?? nothingOfTheme] };
          }),
        ),
        ...rowsOf('Pautas'),
      ],
    },
  ];
}

/** A document is its own source, beside who else states where it is. */
function cellOf(candidate: Candidate, column: string, row: FieldRow, today: string): CompareCell {
  const { label, link, isName } = row;
  if (column === 'historico_eleitoral') return historyOf(candidate, today);
  const said = saidOf(candidate, column, today);
  if (said === null) return { lines: null };
  const { text, note } = said;
  // Of large text the sign may end a line, so that no number is parted.
  if (link === undefined) return { lines: [text.replace('R$\u00a0', 'R$ ')], note, isName };
  const own = { title: `${label} de ${candidate.nome}`, outlet: null, day: null, url: text };
  return { lines: [link], href: text, sources: [own, ...sourcesFor(candidate, [column])] };
}

/** 'No mandate' is shown only where a source states it; otherwise nobody knows. */
function historyOf(candidate: Candidate, today: string): CompareCell {
  const mandates = mandatesOf(candidate.historico_eleitoral);
  const isNew = isOfThisYear(candidate, today);
  if (mandates.length > 0)
    return { lines: mandates.map((mandate) => `${mandate.cargo}, ${mandateYears(mandate, isNew)}`) };
  const isStated = sourcesOf(candidate, 'historico_eleitoral').length > 0;
  return { lines: isStated ? [noOffice] : null };
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
          const note = `${formatShare(result.percentual)} dos válidos. ${outcomeText(result.situacao)}.`;
          return { lines: [votesText(result.votos)], note };
        }
        if (candidate.status === 'archived') return { lines: ['Não foi à urna.'] };
        const isOut = round === 2 && resultIn(candidate, 1)?.situacao === 'nao_eleito';
        return { lines: isOut ? ['Não disputou este turno.'] : null };
      }),
    );
}
