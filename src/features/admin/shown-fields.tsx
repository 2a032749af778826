import { Lock } from 'lucide-react';
import { originName } from '@/features/candidates/model';
import { factLabel } from '@/features/candidates/record-changes';
import { Callout } from '@/ui/callout';
import { FactSources } from './fact-sources';
import { type FormValues, shownFacts, type ShownFact, sourcesKey } from './form-keys';
import { defaultsStillHeld, type ShownValues } from './shown-model';
import type { CandidateForm } from './use-candidate-form';

const countOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

interface FactsProps {
  form: CandidateForm;
  values: FormValues;
  userId: string;
  record: ShownValues;
  /** Days of the last review by fact. */
  reviews: ReadonlyMap<string, string>;
}

const textOf: Readonly<Record<ShownFact, (record: ShownValues) => string>> = {
  numero_urna: ({ numero_urna }) => (numero_urna === null ? 'Não informado' : String(numero_urna)),
  idade: ({ idade }) => (idade === null ? 'Não informada' : `${idade} anos`),
  partido_cor_hex: ({ partido_cor_hex }) => partido_cor_hex,
  estado_origem: ({ estado_origem }) => originName(estado_origem),
  profissao: ({ profissao }) => profissao ?? 'Não informada',
  historico_eleitoral: ({ historico_eleitoral }) => String(countOf(historico_eleitoral)),
  link_site_campanha: ({ link_site_campanha }) => link_site_campanha ?? 'Não informado',
  resultado_1turno: () => 'em Resultados',
};

/** What the record says, each with its sources, which can be changed here. */
function Facts({ form, values, userId, record, reviews }: FactsProps) {
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {shownFacts.map((fact) => (
        <div key={fact} className="flex min-w-0 flex-wrap content-start gap-x-2">
          <dt className="text-muted">{`${factLabel(fact)}:`}</dt>
          <dd className="font-head font-medium wrap-anywhere lining-nums tabular-nums">
            {textOf[fact](record)}
          </dd>
          <dd className="w-full">
            <FactSources
              form={form}
              userId={userId}
              fact={fact}
              value={values[sourcesKey(fact)] ?? ''}
              label={factLabel(fact)}
              reviewedOn={reviews.get(fact)}
              isAsked={false}
            />
          </dd>
        </div>
      ))}
      <div className="flex flex-wrap gap-x-2">
        <dt className="text-muted">Pautas defendidas:</dt>
        <dd className="font-head font-medium lining-nums tabular-nums">
          {countOf(record.pautas_defendidas)}
        </dd>
      </div>
    </dl>
  );
}

interface ShownFieldsProps extends Pick<FactsProps, 'form' | 'values' | 'userId'> {
  /** Null for a new record. */
  record: ShownValues | null;
  reviews: FactsProps['reviews'] | null;
}

/** What this screen shows and cannot change (spec §5), with a warning where a value is only the table's default. */
export function ShownFields({ record, reviews, ...rest }: ShownFieldsProps) {
  const defaults = record === null ? [] : defaultsStillHeld(record);
  return (
    <div className="grid gap-3">
      <Callout tone="info" icon={<Lock aria-hidden className="size-5" />}>
        <p>
          <b>Não editáveis aqui.</b>{' '}
          <span>
            {record === null
              ? 'Idade, estado e profissão começam como não informados, e as listas, vazias. A cor segue a sigla do partido.'
              : 'Estes campos não mudam ao salvar; as fontes deles, sim.'}
          </span>
        </p>
        {record === null || reviews === null ? null : <Facts {...rest} record={record} reviews={reviews} />}
      </Callout>
      {defaults.length === 0 ? null : (
        <Callout tone="warning">
          <p>
            <b>Ainda com o valor padrão:</b>
            <span>{` ${defaults.join(', ')}. O padrão não é um dado confirmado sobre a pessoa.`}</span>
          </p>
        </Callout>
      )}
    </div>
  );
}
