import { type Mention, mentionsOf } from './mention.ts';
import type { NewsItem } from './news-item.ts';
import { foldWords, writtenName } from './person.ts';

const words = `
  bancada|bancadas|base aliada|bolsonar*|candidato a presidencia|candidata a presidencia
  candidato a presidente|candidata a presidente|candidato do partido|candidatura*|presidenciav*|pre candidat*|campanha eleitoral
  casa civil|chapa|coligacao|comissao especial|congresso nacional|convencao do|cpi|cpmi|debate da|debate presidencial
  declara apoio|decreto|democracia|deputad*|direita|eleicao|eleicoes|eleitor*|emenda*|esquerda|ex presidente|federacao partidaria
  fundo eleitoral|governador*|governo|governista*|horario eleitoral|impeachment|indulto|inelegiv*|lava jato|legislativo|lei|lei da
  mandato|medida provisoria|mesa diretora|ministeri*|ministr*|oposicao|orcamento|palacio do planalto|parlament*|partido|partidos
  pec|petista*|pesquisa datafolha|pesquisa quaest|planalto|plano de governo|plenario|politic*|presidencia da republica
  presidencia do brasil|a presidencia|presidente da camara|presidente da republica|presidente do brasil|presidente do senado
  projeto de lei|reeleicao|reforma administrativa|reforma tributaria|relator*|running mate|segundo turno|2o turno|primeiro turno|1o turno
  senador*|senado|stf|tse|tre|unidade popular|urna|urnas|vice presidente|vota|votacao|voto|votos`
  .split(/[|\n]/)
  .map((term) => term.trim())
  .filter((term) => term !== '');

const spoken = new RegExp(` (?:${words.map((term) => term.replace('*', '\\p{L}*')).join('|')}) `, 'u');

/** Only presidential candidates do these: enough for 'Romeu Zema' where 'Zema' is searched. */
const presidential =
  / (?:candidat\p{L}+ a (?:presiden\p{L}+|reeleicao)|pre candidat\p{L}+|presidenciav\p{L}+|candidatura\p{L}*|debate (?:da|presidencial)|presiden\p{L}+ d[ao] (?:republica|brasil)|planalto|tse|running mate) /u;

/** Offices that neither candidates for the presidency nor federal deputies hold. */
const local = / (?:vereador(?:a|es|as)?|camara municipal|camara de vereadores|legislativo municipal) /;
const localOffice =
  /^(?:e |foi |sera |toma posse como )?(?:(?:re)?eleit[oa] |candidat[oa] )?(?:o |a |um |uma )?(?:novo |nova )?(?:ex |vice )?(?:prefeit[oa]|deputad[oa] (?:estadual|distrital)|secretari[oa]) /;

/** Directly before a name: other offices, other callings, or what is called after somebody. */
const others = new Set(
  `prefeito prefeita secretario secretaria estadual distrital sindico sindica conselheiro conselheira juiz juiza promotor
  promotora desembargador desembargadora ator atriz cantor cantora sertanejo dj mc rapper musico maestro pianista chef lutador
  lutadora tenista piloto motociclista ciclista surfista nadador nadadora corredor influenciador influenciadora youtuber
  modelo comediante humorista jovem menino menina adolescente aposentado aposentada
  grupo posto loja lojas eletro rede banco construtora empresa companhia instituto fundacao rua avenida praca parque escola
  colegio creche hospital ubs estadio ginasio arena bairro vila jardim residencial fazenda sitio usina rodovia ponte viaduto
  edificio aeroporto terminal shopping hotel pousada restaurante bar padaria livraria editora operacao trofeu taca copa banda
  dupla supermercado farmacia clinica`.split(/\s+/),
);

const elsewhere =
  / (?:atacante|meia|zagueiro|lateral|goleir[oa]|jogador[ea]?s?|jogo|tecnico|treinador|volante|clube|time|torcida|torcedor[ea]?s?|gol|gols|rodada|serie [abcd]|brasileirao|brasileiro sub|campeonato|copa|estadual sub|libertadores|sul americana|selecao|escalacao|lesao|bbb|reality|novela|show|album|turne|oscar|bola de ouro|receita|ingredientes|cozinha|prato|restaurante|russia|russa|russo|ucrania|lojas|eletro|varejista|safra|pesca|pesqueir[oa]s?|pescad[oa]s?|pescador[ea]?s?|frutos do mar|dore) /;

const sections =
  /(?:^|[-_ ])(?:politica|politicas|politics|eleicao|eleicoes|eleitoral|poder|congresso|senado|camara|legislativo|presidencia|planalto)(?:$|[-_ ])/;

const publishers = ['tse.jus.br', 'camara.leg.br', 'senado.leg.br', 'planalto.gov.br'];

function isInSection({ url, section }: NewsItem): boolean {
  const { hostname, pathname } = new URL(url);
  if (local.test(` ${foldWords(`${hostname} ${pathname} ${section}`)} `)) return false;
  if (publishers.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))) return true;
  // The last part of an address is the headline, not a section.
  const parts = [...pathname.split('/').slice(0, -1), section];
  return parts.some((part) => sections.test(foldWords(part.replaceAll('-', ' '))));
}

const everyday = new Set([
  'avante',
  'democrata',
  'missao',
  'mobiliza',
  'novo',
  'pode',
  'rede',
  'up',
  'agir',
  'dc',
  'solidariedade',
]);

/** In capitals, as parties write themselves, and not an everyday word. */
function partyIn(party: string): (title: string) => boolean {
  const sigla = party.trim().toUpperCase();
  if (sigla === '' || everyday.has(foldWords(sigla))) return () => false;
  return (title) =>
    title !== title.toUpperCase() &&
    title
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.toUpperCase() === sigla && word.length > 1 && word !== word.toLowerCase());
}

function namesPlace(name: string): (title: string) => boolean {
  const place = new RegExp(
    ` (?:em|regiao de|cidade de|prefeit\\p{L}+ de|governador\\p{L}* de|aeroporto de) ${foldWords(name)} `,
    'u',
  );
  return (title) => place.test(` ${foldWords(title)} `);
}

function isSomebodyElse({ before, after }: Mention): boolean {
  return others.has(before) || localOffice.test(`${after} `);
}

/** Needs politics beside the name; one-word names need the title too. */
export function isAbout(name: string, party: string): (item: NewsItem) => boolean {
  const mentions = mentionsOf(name);
  const isSingle = !writtenName(name).trim().includes(' ');
  const hasParty = partyIn(party);
  const isPlace = namesPlace(writtenName(name));
  const itself = new RegExp(` (?:${foldWords(name)}|${foldWords(writtenName(name))}) `, 'gu');
  return (item) => {
    const { title, description } = item;
    const besides = ` ${foldWords(title)} `.replace(itself, ' · ');
    if (local.test(besides) || (isSingle && isPlace(title))) return false;
    const places = [...mentions(title), ...(isSingle ? [] : mentions(description))];
    const sure = places.filter((place) => !isSomebodyElse(place));
    const isWhole = sure.some(({ isPart }) => !isPart);
    const isPresidential = hasParty(title) || presidential.test(besides);
    if (sure.length === 0 || !(isWhole || (isSingle && isPresidential))) return false;
    return isInSection(item) || (!elsewhere.test(besides) && (hasParty(title) || spoken.test(besides)));
  };
}
