import { RunningText } from '@/ui/running-text';
import { RowList } from '@/ui/row-list';
import { Section } from '@/ui/section';

interface Subject {
  name: string;
  verdict: 'Atende nos testes' | 'Atende em parte' | 'Não se aplica';
  /** What was looked at, and how. */
  proof: string;
}

/** From tests and inspection by eye; nothing is claimed beyond that. */
const subjects: readonly Subject[] = [
  {
    name: 'Interação por teclado',
    verdict: 'Atende nos testes',
    proof:
      'Percursos inteiros só com o teclado, em navegador: achar candidato e deputado, entrar, escolher, remover, ler notícias, pedir a análise, editar um registro. O foco aparece, não fica preso nem coberto, e vai ao título quando a página muda.',
  },
  {
    name: 'Imagens',
    verdict: 'Atende nos testes',
    proof:
      'Toda foto que identifica alguém tem texto alternativo; as que estão ao lado do nome e os ícones são ignorados pelo leitor de tela. Conferido por programa e por testes de tela.',
  },
  {
    name: 'Cabeçalhos, regiões e listas',
    verdict: 'Atende nos testes',
    proof:
      'Um título principal por página, ordem sem saltos, conteúdo dentro de regiões com nome, cartões e linhas em listas. Conferido por programa em todas as telas.',
  },
  {
    name: 'Tabelas',
    verdict: 'Atende nos testes',
    proof:
      'Despesas e histórico têm legenda, cabeçalhos de coluna e ordenação anunciada. Em tela estreita viram lista; quando não cabem, rolam dentro da própria região.',
  },
  {
    name: 'Links, botões e controles',
    verdict: 'Atende nos testes',
    proof:
      'Nome com o texto visível (medido em todas as telas), estado anunciado, alvo de 44 por 44 pixels nos controles (no mapa do Início, cada estado tem 24 de altura, ao lado de uma lista com alvos de 44), aviso quando um link abre em nova aba.',
  },
  {
    name: 'Formulários',
    verdict: 'Atende nos testes',
    proof:
      'Rótulo visível em cada campo, erro escrito junto ao campo e ligado a ele, foco no primeiro campo com erro, preenchimento automático e colar permitidos, sem enigmas.',
  },
  {
    name: 'Cor, contraste e apresentação',
    verdict: 'Atende nos testes',
    proof:
      'Contraste conferido por programa nos temas claro e escuro. Texto a 200%, letras espaçadas e largura de 320 pixels (zoom de 400%) medidos em todas as páginas públicas, sem rolagem para os lados; nas listas, no início e nos textos do site também sem palavra partida que caberia na linha. Contraste alto e cores forçadas olhados em algumas telas. Nenhuma informação depende só de cor.',
  },
  {
    name: 'Movimento e tempo',
    verdict: 'Atende em parte',
    proof:
      'Nada pisca nem se repete sem fim, e quem pede menos movimento não vê animações. Não há prazo para ler ou preencher. Os avisos curtos somem em 5 a 10 segundos; param enquanto têm foco ou ponteiro, mas não há como deixá-los sempre na tela.',
  },
  {
    name: 'Idioma e linguagem',
    verdict: 'Atende em parte',
    proof:
      'O idioma está marcado, também nas duas telas de erro que ficam em inglês. Um teste procura palavras em inglês e sem acento. Ementas, discursos e tipos de despesa vêm da Câmara, em linguagem técnica.',
  },
  {
    name: 'Áudio e vídeo',
    verdict: 'Não se aplica',
    proof:
      'O site não publica áudio nem vídeo. Links de discursos levam a gravações da Câmara; não sabemos se têm legenda ou Libras.',
  },
];

export function AccessibilityChecklist() {
  return (
    <Section title="ABNT NBR 17225">
      <RunningText>
        <p>
          Nossa meta é a conformidade regular com a ABNT NBR 17225:2025, que corresponde aos níveis A e AA das
          diretrizes internacionais WCAG 2.2. É uma avaliação nossa, de novembro de 2026, e não um
          certificado: ninguém de fora avaliou o site.
        </p>
      </RunningText>
      <RowList className="mt-4" aria-label="Situação por assunto">
        {subjects.map(({ name, verdict, proof }) => (
          <li key={name} className="grid gap-1.5 py-4">
            <h3>{name}</h3>
            <p className="font-semibold">{verdict}</p>
            <p className="max-w-measure">{proof}</p>
          </li>
        ))}
      </RowList>
    </Section>
  );
}

export function AccessibilityLimits() {
  return (
    <>
      <Section title="O que ainda não foi avaliado">
        <RunningText>
          <ul>
            <li>Uso com leitores de tela (NVDA, JAWS, VoiceOver, TalkBack) por quem os usa todo dia.</li>
            <li>Comando por voz, teclado virtual, lupa e outros recursos de apoio.</li>
            <li>Navegadores diferentes do Chromium, onde os testes rodam.</li>
            <li>Testes com pessoas com deficiência.</li>
          </ul>
        </RunningText>
      </Section>
      <Section title="Limites conhecidos">
        <RunningText>
          <ul>
            <li>Não há tradução para Libras dentro do site.</li>
            <li>Notas fiscais e textos de proposições abrem no site da Câmara; muitas são imagens em PDF.</li>
            <li>
              Com o texto a 200%, a barra de baixo cresce com ele e ocupa duas linhas de uma tela pequena.
            </li>
            <li>
              Uma palavra mais larga que a tela, como um título com letra muito grande, passa para a linha de
              baixo.
            </li>
            <li>Na demonstração, o cartão que vira mostra só uma face por vez; um botão troca a face.</li>
          </ul>
        </RunningText>
      </Section>
    </>
  );
}
