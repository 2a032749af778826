import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/text/format';
import { StatusBadge } from '@/ui/person/badge';
import { NumberText } from '@/ui/number-text';
import { Photo } from '@/ui/person/photo';
import { Table, Td, Th, Tr } from '@/ui/table';
import { breaksOf } from '@/features/admin/breaks-of';
import type { ListedCandidate } from '@/features/admin/model';
import { RowActions, type RowHandlers } from './row-actions';

export function RowPhoto({ candidate, width }: { candidate: ListedCandidate; width: number }) {
  const isDeleted = candidate.status === 'deleted';
  return (
    <Photo
      src={candidate.foto_url}
      name={candidate.nome}
      width={width}
      isMuted={isDeleted}
      className={isDeleted ? 'opacity-60' : ''}
    />
  );
}

interface CandidateTableProps {
  candidates: readonly ListedCandidate[];
  handlers: RowHandlers;
}

export function CandidateTable({ candidates, handlers }: CandidateTableProps) {
  return (
    <Table caption="Candidatos" className="[&_td]:align-middle">
      <thead>
        <tr>
          <Th className="w-14">Foto</Th>
          <Th>Nome</Th>
          <Th>Partido</Th>
          <Th>Ano</Th>
          <Th>Status</Th>
          <Th>Atualizado</Th>
          <Th isEnd>Ações</Th>
        </tr>
      </thead>
      <tbody>
        {candidates.map((candidate) => (
          <Tr key={candidate.id}>
            <Td>
              <div className="w-10.5">
                <RowPhoto candidate={candidate} width={42} />
              </div>
            </Td>
            <th
              translate="no"
              scope="row"
              className={cn(
                'border-border font-head border-b py-[11px] pr-4 text-left text-[1.0625rem] font-bold',
                breaksOf(candidate.nome),
              )}
            >
              {candidate.nome}
            </th>
            <Td translate="no" className={breaksOf(candidate.partido_nome)}>
              {`${candidate.partido_sigla} - ${candidate.partido_nome}`}
            </Td>
            <Td>
              <NumberText>{candidate.election_year}</NumberText>
            </Td>
            <Td>
              <StatusBadge status={candidate.status} />
            </Td>
            <Td>
              <NumberText>{formatDate(candidate.updated_at)}</NumberText>
            </Td>
            <Td isEnd className="w-36">
              <RowActions candidate={candidate} handlers={handlers} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
