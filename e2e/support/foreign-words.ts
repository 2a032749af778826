/** English of the specification (§2 and §8), marked up or control names. */
const fixed = new Set([
  'Oops! Page not found',
  'Return to Home',
  'Voltar para Home',
  'Unexpected Application Error!',
  'Preview',
  'Dashboard',
]);

const english = `
  about add again and are back cancel candidate candidates click close copied copy create created dashboard date delete
  deleted deputies deputy details download edit email empty error errors failed failure favorite favorites found from
  go here hide home ignored invalid less light load loading logged more name network news next no not of offline open
  page party password please preview previous privacy profile ready remove removed required results retry return save
  saved saving search see send sent settings share show sign something state submit success successfully system the
  theme this today try unable unexpected unknown update updated upload user username users view warning welcome went
  with wrong year you your
`;

/** Often left without accents; none is a word of its own here. */
const unaccented = `
  acao acoes alem alguem alteracao analise analises apos area areas ate atualizacao atraves audio automatica automatico
  autorizacao botao botoes camara cartao codigo comeca comecar conclusao condicao conexao configuracao configuracoes
  conteudo convencao criacao descricao dificil disponivel duvida edicao eleicao eleicoes endereco enderecos esgotado
  espaco estao exclusao exercicio facil funcao funcoes ha historico inclinacao informacao informacoes inicio invalida
  invalido ja lideranca maximo memoria mes minimo mudanca municipio nao necessario ninguem nivel noticia noticias numero
  numeros obrigatoria obrigatorio opcao opcoes orgao padrao pagina paginas partidario pauta-se periodo permissao politica
  politicas politico politicos porem possivel presidencia profissao proposicao proposicoes proxima proximo publico
  publicos rapido regiao republica restauracao sao secao seguranca sera serao servico servicos sessao situacao so sumario
  tambem tera titulo tres ultima ultimas ultimo ultimos unica unico usuario usuarios util versao video voce voces
`;

const listed = (words: string) => new Set(words.trim().split(/\s+/));
const englishWords = listed(english);
const unaccentedWords = listed(unaccented);

/** Words that one fixed Portuguese use shares with English. */
const borrowed = /\b(Faça login|Logout realizado|e-mail|no-reply)\b/gi;

/** Ids and hashes spell words by chance: '8add7623'. */
const code =
  /https?:\S+|\S+@\S+|\/[\w/:-]+|\b\w+_\w+\b|"\w+":|\b[A-Z]{2}\b|\b[\da-f]+(?:-[\da-f]+){4}\b|\b[\da-f]*\d[\da-f]*\b/g;

export function strayWords(text: string): string[] {
  const parts = text.split(/ ·\s/).filter((part) => !fixed.has(part.trim()));
  const plain = parts.join(' ').replace(code, ' ').replace(borrowed, ' ');
  const words = plain.match(/[\p{L}-]+/gu) ?? [];
  return words.filter((word) => {
    const lower = word.toLowerCase();
    return unaccentedWords.has(lower) || (englishWords.has(lower) && !isPortuguese(lower, words));
  });
}

/** 'no' and 'date' are Portuguese too; they count as English only beside another English word. */
const inBoth = new Set(['no', 'date', 'de', 'mais']);

function isPortuguese(word: string, words: readonly string[]): boolean {
  return (
    inBoth.has(word) &&
    !words.some((other) => englishWords.has(other.toLowerCase()) && !inBoth.has(other.toLowerCase()))
  );
}
