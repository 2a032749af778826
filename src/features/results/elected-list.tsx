import { Search } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { partyColorOf } from '@/features/politicians/party-colors';
import { untilText } from '@/lib/data-day';
import { paths } from '@/lib/paths';
import { ufLabel } from '@/features/politicians/states';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ExternalLink } from '@/ui/external-link';
import { Disclosure } from '@/ui/disclosure';
import { Callout } from '@/ui/callout';
import { PartyChip } from '@/features/politicians/party-chip';
import { Photo } from '@/ui/photo';
import { Row, RowList, RowMeta, RowName } from '@/ui/row-list';
import { SourceNote } from '@/ui/source-note';
import {
  ballotName,
  type Elected,
  electedDays,
  electedPerPage,
  electedSources,
  electedUntil,
} from './elected-model';

/** What the list is, and the lists that it was put together from. */
export function ElectedNote({ people }: { people: readonly Elected[] }) {
  if (people.every(({ situacao_lista }) => situacao_lista === 'conferida'))
    return <Callout tone="success">Lista conferida com o TSE.</Callout>;
  return (
    <Callout tone="warning">
      <p className="font-semibold">
        Lista preliminar, reunida de fontes públicas e ainda não conferida com o TSE.
      </p>
      <p className="text-small">{electedDays(people)}</p>
      <Disclosure isPlain summary="Ver as fontes">
        <ul className="grid gap-1.5">
          {electedSources(people).map(({ title, url, day }) => (
            <li key={title} className="text-small wrap-anywhere">
              {url === null ? title : <ExternalLink href={url}>{title}</ExternalLink>}{' '}
              <span>{`(${day})`}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Callout>
  );
}

interface ElectedListProps {
  /** Who matches, in the order shown. */
  people: readonly Elected[];
  pages: number;
  onPagesChange: (pages: number) => void;
}

/** Those who match, fifty at a time: the same fields for all, a way to the page of who is certainly a deputy known here. */
export function ElectedList({ people, pages, onPagesChange }: ElectedListProps) {
  const linked = people.filter(({ deputado_id }) => deputado_id !== null).length;
  const shown = people.slice(0, pages * electedPerPage);
  const until = electedUntil(people);
  const isCopy = people.some(({ situacao_lista }) => situacao_lista === 'preliminar');
  return (
    <>
      <h2 className="sr-only">Lista de eleitos</h2>
      <div className="mt-6 mb-3 flex flex-wrap items-center gap-x-2">
        <p role="status" className="min-h-7 flex-[1_1_11rem]">
          <span className="font-head text-h3 font-bold">{people.length}</span>{' '}
          <span>{people.length === 1 ? 'eleito(a)' : 'eleitos(as)'}</span>
          {shown.length < people.length ? (
            <span className="text-muted">{` (${shown.length} à vista)`}</span>
          ) : null}
        </p>
        <p className="text-small text-muted">{`${linked} com perfil de deputado(a) neste site`}</p>
      </div>
      {people.length === 0 ? (
        <EmptyState icon={<Search size={28} />} title="Ninguém encontrado">
          Confira o nome ou tire um dos filtros.
        </EmptyState>
      ) : (
        <RowList columns={2}>
          {shown.map((person) => (
            <li key={person.id}>
              <ElectedRow person={person} />
            </li>
          ))}
        </RowList>
      )}
      {shown.length < people.length ? (
        <div className="mt-6 grid justify-items-center">
          <Button size="large" onClick={() => onPagesChange(pages + 1)}>
            Carregar Mais
          </Button>
        </div>
      ) : null}
      <SourceNote>
        Sem ligação com um perfil não quer dizer estreia: só a 57ª legislatura foi comparada, e só a ligação
        certa aparece. Nome de urna como na lista, escrito em minúsculas.{' '}
        <Link to={paths.data}>{untilText(isCopy ? until : null)}</Link>
      </SourceNote>
    </>
  );
}

function ElectedRow({ person: { uf, nome_urna, partido_sigla, deputado_id } }: { person: Elected }) {
  const name = ballotName(nome_urna);
  const nameId = useId();
  return (
    <Row photo={<Photo src={null} name={name} width={56} />}>
      <RowName id={nameId}>{name}</RowName>
      <RowMeta>
        <PartyChip sigla={partido_sigla} color={partyColorOf(partido_sigla)} />
        {ufLabel(uf)}
      </RowMeta>
      {deputado_id === null ? null : (
        <Link
          to={paths.deputy(deputado_id)}
          aria-describedby={nameId}
          className="text-small min-h-target inline-flex items-center font-semibold"
        >
          Já é deputado(a): ver perfil
        </Link>
      )}
    </Row>
  );
}
