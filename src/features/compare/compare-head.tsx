import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import { Photo } from '@/ui/person/photo';
import type { CompareColumn } from './model';
import { asCell, asColumnHeader, asRow, asRowGroup, outOfSight, type Sight } from './table-style';

interface CompareHeadProps {
  columns: readonly CompareColumn[];
  sight: Sight;
}

export function CompareHead({ columns, sight }: CompareHeadProps) {
  return (
    <thead {...asRowGroup}>
      <tr {...asRow}>
        <td {...asCell} />
        {columns.map((column, index) => (
          <th key={column.id} scope="col" {...asColumnHeader} className={outOfSight(index, sight)}>
            <Person column={column} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Person({ column: { state, name, meta, photo, to, retry, isRetrying } }: { column: CompareColumn }) {
  if (state === 'missing') return <NobodyFound />;
  if (state === 'failed') {
    return (
      <>
        <span role="alert" className="block">
          Não foi possível carregar esta coluna.
        </span>
        <Button className="mt-2" disabled={isRetrying} onClick={retry}>
          Tentar novamente
        </Button>
      </>
    );
  }
  return (
    <span className="flex flex-wrap items-start gap-3">
      <Photo src={photo} name={name ?? '?'} width={56} className="w-14 flex-none print:hidden" />
      <span className="min-w-0 flex-[1_1_8rem]">
        <span translate="no" className="font-head block font-bold">
          {to === undefined ? name : <Link to={to}>{name}</Link>}
        </span>
        {meta ? <small>{meta}</small> : null}
      </span>
    </span>
  );
}

/** Of one column, or of all in the place of a table of dashes. */
export function NobodyFound() {
  return (
    <span className="text-muted">
      Ninguém foi encontrado com este endereço. A ficha pode ter sido retirada.
    </span>
  );
}
