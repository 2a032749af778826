import { Link } from 'react-router-dom';
import { untilText } from '@/lib/day/data-day';
import { formatMoney } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import { NumberText, TotalNumber } from '@/ui/number-text';
import { SourceNote } from '@/ui/source-note';
import { besideMedian, isElectionYear, ofState } from '@/features/deputies/context/context-model';
import { ContextKinds, ContextMonths } from '@/features/deputies/context/context-rows';
import { enoughToCompare, type ExpenseContext as Context } from '@/features/deputies/context/context-schema';
import { ContextStrip } from '@/features/deputies/context/context-strip';
import { ExpenseLimits } from './expense-limits';
import { expensesName, hasBoughtTickets, ticketsText } from './expense-words';

interface ExpenseContextProps {
  id: number;
  name: string;
  year: number;
  /** Null for a deputy whom the tables do not have. */
  context: Context | null;
  /** Only by complete receipts. */
  bought: number;
}

/** The Chamber's yearly file beside the state's deputies: arithmetic, no judgement. */
export function ExpenseContext({ id, name, year, context, bought }: ExpenseContextProps) {
  const uf = context?.uf ?? null;
  const total = context?.total ?? null;
  const n = context?.n ?? 0;
  return (
    <>
      {context === null || total === null ? (
        <p className="text-lead">{noTotalText(n, year)}</p>
      ) : (
        <>
          <TotalNumber>{formatMoney(total)}</TotalNumber>
          <p className="max-w-measure mt-1">
            <span>{`${expensesName} em ${year},`}</span> <b>{ticketsText(hasBoughtTickets(context))}</b>
            <span>.</span>
          </p>
          {bought === 0 || hasBoughtTickets(context) ? null : <LeftOutTickets bought={bought} />}
        </>
      )}
      {context === null || uf === null || n === 0 ? null : (
        <BesideState id={id} name={name} year={year} uf={uf} context={context} />
      )}
      <NoJudgement />
      {context === null || uf === null ? null : (
        <>
          <div className="border-text mt-6 border-t-3">
            {total === null ? null : (
              <>
                <ContextKinds kinds={context.tipos} uf={uf} />
                <ContextMonths months={context.meses} limits={context.limites} year={year} />
              </>
            )}
            <ExpenseLimits limits={context.limites} uf={uf} isElectionYear={isElectionYear(year)} />
          </div>
          <SourceNote>
            <span>{sourceText(n, year)}</span> <Link to={paths.data}>{untilText(context.ate)}</Link>
          </SourceNote>
        </>
      )}
    </>
  );
}

/** With `n` of the state the file lacks this deputy, else the whole file. */
function noTotalText(n: number, year: number): string {
  return n > 0
    ? `Nenhuma despesa no arquivo da Câmara de ${year}.`
    : `O total de ${year} não está nestes dados.`;
}

function sourceText(n: number, year: number): string {
  return n > 0
    ? `Fonte: arquivo anual da cota de ${year}, Dados Abertos da Câmara dos Deputados.`
    : `O arquivo da cota de ${year}, dos Dados Abertos da Câmara dos Deputados, não está neste site.`;
}

export function NoJudgement() {
  return (
    <p className="text-small text-muted max-w-measure mt-2">
      Deputados assumem e se licenciam em datas diferentes; valores maiores ou menores não indicam
      irregularidade.
    </p>
  );
}

/** From the receipts; the compared file leaves out everybody's tickets. */
function LeftOutTickets({ bought }: { bought: number }) {
  return (
    <p className="text-small text-muted max-w-measure mt-1">
      <span>Ficam de fora</span> <NumberText isStrong>{formatMoney(bought)}</NumberText>{' '}
      <span>nessas passagens. O arquivo da Câmara não as traz: a conta é a mesma para todos.</span>
    </p>
  );
}

interface BesideStateProps {
  id: number;
  name: string;
  year: number;
  uf: string;
  context: Context;
}

function BesideState({ id, name, year, uf, context }: BesideStateProps) {
  const { n, mediana, total, deputados } = context;
  if (n < enoughToCompare || mediana === null) return <p className="mt-3">Poucos deputados para comparar.</p>;
  const place = total === null ? null : besideMedian(total, mediana);
  return (
    <>
      <p className="text-lead max-w-measure border-border mt-3 border-t pt-3">
        {place === null ? null : (
          <b>{`${place.charAt(0).toUpperCase()}${place.slice(1)} ${ofState(uf)}. `}</b>
        )}
        <span>{`O do meio dos ${n} deputados ${ofState(uf)} com despesas: `}</span>
        <NumberText isStrong>{formatMoney(mediana)}</NumberText>
        <span>. Metade gastou menos, metade gastou mais (mediana).</span>
      </p>
      <ContextStrip id={id} name={name} year={year} uf={uf} median={mediana} deputies={deputados} />
    </>
  );
}
