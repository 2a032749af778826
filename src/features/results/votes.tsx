import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { formatCount, formatShare, votesText } from '@/lib/text/format-count';
import { paths } from '@/lib/paths';
import { Bar } from '@/ui/bar-chart';
import { NumberText } from '@/ui/number-text';
import { PartyChip } from '@/features/politicians/party-chip';
import { Table, Td, Th } from '@/ui/table';
import { outcomeText } from './model';
import type { ResultRow } from './schema';

const keyOf = ({ candidato }: ResultRow, index: number) => candidato?.id ?? index;

function Name({ candidato, className }: Pick<ResultRow, 'candidato'> & { className?: string }) {
  if (candidato === null) return 'Candidatura retirada';
  return (
    <Link
      translate="no"
      to={paths.candidate(candidato.id)}
      className={cn('font-head text-[1.0625rem] font-bold wrap-anywhere', className)}
    >
      {candidato.nome}
    </Link>
  );
}

function Party({ candidato }: Pick<ResultRow, 'candidato'>) {
  return candidato === null ? null : (
    <PartyChip sigla={candidato.partido_sigla} color={candidato.partido_cor_hex} />
  );
}

/** From 1024 px, where its bars can be told apart, and on paper. */
export function VotesTable({ caption, rows }: { caption: string; rows: readonly ResultRow[] }) {
  return (
    <div className="print-table max-lg:hidden">
      <Table caption={caption}>
        <thead>
          <tr>
            <Th>Candidatura</Th>
            <Th>Partido</Th>
            <Th isEnd>Número</Th>
            <Th isEnd>Votos</Th>
            <Th>% dos válidos</Th>
            <Th>Situação</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)}>
              <th scope="row" className="border-border border-b py-2 pr-4 text-left whitespace-nowrap">
                <Name candidato={row.candidato} />
              </th>
              <Td className="whitespace-nowrap">
                <Party candidato={row.candidato} />
              </Td>
              <Td isEnd>
                <NumberText>{row.candidato?.numero_urna ?? '—'}</NumberText>
              </Td>
              <Td isEnd>
                <NumberText>{formatCount(row.votos)}</NumberText>
              </Td>
              <Td>
                <span className="flex items-center gap-4">
                  <Bar hasHalf ratio={row.percentual / 100} />
                  <span translate="no" className="fig min-w-[4.5rem] flex-none text-right font-bold">
                    {formatShare(row.percentual)}
                  </span>
                </span>
              </Td>
              <Td className="whitespace-nowrap">{outcomeText(row.situacao)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

export function VotesList({ rows }: { rows: readonly ResultRow[] }) {
  return (
    <ul className="border-border-strong [&>li]:border-border border-t lg:hidden [&>li]:border-b">
      {rows.map((row, index) => (
        <li key={keyOf(row, index)} className="grid gap-1.5 py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Name candidato={row.candidato} className="min-h-target -my-3 inline-flex items-center" />
            <span translate="no" className="fig font-bold whitespace-nowrap">
              {formatShare(row.percentual)}
            </span>
          </div>
          <div className="text-small text-muted flex flex-wrap items-center justify-between gap-x-3">
            <span className="flex items-center gap-2">
              <Party candidato={row.candidato} />
              <NumberText>{row.candidato?.numero_urna}</NumberText>
            </span>
            <span className="fig">{votesText(row.votos)}</span>
          </div>
          <Bar hasHalf ratio={row.percentual / 100} />
          <p className="text-small">{outcomeText(row.situacao)}</p>
        </li>
      ))}
    </ul>
  );
}
