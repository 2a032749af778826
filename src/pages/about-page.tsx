import { Link } from 'react-router-dom';
import { useAfterHydration } from '@/lib/publication';
import { isElectionOver } from '@/lib/election/civic-calendar';
import { dayInBrasilia } from '@/lib/text/format';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { paths } from '@/lib/paths';
import { productName } from '@/lib/text/product-name';
import { ExternalLink } from '@/ui/external-link';
import { PageHead } from '@/ui/page-head';
import { RunningText } from '@/ui/running-text';
import { Section } from '@/ui/section';

export const head = {
  path: paths.about,
  title: 'Sobre e método',
  description: 'De onde vêm os dados da Pauta Aberta, as regras de neutralidade e o que o site não sabe.',
} satisfies HeadData;

const tseList =
  'https://www.tse.jus.br/comunicacao/noticias/2026/Setembro/eleicoes-2026-tem-12-candidaturas-na-disputa-pela-presidencia-da-republica';

export function Component() {
  return (
    <div className="max-w-reading">
      <DocumentHead {...head} />
      <PageHead title="Sobre e método" lead="De onde vêm os dados, como são mostrados e o que falta." />
      <RunningText>
        <p>{`${productName} é um projeto independente, sem ligação com partidos, candidatos ou com a Justiça Eleitoral. Serve para conhecer quem disputou a Presidência em 2026 e os deputados federais. Não recomenda voto.`}</p>
      </RunningText>
      <Section title="Fontes">
        <RunningText>
          <ul>
            <li>
              Lista de candidaturas:{' '}
              <ExternalLink href={tseList}>Tribunal Superior Eleitoral, notícia de 11/09/2026</ExternalLink>.
              Foram 12 na urna. Mais duas, do PRTB, aparecem como fora da urna: uma teve o registro negado, a
              outra foi retirada.
            </li>
            <li>
              Nome, número, partido, coligação, naturalidade e idade: registro de candidatura no TSE
              (DivulgaCandContas), lido por transcrições públicas. A idade é a de hoje, pela data de
              nascimento; onde a data falta, a que a ficha traz.
            </li>
            <li>
              Pautas: resumo nosso, em tom neutro, de um resumo público dos planos de governo, feito por
              outras fontes, com os mesmos seis temas para todas as pessoas que estiveram na urna. Os planos
              não foram lidos.
            </li>
            <li>Histórico eleitoral: só cargos eletivos exercidos, segundo imprensa e páginas oficiais.</li>
            <li>Cor do partido: a que a Wikipédia em português usa. Não é dado do TSE.</li>
            <li>
              Fotos das candidaturas: Wikimedia Commons, com o crédito e a licença na página de cada pessoa.
            </li>
            <li>
              Deputados, votações, despesas e eleitos: a fonte está na tela de cada um. O dia de cada conjunto
              e o que falta nele estão em <Link to={paths.data}>Dados</Link>.
            </li>
          </ul>
        </RunningText>
      </Section>
      <Rules />
    </div>
  );
}

function Rules() {
  const today = useAfterHydration(dayInBrasilia);
  return (
    <>
      <Section title="Inclinação política">
        <RunningText>
          <p>
            A inclinação vem de outras fontes, não do candidato. Também não é dado do TSE. Usamos o que fontes
            independentes dizem da pessoa. Se elas discordam, usamos o partido. A do partido é a que está na
            Wikipédia. Sem fonte, fica “Inclinação não informada”.
          </p>
          <p>
            O site tem cinco rótulos, e as fontes usam outras palavras. “Extrema-esquerda” aparece como
            “Esquerda”; “centro-esquerda a esquerda”, como “Centro-esquerda”; “direita a extrema-direita”,
            como “Direita”. As palavras de cada fonte estão na página de cada pessoa.
          </p>
        </RunningText>
      </Section>
      <Section title="Regras de neutralidade">
        <RunningText>
          <ul>
            <li>
              Pessoas em ordem alfabética em todas as listas. Só o resultado da eleição segue a ordem de
              votos, como publica o TSE.
            </li>
            <li>Mesmos campos, mesmo tamanho e mesmo tratamento de foto para todos.</li>
            <li>Nenhuma nota, posição ou destaque.</li>
            <li>Nenhuma contagem pública de quem favoritou quem.</li>
            <li>
              Suas escolhas ficam na sua conta ou, se você preferir, só no seu aparelho: aí nós não as
              recebemos.
            </li>
          </ul>
        </RunningText>
      </Section>
      <Section title="O que o site não sabe">
        <RunningText>
          <p>
            {isElectionOver(today) ? (
              <>
                A eleição terminou em 25 de outubro de 2026. <Link to={paths.result}>Ver o resultado</Link>
                .{' '}
              </>
            ) : null}
            <span>
              O material reunido sobre as candidaturas termina por volta de 10/10/2026. O resultado de um
              turno só aparece depois de registrado, com a fonte e o dia em que foi lido. Um campo sem fonte
              aparece como não informado.
            </span>
          </p>
        </RunningText>
      </Section>
    </>
  );
}
