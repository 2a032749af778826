import { Search } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { partyColorOf } from '@/features/politicians/party-legend';
import { untilText } from '@/lib/day/data-day';
import { officialResults } from '@/lib/election/election';
import { paths } from '@/lib/paths';
import { personName } from '@/lib/text/person-name';
import { ufName } from '@/features/politicians/state/states';
import { Bar } from '@/ui/bar-chart';
import { EmptyState } from '@/ui/state/empty-state';
import { ExternalLink } from '@/ui/external-link';
import { Disclosure } from '@/ui/dialog/disclosure';
import { Callout } from '@/ui/state/callout';
import { PartyChip } from '@/features/politicians/party-chip';
import { initials } from '@/ui/person/initials';
import { NumberText } from '@/ui/number-text';
import { Photo } from '@/ui/person/photo';
import { RowList, RowMeta, RowName } from '@/ui/row-list';
import { SourceNote } from '@/ui/source-note';
import { electedDays, electedPerPage, electedSources, electedUntil } from './elected-model';
import type { Elected } from './schema';
import { LoadMore } from '@/ui/load-more';

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
              <span>{`(coleta: ${day})`}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Callout>
  );
}

/** The court's own pages have people whom this list lacks. */
export function ElectedElsewhere() {
  return (
    <p className="border-border mt-4 border-y py-3">
      <span>Senadores e governadores não estão aqui.</span>{' '}
      <ExternalLink href={officialResults} className="font-semibold">
        Ver no TSE
      </ExternalLink>
    </p>
  );
}

interface ElectedListProps {
  people: readonly Elected[];
  /** '' for all. */
  uf: string;
  pages: number;
  /** By the number of the deputy. */
  portraits: Readonly<Record<number, string>>;
  onPagesChange: (pages: number) => void;
}

/** Only people certainly known here have a link. */
export function ElectedList({ people, uf, pages, portraits, onPagesChange }: ElectedListProps) {
  const shown = people.slice(0, pages * electedPerPage);
  const until = electedUntil(people);
  const isCopy = people.some(({ situacao_lista }) => situacao_lista === 'preliminar');
  const count = `${String(people.length)} ${people.length === 1 ? 'eleito(a)' : 'eleitos(as)'}`;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-2">
        <h2 aria-live="polite" className="text-h3">
          {`${ufName(uf || 'BR')}: ${count}`}
        </h2>
        {isCopy ? <span className="text-small text-muted">preliminar</span> : null}
        {shown.length < people.length ? (
          <span className="text-small text-muted">{`mostrando ${shown.length}`}</span>
        ) : null}
      </div>
      {people.length === 0 ? (
        <EmptyState isCounted icon={<Search size={28} />} title="Ninguém encontrado">
          Confira o nome ou tire um dos filtros.
        </EmptyState>
      ) : (
        <>
          <FormerStrip people={people} />
          <RowList className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))] gap-x-8">
            {shown.map((person) => (
              <li key={`${person.uf} ${person.nome_urna}`}>
                <ElectedRow person={person} portraits={portraits} hasState={uf !== ''} />
              </li>
            ))}
          </RowList>
        </>
      )}
      {shown.length < people.length ? <LoadMore onClick={() => onPagesChange(pages + 1)} /> : null}
      <SourceNote>
        “Novos(as) aqui” não quer dizer primeira vez: só olhamos quem foi deputado(a) entre 2023 e 2027, e só
        a ligação certa conta. O nome de urna vem da lista, que o escreve todo em maiúsculas.{' '}
        <Link to={paths.data}>{untilText(isCopy ? until : null)}</Link>
      </SourceNote>
    </>
  );
}

/** True of one and of many, before and after the elected take their seats. */
const formerText = 'na Câmara entre 2023 e 2027';

function FormerStrip({ people }: { people: readonly Elected[] }) {
  const former = people.filter(({ deputado_id }) => deputado_id !== null).length;
  const added = people.length - former;
  return (
    <div className="mb-3">
      <Bar ratio={former / people.length} />
      <p className="text-small mt-1.5 flex flex-wrap justify-between gap-x-2">
        {/* A line of its own on phones: fitting beside the other hung on the font. */}
        <span className="max-sm:w-full">
          <NumberText isStrong>{former}</NumberText> {formerText}
        </span>{' '}
        <span>
          <NumberText isStrong>{added}</NumberText>{' '}
          <span>{added === 1 ? 'novo(a) aqui' : 'novos(as) aqui'}</span>
        </span>
      </p>
    </div>
  );
}

interface ElectedRowProps extends Pick<ElectedListProps, 'portraits'> {
  person: Elected;
  /** One state need not be repeated for each. */
  hasState: boolean;
}

function ElectedRow({ person, portraits, hasState }: ElectedRowProps) {
  const { uf, nome_urna, partido_sigla, deputado_id } = person;
  const name = personName(nome_urna);
  const { pathname, search } = useLocation();
  return (
    <div className="group/row relative grid grid-cols-[48px_minmax(0,1fr)] items-center gap-3 py-2">
      {deputado_id === null ? (
        <span
          aria-hidden
          translate="no"
          className="rounded-chip border-border-strong text-muted font-head grid aspect-3/4 place-items-center border border-dashed font-semibold"
        >
          {initials(name)}
        </span>
      ) : (
        <Photo src={portraits[deputado_id]} name={name} width={48} />
      )}
      <div>
        <RowName>
          {deputado_id === null ? (
            name
          ) : (
            <Link
              to={paths.deputy(deputado_id)}
              state={{ from: pathname + search }}
              className="stretched group-hover/row:underline"
            >
              {name}
            </Link>
          )}
        </RowName>
        <RowMeta>
          <PartyChip sigla={partido_sigla} color={partyColorOf(partido_sigla)} />
          {hasState ? null : <span>{uf}</span>}
          {deputado_id === null ? null : <span>{formerText}</span>}
        </RowMeta>
      </div>
    </div>
  );
}
