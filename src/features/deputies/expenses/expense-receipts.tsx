import { Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/text/format';
import { EmptyState } from '@/ui/state/empty-state';
import { NumberText } from '@/ui/number-text';
import type { Expense } from '@/features/deputies/records/collection-schema';
import { ExpenseCharts } from './expense-charts';
import { ExpenseItems } from './expense-items';
import { totalOf, withoutRepeats } from './expense-model';
import { repeatedTexts, summedText, unsummedTexts } from './expense-texts';
import { isBoughtTicket } from './expense-type';
import { ticketsText } from './expense-words';
import { type Collection, hasEveryRow, isWhole } from '@/features/deputies/records/read-all-pages';
import { deputyTexts } from '@/features/deputies/texts';
import { Definition, DefinitionList } from '@/ui/definition-list';
import { FoldSection } from '@/features/politicians/fold-section';

interface ExpenseReceiptsProps {
  collection: Collection<Expense>;
  isLoading: boolean;
  name: string;
  year: number;
  isThisYear: boolean;
  /** From the Chamber's file; null where there is none. */
  total: number | null;
  /** For a year without receipts. */
  toYearBefore: ReactNode;
}

/** The Chamber's list of receipts is not the file of the year's number. */
export function ExpenseReceipts({ collection: all, isLoading, name, year, ...rest }: ExpenseReceiptsProps) {
  const rows = withoutRepeats(all.rows);
  const collection = { ...all, rows };
  const hasAll = isWhole(collection);
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<Receipt size={28} />}
        title={emptyTitle(hasEveryRow(collection), year, rest)}
        action={rest.toYearBefore}
      />
    );
  return (
    <>
      {hasAll ? (
        <ReceiptsSum rows={rows} repeated={all.rows.length - rows.length} hasTotal={rest.total !== null} />
      ) : null}
      <div className="border-border border-t">
        {hasAll ? <ExpenseCharts expenses={rows} /> : null}
        <ExpenseItems collection={collection} isLoading={isLoading} name={name} year={year} />
        <ExpenseGlossary />
      </div>
    </>
  );
}

function emptyTitle(
  hasEvery: boolean,
  year: number,
  { total, isThisYear }: Pick<ExpenseReceiptsProps, 'total' | 'isThisYear'>,
): string {
  if (!hasEvery || total !== null) return deputyTexts.unknownReceipts;
  return isThisYear ? deputyTexts.noExpenses : `Nenhuma despesa registrada em ${year}`;
}

interface ReceiptsSumProps {
  rows: readonly Expense[];
  repeated: number;
  hasTotal: boolean;
}

function ReceiptsSum({ rows, repeated, hasTotal }: ReceiptsSumProps) {
  const summed = rows.filter(({ valorLiquido }) => valorLiquido !== null);
  const hasTickets = rows.some(({ tipoDespesa }) => isBoughtTicket(tipoDespesa));
  const more = [...unsummedTexts(rows.length - summed.length), ...repeatedTexts(repeated)];
  return (
    <div className="max-w-measure mb-4">
      <p>
        <NumberText isStrong>{formatMoney(totalOf(rows))}</NumberText>{' '}
        <span>{`em ${summedText(summed)}${hasTickets ? `, ${ticketsText(true)}` : ''}.`}</span>
      </p>
      {hasTotal ? (
        <p className="text-small text-muted">
          É a soma da lista abaixo, lida recibo a recibo. O número do ano, acima, vem do arquivo anual da
          Câmara: o dia e o que entra podem ser outros.
        </p>
      ) : null}
      {more.map((text) => (
        <p key={text} className="text-small text-muted">
          {text}
        </p>
      ))}
    </div>
  );
}

function ExpenseGlossary() {
  return (
    <FoldSection title="O que é" about="CEAP, SIGEPA, RPA">
      <DefinitionList isStacked className="max-w-measure">
        <Definition term="CEAP">
          <Plain>
            Cota para o Exercício da Atividade Parlamentar: a Câmara paga ou reembolsa despesas do mandato até
            um limite por mês, que muda com o estado.
          </Plain>
        </Definition>
        <Definition term="SIGEPA">
          <Plain>
            Sistema de Gestão de Passagens Aéreas: o bilhete é emitido por ele, descontado da cota, e aparece
            sem documento.
          </Plain>
        </Definition>
        <Definition term="RPA">
          <Plain>Requisição de Passagem Aérea: o bilhete é pedido à companhia e pago pela cota.</Plain>
        </Definition>
      </DefinitionList>
    </FoldSection>
  );
}

function Plain({ children }: { children: string }) {
  return <span className="font-normal">{children}</span>;
}
