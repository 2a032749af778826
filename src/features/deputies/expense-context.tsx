import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { untilText } from '@/lib/data-day';
import { formatDay, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { KindBadge } from '@/ui/badge';
import { Callout } from '@/ui/callout';
import { ErrorState } from '@/ui/error-state';
import { ExternalLink } from '@/ui/external-link';
import { NumberText } from '@/ui/number-text';
import { Section } from '@/ui/section';
import { SourceNote } from '@/ui/source-note';
import { TextSkeleton } from '@/ui/skeleton';
import { besideMedian, isElectionYear, ofState } from './context-model';
import { ContextKinds, ContextMonths } from './context-rows';
import { enoughToCompare, type ExpenseContext as Context } from './context-schema';
import { ContextStrip } from './context-strip';
import { contextQueries } from './reads';

interface ExpenseContextProps {
  id: number;
  name: string;
  year: number;
}

/** What a deputy was reimbursed in a year beside the state's limit and its other deputies: arithmetic, no judgement. */
export function ExpenseContext({ id, name, year }: ExpenseContextProps) {
  const query = useQuery(contextQueries.year(id, year));
  if (query.isPending) return <TextSkeleton text="Carregando o contexto..." lines={8} />;
  if (query.data === undefined) {
    return (
      <Section title="Em contexto">
        <ErrorState
          message="Não foi possível carregar o contexto das despesas."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
        <NoJudgement />
      </Section>
    );
  }
  const context = query.data;
  const uf = context?.uf ?? null;
  if (context === null || uf === null) {
    return (
      <Section title="Em contexto">
        <p>{`Nenhuma despesa de ${year} nestes dados.`}</p>
        <NoJudgement />
      </Section>
    );
  }
  return (
    <>
      <Section title="Em contexto" meta={`deputados ${ofState(uf)} com despesas em ${year}`}>
        <Reimbursed context={context} year={year} />
        <BesideState id={id} name={name} year={year} uf={uf} context={context} />
        <Limits limits={context.limites} uf={uf} />
        {isElectionYear(year) ? (
          <p className="text-muted max-w-measure mt-3">
            A despesa com divulgação é proibida nos 120 dias antes da eleição.
          </p>
        ) : null}
        <NoJudgement />
      </Section>
      {context.total === null ? null : (
        <>
          <ContextKinds kinds={context.tipos} uf={uf} />
          <ContextMonths months={context.meses} limits={context.limites} year={year} />
        </>
      )}
      <SourceNote>
        Fonte: arquivo anual da cota, Dados Abertos da Câmara dos Deputados.{' '}
        <Link to={paths.data}>{untilText(context.ate)}</Link>
      </SourceNote>
    </>
  );
}

/** Said of every year, whatever is known of it. */
function NoJudgement() {
  return (
    <Callout tone="info" className="mt-4">
      Deputados assumem e se licenciam em datas diferentes; valores maiores ou menores não indicam
      irregularidade.
    </Callout>
  );
}

function Reimbursed({ context: { total, ate, documentos }, year }: { context: Context; year: number }) {
  if (total === null) return <p>{`Nenhuma despesa de ${year} nestes dados.`}</p>;
  return (
    <>
      <p className="text-lead">
        <span>{`Reembolsado em ${year}${ate === null ? '' : ` até ${formatDay(ate)}`}:`}</span>{' '}
        <NumberText isStrong>{formatMoney(total)}</NumberText>
        <span>.</span>
      </p>
      <p className="text-small text-muted mt-1">
        {`${
          documentos === null
            ? 'Documentos: Não informado'
            : documentos === 1
              ? '1 documento'
              : `${documentos} documentos`
        }, no total do ano. A soma dos documentos carregados nesta página é outra conta e pode ser diferente.`}
      </p>
    </>
  );
}

function BesideState({
  id,
  name,
  year,
  uf,
  context,
}: ExpenseContextProps & { uf: string; context: Context }) {
  const { n, mediana, menor, maior, total, deputados } = context;
  if (n < enoughToCompare || mediana === null || menor === null || maior === null)
    return <p className="mt-3">Poucos deputados para comparar.</p>;
  return (
    <>
      <p className="text-lead mt-3">
        <span>{`Mediana dos ${n} deputados ${ofState(uf)} com despesas no ano: `}</span>
        <NumberText isStrong>{formatMoney(mediana)}</NumberText>.
      </p>
      {total === null ? null : (
        <p className="text-lead">
          <span translate="no">{name}</span>: <b>{besideMedian(total, mediana)}</b>.
        </p>
      )}
      <p className="text-small text-muted mt-1">{`Do menor ao maior: de ${formatMoney(menor)} a ${formatMoney(maior)}.`}</p>
      <ContextStrip id={id} name={name} year={year} uf={uf} median={mediana} deputies={deputados} />
    </>
  );
}

function Limits({ limits, uf }: { limits: Context['limites']; uf: string }) {
  if (limits.length === 0) return <p className="mt-4">{`Limite mensal ${ofState(uf)}: Não informado.`}</p>;
  return (
    <>
      <ul className="mt-4">
        {limits.map(({ desde, ate, valor, ato, fonte_url, conferido }) => (
          <li key={desde} className="mt-2">
            <span>{`Limite mensal ${ofState(uf)}:`}</span>{' '}
            <NumberText isStrong>{valor === null ? 'Não informado' : formatMoney(valor)}</NumberText>{' '}
            <span>{`(${ate === null ? `desde ${formatDay(desde)}` : `até ${formatDay(ate)}`}).`}</span>{' '}
            <ExternalLink href={fonte_url}>{ato}</ExternalLink>{' '}
            {conferido || valor === null ? null : (
              <KindBadge>valor ainda não conferido na página da Câmara</KindBadge>
            )}
          </li>
        ))}
      </ul>
      <p className="text-muted max-w-measure mt-3">
        O que não se usa num mês pode ser usado em outro do mesmo ano. Os valores não incluem o que cargos de
        liderança ou de comissão acrescentam.
      </p>
    </>
  );
}
