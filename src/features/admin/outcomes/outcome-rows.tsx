import { Check, Pencil, Plus } from 'lucide-react';
import { partyText } from '@/lib/text/party-text';
import { formatDay } from '@/lib/text/format';
import { useMediaQuery } from '@/lib/use/use-media-query';
import { StatusBadge } from '@/ui/person/badge';
import { Button } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';
import { IconButton } from '@/ui/icon-button';
import { NumberText } from '@/ui/number-text';
import { Table, Td, Th, Tr } from '@/ui/table';
import { outcomeWord, type Member, type MemberOutcome, type PanelOutcome } from './model';

interface OutcomeRowsProps {
  rows: readonly MemberOutcome[];
  onEdit: (row: MemberOutcome) => void;
  onConfirm: (row: MemberOutcome) => void;
}

export function OutcomeRows(props: OutcomeRowsProps) {
  return useMediaQuery('(min-width: 64em)') ? <Wide {...props} /> : <Narrow {...props} />;
}

function Wide({ rows, ...acts }: OutcomeRowsProps) {
  return (
    <Table caption="Destinos dos deputados" className="[&_td]:align-middle">
      <thead>
        <tr>
          <Th>Deputado(a)</Th>
          <Th>Destino</Th>
          <Th>Fonte e dia</Th>
          <Th>Situação</Th>
          <Th isEnd>Ações</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={row.member.id}>
            <th scope="row" className="border-border border-b py-[11px] pr-4 text-left">
              <b translate="no" className="font-head text-[1.0625rem] wrap-anywhere">
                {row.member.nome}
              </b>
              <span className="text-small text-muted block font-normal">{placeOf(row.member)}</span>
            </th>
            <Td className={row.outcome ? '' : 'text-muted'}>{outcomeWord(row.outcome)}</Td>
            <Td className="text-small max-w-72 wrap-anywhere">
              {row.outcome ? <Source outcome={row.outcome} /> : '—'}
            </Td>
            <Td>
              <Situation outcome={row.outcome} />
            </Td>
            <Td isEnd>
              <Acts row={row} {...acts} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Narrow({ rows, ...acts }: OutcomeRowsProps) {
  return (
    <ul aria-label="Destinos dos deputados" className="border-border-strong border-t">
      {rows.map((row) => (
        <li key={row.member.id} className="border-border grid gap-1.5 border-b py-3.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 translate="no" className="font-head text-[1.125rem] font-bold wrap-anywhere">
              {row.member.nome}
            </h3>
            <p className="text-small text-muted">{placeOf(row.member)}</p>
          </div>
          <p className={row.outcome ? '' : 'text-muted'}>{outcomeWord(row.outcome)}</p>
          {row.outcome ? (
            <p className="text-small text-muted wrap-anywhere">
              Fonte: <Source outcome={row.outcome} />
            </p>
          ) : null}
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Situation outcome={row.outcome} />
            <Acts row={row} {...acts} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const placeOf = ({ siglaPartido, siglaUf }: Member) =>
  [siglaPartido && partyText(siglaPartido), siglaUf].filter((part) => part !== null).join(' ·\xa0');

function Source({ outcome }: { outcome: PanelOutcome }) {
  return (
    <>
      <ExternalLink href={outcome.fonte_url}>{outcome.fonte_titulo}</ExternalLink>
      {' ·\xa0'}
      <NumberText>{formatDay(outcome.revisado_em)}</NumberText>
    </>
  );
}

function Situation({ outcome }: { outcome: PanelOutcome | null }) {
  if (outcome === null) return <span className="text-muted">Sem registro</span>;
  return outcome.situacao === 'conferido' ? (
    <StatusBadge status="active" word="Conferido" />
  ) : (
    <StatusBadge status="archived" word="Preliminar" />
  );
}

function Acts({ row, onEdit, onConfirm }: Omit<OutcomeRowsProps, 'rows'> & { row: MemberOutcome }) {
  const { nome } = row.member;
  if (row.outcome === null)
    return (
      <Button aria-label={`Acrescentar ${nome}`} onClick={() => onEdit(row)}>
        <Plus className="size-5" />
        Acrescentar
      </Button>
    );
  return (
    <div className="flex justify-end gap-1">
      {row.outcome.situacao === 'conferido' ? null : (
        <Button aria-label={`Confirmar ${nome}`} onClick={() => onConfirm(row)}>
          <Check className="size-5" />
          Confirmar
        </Button>
      )}
      <IconButton label={`Editar ${nome}`} icon={<Pencil className="size-5" />} onClick={() => onEdit(row)} />
    </div>
  );
}
