import { DocumentHead } from '@/lib/document-head';
import { PageHead } from '@/ui/page-head';
import { Prose } from '@/ui/prose';
import { Section } from '@/ui/section';

/** What is held about a person, why, and who can see it (LGPD, Lei 13.709/2018). */
export function Component() {
  return (
    <div className="max-w-reading">
      <DocumentHead
        title="Privacidade"
        description="O que a Pauta Aberta guarda sobre você, para quê e quem vê."
      />
      <PageHead title="Privacidade" lead="O que guardamos sobre você, para quê e quem vê." />
      <Prose>
        <p>
          Marcar um candidato como favorito ou ignorado revela opinião política, que a lei trata como dado
          sensível (Lei 13.709/2018, art. 5º). Por isso guardamos o mínimo.
        </p>
      </Prose>
      <Section title="Sem conta">
        <Prose>
          <p>
            Você pode ler tudo sem conta. Não há anúncios, rastreadores nem medição de audiência. O tema
            escolhido fica só no seu aparelho. As fotos vêm do Wikimedia Commons, que recebe o endereço do seu
            aparelho ao entregá-las, mas não a página em que você está.
          </p>
        </Prose>
      </Section>
      <Section title="Com conta">
        <Prose>
          <ul>
            <li>Nome, e-mail e senha (guardada cifrada, nem nós a lemos): para você entrar.</li>
            <li>Suas escolhas: para mostrá-las a você.</li>
            <li>A sessão fica no armazenamento do seu navegador até você sair da conta.</li>
          </ul>
        </Prose>
      </Section>
      <Section title="Quem vê suas escolhas">
        <Prose>
          <p>
            Só você vê suas escolhas, nem os administradores. A regra está no próprio banco de dados. Não
            vendemos, não publicamos e não somamos escolhas.
          </p>
        </Prose>
      </Section>
    </div>
  );
}
