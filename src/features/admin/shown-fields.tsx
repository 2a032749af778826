import { Lock } from 'lucide-react';
import { originName } from '@/features/candidates/model';
import { Callout } from '@/ui/callout';
import { defaultsStillHeld, type ShownValues } from './shown-model';

const countOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

function Facts({ record }: { record: ShownValues }) {
  const facts = [
    ['Idade', record.idade === null ? 'Não informada' : `${record.idade} anos`],
    ['Cor do partido', record.partido_cor_hex],
    ['Estado de origem', originName(record.estado_origem)],
    ['Profissão', record.profissao ?? 'Não informada'],
    ['Pautas defendidas', String(countOf(record.pautas_defendidas))],
    ['Histórico eleitoral', String(countOf(record.historico_eleitoral))],
  ] as const;
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{term}:</dt>
          <dd className="font-head font-medium wrap-anywhere lining-nums tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What this screen shows and cannot change (spec §5), with a warning where a value is only the table's default. */
export function ShownFields({ record }: { record: ShownValues | null }) {
  const defaults = record === null ? [] : defaultsStillHeld(record);
  return (
    <div className="grid gap-3">
      <Callout tone="info" icon={<Lock aria-hidden className="size-5" />}>
        <p>
          <b>Não editáveis aqui.</b>{' '}
          {record === null
            ? 'Idade, estado e profissão começam como não informados, e as listas, vazias. A cor segue a sigla do partido.'
            : 'Estes campos não mudam ao salvar.'}
        </p>
        {record === null ? null : <Facts record={record} />}
      </Callout>
      {defaults.length === 0 ? null : (
        <Callout tone="warning">
          <p>
            <b>Ainda com o valor padrão:</b> {defaults.join(', ')}. O padrão não é um dado confirmado sobre a
            pessoa.
          </p>
        </Callout>
      )}
    </div>
  );
}
