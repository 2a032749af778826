import { Lock } from 'lucide-react';
import { termOf, wordsOf } from '@/features/candidates/facts-model';
import { factLabel } from '@/features/candidates/history/record-changes';
import type { CandidateRecord } from '@/features/admin/candidate-record';
import { Callout } from '@/ui/state/callout';
import { FactSources } from './fact-sources';
import { type FormValues, sourcesKey } from './form-keys';
import { shownFacts } from './form-rows';
import type { CandidateForm } from './use-candidate-form';
import { unstatedFacts } from '@/lib/stated-facts';
import { unknownWords } from '@/lib/text/unknown-words';

/** Fields that still hold the table's default without a source: 'idade (35 anos)'. */
function defaultsStillHeld(record: CandidateRecord): string[] {
  return unstatedFacts(record).map(
    (field) => `${factLabel(field).toLowerCase()} (${wordsOf(field, Reflect.get(record, field))})`,
  );
}

const countOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

interface FactsProps {
  form: CandidateForm;
  values: FormValues;
  userId: string;
  record: CandidateRecord;
  reviews: ReadonlyMap<string, string>;
}

function textOf(record: CandidateRecord, fact: string): string {
  if (fact === 'resultado_1turno') return 'em Resultados';
  const value: unknown = Reflect.get(record, fact);
  return Array.isArray(value)
    ? String(value.length)
    : (wordsOf(fact, value) ?? unknownWords(factLabel(fact)));
}

function Facts({ form, values, userId, record, reviews }: FactsProps) {
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {shownFacts.map((fact) => (
        <div key={fact} className="flex min-w-0 flex-wrap content-start gap-x-2">
          <dt className="text-muted">{`${termOf(record, fact, factLabel(fact))}:`}</dt>
          <dd className="font-head font-medium wrap-anywhere lining-nums tabular-nums">
            {textOf(record, fact)}
          </dd>
          <dd className="w-full">
            <FactSources
              form={form}
              userId={userId}
              fact={fact}
              value={values[sourcesKey(fact)] ?? ''}
              label={termOf(record, fact, factLabel(fact))}
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

interface ReadonlyFieldsProps extends Pick<FactsProps, 'form' | 'values' | 'userId'> {
  record: CandidateRecord | null;
  reviews: FactsProps['reviews'] | null;
}

/** A value that is only the table's default gets a warning (spec §5). */
export function ReadonlyFields({ record, reviews, ...rest }: ReadonlyFieldsProps) {
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
