import { paths } from '@/lib/paths';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { Definition, DefinitionList } from '@/ui/definition-list';
import { PageHead } from '@/ui/page-head';
import { RunningText } from '@/ui/running-text';
import { Section } from '@/ui/section';
import { AccessibilityChecklist, AccessibilityLimits } from './accessibility-checklist';

export const head = {
  path: paths.accessibility,
  title: 'Acessibilidade',
  description: 'Como usar a Pauta Aberta com teclado, leitor de tela ou texto maior.',
} satisfies HeadData;

export function Component() {
  return (
    <div className="max-w-reading">
      <DocumentHead {...head} />
      <PageHead title="Acessibilidade" lead="Como usar o site com teclado, leitor de tela ou texto maior." />
      <Section title="Teclado">
        <RunningText>
          <p>
            Tudo funciona com o teclado. A primeira tecla Tab de cada página mostra atalhos para pular ao
            conteúdo, ao menu, à busca (onde há uma) e ao rodapé. Entre abas, use as setas. Cada atalho também
            tem uma tecla de acesso, usada junto com a combinação do seu navegador (em geral Alt ou Alt +
            Shift):
          </p>
        </RunningText>
        <DefinitionList className="max-w-reading mt-4">
          <Definition term="1">Ir para o conteúdo</Definition>
          <Definition term="2">Ir para o menu</Definition>
          <Definition term="3">Ir para a busca</Definition>
          <Definition term="4">Ir para o rodapé</Definition>
        </DefinitionList>
      </Section>
      <Section title="Texto, cores e movimento">
        <RunningText>
          <ul>
            <li>O texto pode crescer até 200% pelo navegador sem perder conteúdo.</li>
            <li>Há tema claro e escuro, no rodapé, e o contraste alto do sistema é respeitado.</li>
            <li>Quem pede menos movimento ao sistema não vê animações.</li>
            <li>Nenhuma informação depende só de cor.</li>
            <li>
              Perfis, despesas, escolhas e análise podem ser impressos: preto no branco, sem menus, com a
              data.
            </li>
          </ul>
        </RunningText>
      </Section>
      <AccessibilityChecklist />
      <AccessibilityLimits />
    </div>
  );
}
