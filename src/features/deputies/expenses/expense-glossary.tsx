import { Definition, DefinitionList } from '@/ui/definition-list';
import { FoldSection } from '@/features/politicians/fold-section';

export function ExpenseGlossary() {
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
