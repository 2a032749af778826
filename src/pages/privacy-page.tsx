import { Link } from 'react-router-dom';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { paths } from '@/lib/paths';
import { readPublisher } from '@/lib/publisher';
import { PageHead } from '@/ui/page-head';
import { RunningText } from '@/ui/running-text';
import { Section } from '@/ui/section';

export const head = {
  path: paths.privacy,
  title: 'Privacidade',
  description: 'O que a Pauta Aberta guarda sobre você, para quê, por quanto tempo e quem vê.',
} satisfies HeadData;

const settingsData = `${paths.settings}?aba=dados`;

/** LGPD, Lei 13.709/2018. */
export function Component() {
  return (
    <div className="max-w-reading">
      <DocumentHead {...head} />
      <PageHead
        title="Privacidade"
        lead="O que guardamos sobre você, para quê, por quanto tempo e quem vê."
      />
      <RunningText>
        <p>
          Marcar um candidato como favorito ou ignorado revela opinião política, que a lei trata como dado
          sensível (Lei 13.709/2018, a LGPD, art. 5º). Por isso guardamos o mínimo, só com a sua autorização,
          e você pode levar ou apagar tudo quando quiser.
        </p>
      </RunningText>
      <WithoutAccount />
      <WhatIsHeld />
      <WhoIsResponsible />
      <Section title="Quem vê suas escolhas">
        <RunningText>
          <p>
            Ninguém mais vê suas escolhas no site, nem os administradores. A regra está no próprio banco de
            dados. Quem mantém o banco tem acesso técnico a ele, como em todo serviço, e responde por isso.
            Não vendemos, não publicamos e não somamos escolhas.
          </p>
        </RunningText>
      </Section>
      <Analysis />
      <YourRights />
      <Section title="Se você tem 16 ou 17 anos">
        <RunningText>
          <p>
            Com 16 anos você já pode votar e pode usar tudo aqui, com ou sem conta. Marcar alguém diz o que
            você pensa de política: só marque se quiser que a gente guarde isso. Não peça conta com o e-mail
            de outra pessoa e use um nome que você aceite deixar escrito. Você pode baixar ou apagar tudo na
            hora, sem pedir a ninguém. Se ficar em dúvida, converse antes com quem cuida de você.
          </p>
        </RunningText>
      </Section>
    </div>
  );
}

function WithoutAccount() {
  return (
    <Section title="Sem conta">
      <RunningText>
        <p>
          Você pode ler tudo sem conta. Não há anúncios, rastreadores nem medição de audiência. O tema
          escolhido e se as fontes aparecem nas fichas ficam só no seu aparelho. As fotos são cópias guardadas
          neste site. Nas listas públicas, quando falta a cópia, a foto vem do Wikimedia Commons ou da Câmara
          dos Deputados, que recebem o endereço do seu aparelho ao entregá-la, mas não a página em que você
          está. Nas telas com as suas escolhas nada vem de fora: sem cópia, aparecem as iniciais.
        </p>
        <p>
          As páginas públicas que você abre ficam também no seu aparelho, com a data da leitura, para ler sem
          conexão. Nada das suas escolhas fica junto, e sair da conta apaga essas cópias.
        </p>
        <p>
          Se você tocar em Favoritar ou Ignorar antes de entrar, a escolha espera só neste navegador, por até
          uma hora se a conta depender de confirmação por e-mail. Ela some quando é feita ou quando você sai.
        </p>
        <p>
          Se você preferir guardar as escolhas só no aparelho, elas ficam num banco de dados do seu navegador:
          quem você marcou, como, quando e, de cada pessoa, o nome, a foto, o partido e o estado que estavam
          na tela. Nós não as recebemos: só se você pedir os votos em comum, ou comparar, os números dessas
          pessoas vão ao servidor, sem conta nem nome. Se você limpar os dados do navegador, elas se perdem, e
          quem usa o aparelho pode vê-las. Você as baixa e apaga em{' '}
          <Link to={paths.choices}>Minhas Escolhas</Link>. Sair da conta ou excluí-la não mexe nelas.
        </p>
        <p>
          Para que ninguém sobrecarregue o serviço, contamos os acessos por aparelho. Essa contagem usa um
          código que muda todo dia e some em até 48 horas; o endereço do aparelho em si não entra nela.
        </p>
      </RunningText>
    </Section>
  );
}

function WhatIsHeld() {
  return (
    <Section title="Com conta">
      <RunningText>
        <ul>
          <li>
            Nome, e-mail e senha (guardada cifrada, nem nós a lemos), até você excluir a conta: para você
            entrar.
          </li>
          <li>
            Suas escolhas, até você as apagar: para mostrá-las a você. De cada deputado ficam também o nome, a
            foto, o partido e o estado que estavam na tela. A base legal é a sua autorização (LGPD, art. 11,
            I).
          </li>
          <li>
            Suas autorizações, com data e versão do texto, até você excluir a conta: para provar o que você
            permitiu.
          </li>
          <li>
            A escolha que você fez sem rede, só no seu navegador, até ser enviada, recusada ou descartada, por
            até 30 dias: quem você marcou, como, quando e o que estava na tela. Ela não entra em outra conta
            deste aparelho e sai quando você apaga as escolhas ou exclui a conta; ao sair, perguntamos.
          </li>
          <li>
            Quantas análises com inteligência artificial você pediu em cada dia e quando começou a última, sem
            o texto delas: para respeitar o limite de uso. O que passa de 30 dias sai quando alguém pede outra
            análise.
          </li>
          <li>
            A sessão fica no armazenamento do seu navegador até você sair da conta. O servidor anota quando
            ela começou, o endereço e o tipo do aparelho, até ela terminar: para você poder encerrá-la.
          </li>
        </ul>
        <p>
          Quem administra os candidatos tem os seus atos registrados com o código da conta. Esse registro não
          pode ser apagado e, depois que a conta é excluída, fica só com o código.
        </p>
      </RunningText>
    </Section>
  );
}

/** LGPD, arts. 9 and 41. The values come from whoever publishes the site. */
function WhoIsResponsible() {
  const publisher = readPublisher();
  return (
    <Section title="Quem responde e onde ficam os dados">
      <RunningText>
        {publisher === null ? (
          <p>
            Esta é uma cópia local, num computador: ninguém a publicou, e os dados ficam só nele até quem a
            usa apagá-los. Num site publicado, aqui estão o nome de quem responde, um contato e o lugar dos
            dados.
          </p>
        ) : (
          <>
            <p>
              Quem responde por este site e pelos seus dados:{' '}
              <span translate="no">{publisher.responsible}</span>. Contato, também sobre os seus dados:{' '}
              <a translate="no" href={`mailto:${publisher.contact}`}>
                {publisher.contact}
              </a>
              .
            </p>
            <p>{`Os dados ficam em ${publisher.place}, pelo tempo dito acima. O que você apaga some na hora do site e sai das cópias de segurança em até ${publisher.backupDays} ${publisher.backupDays === 1 ? 'dia' : 'dias'}.`}</p>
          </>
        )}
      </RunningText>
    </Section>
  );
}

function Analysis() {
  return (
    <Section title="Análise com inteligência artificial">
      <RunningText>
        <p>
          A análise só usa um serviço de inteligência artificial se houver um ligado e se você autorizar, em
          separado, na <Link to={paths.analysis}>tela da análise</Link>, que diz qual é o serviço e em que
          país fica. Ele escolhe quais assuntos contar e em que ordem, e mais nada: as frases são escritas por
          regras nossas. Vão se você favoritou ou ignorou cada político e os dados públicos dele: nome,
          partido, estado, profissão, inclinação, pautas, cargos e, entre deputados favoritos, quantas vezes
          votaram igual. Não vão o seu nome, o e-mail, o código da conta nem as datas. Sem autorização, a
          ordem dos assuntos é a padrão.
        </p>
        <p>O texto não é guardado no servidor. Ele descreve as suas escolhas e não recomenda voto.</p>
      </RunningText>
    </Section>
  );
}

function YourRights() {
  return (
    <Section title="O que você pode fazer">
      <RunningText>
        <ul>
          <li>
            Ver e levar: <Link to={settingsData}>Conta, Dados do Usuário</Link>, “Baixar meus dados”. Vêm a
            conta com as suas datas, as sessões abertas (quando, de que endereço e aparelho), as escolhas, as
            autorizações e a contagem das análises com inteligência artificial, na hora. Não vêm a senha e as
            chaves das sessões, que abririam a sua conta a quem achasse o arquivo.
          </li>
          <li>
            Corrigir: mude ou remova cada escolha em <Link to={paths.choices}>Minhas Escolhas</Link>.
          </li>
          <li>
            Retirar: em <Link to={settingsData}>Autorizações</Link>, tire a autorização da análise com um
            clique; apagar suas escolhas retira a de guardá-las.
          </li>
          <li>
            Apagar: “Apagar minhas escolhas” ou “Excluir minha conta”, na mesma tela. Some na hora e não dá
            para desfazer.
          </li>
        </ul>
      </RunningText>
    </Section>
  );
}
