import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isAbout } from '../../../supabase/functions/generate-candidate-news/about.ts';
import { openNewsStandIn } from '../../../supabase/local/stand-ins/news/stand-in.ts';
import { createNews, resultsOf } from './news-support.ts';

interface Headline {
  title: string;
  description?: string;
  url?: string;
  section?: string;
}

/** An item of a search feed, whose addresses tell no section. */
function item({ title, description = '', url, section = '' }: Headline) {
  return {
    title,
    description,
    url: url ?? 'https://busca.example/rss/articles/CBMi',
    section,
    source: 'Fonte',
    publishedAt: null,
  };
}

/** Namesakes: people, places, companies and dishes; each after the name and the party searched for. */
const hostile: readonly (readonly [name: string, party: string, title: string, description?: string])[] = [
  ['Lula', 'PT', 'Receita de lula à dorê crocante fica pronta em 20 minutos'],
  ['Lula', 'PT', 'Lula recheada: aprenda o prato da cozinha portuguesa'],
  ['Lula', 'PT', 'Lula gigante de 8 metros é filmada no Pacífico'],
  ['Lula', 'PT', 'Pescadores capturam lula rara no litoral de Santa Catarina'],
  ['Lula', 'PT', 'Técnico Lula é apresentado pelo clube e promete time ofensivo'],
  [
    'Lula',
    'PT',
    'Cantora lança álbum gravado no estúdio da família',
    'O disco tem produção de Lula Queiroga.',
  ],
  ['Lula', 'PT', 'Anéis de lula com molho tártaro: receita do restaurante'],
  ['Samara', '', 'Ataque de drones atinge refinaria em Samara'],
  ['Samara', '', 'Governador de Samara, na Rússia, anuncia toque de recolher'],
  ['Samara', 'UP', 'Samara Felippo fala sobre maternidade em entrevista'],
  ['Samara', 'UP', 'Samara vence prova do líder no BBB e manda aliada para o paredão'],
  ['Samara', 'UP', 'Prefeitura de Samara reabre aeroporto após ataque'],
  ['Samara', 'UP', 'Praia de Samara, na Costa Rica, entra em lista de destinos'],
  ['Samara', 'UP', 'Start UP de Samara recebe aporte de investidores'],
  ['Samara', 'UP', 'Jovem Samara está desaparecida há três dias em Contagem'],
  ['Zema', 'NOVO', 'Lojas Zema abrem 200 vagas em Minas Gerais'],
  ['Zema', 'NOVO', 'Eletro Zema lança novo cartão com cashback'],
  ['Zema', 'NOVO', 'Zema marca dois gols e clube vence a primeira no campeonato'],
  ['Zema', 'NOVO', 'Grupo Zema anuncia novo presidente e plano de expansão'],
  ['Zema', 'NOVO', 'Posto Zema é assaltado em Araxá'],
  ['Renan Santos', 'MISSÃO', 'Renan Santos é o novo reforço do Criciúma para a Série B'],
  ['Renan Santos', 'MISSÃO', 'Volante Renan Santos sofre lesão e desfalca o time por um mês'],
  ['Renan Santos', 'MISSÃO', 'Lutador Renan Santos vence por nocaute em Las Vegas'],
  ['Renan Santos', 'MISSÃO', 'Motociclista Renan Santos morre em acidente na BR-116'],
  ['Renan Santos', 'MISSÃO', 'Chef Renan Santos abre restaurante em Curitiba'],
  ['Renan Santos', 'MISSÃO', 'Renan Santos cumpre missão e garante vaga na final do reality'],
  ['Edmilson Costa', 'PCB', 'Zagueiro Edmilson Costa renova com o clube até 2028'],
  ['Edmilson Costa', 'PCB', 'Maestro Edmilson Costa rege concerto em São Luís'],
  ['Edmilson Costa', 'PCB', 'Corpo de Edmilson Costa é encontrado no Rio Mearim'],
  ['Hertz Dias', 'PSTU', 'Rapper Hertz Dias faz show na Praça Nauro Machado'],
  ['Hugo Motta', 'REPUBLICANOS', 'Hugo Motta faz gol no segundo turno do campeonato e lidera a artilharia'],
  ['Arthur Lira', 'PP', 'Pianista Arthur Lira toca Villa-Lobos no Recife'],
  ['Arthur Lira', 'PP', 'Tenista Arthur Lira avança em torneio juvenil'],
  ['Ana Paula Lima', 'PT', 'Ana Paula Lima ensina receita de bolo de fubá'],
  ['Ana Paula Lima', 'PT', 'Atropelada na Via Expressa, Ana Paula Lima recebe alta'],
  ['Rui Costa', 'PT', 'Rui Costa, campeão mundial de ciclismo, anuncia aposentadoria'],
  ['Rui Costa', 'PT', 'Português Rui Costa perde etapa por meia roda'],
  ['Ronaldo Caiado', 'PSD', 'Ronaldo Caiado é eleito craque da rodada do campeonato amador'],
  ['Flávio Bolsonaro', 'PL', 'Sósia faz show e a plateia ri', 'O humorista imita Flávio Bolsonaro.'],
  ['Augusto Cury', 'AVANTE', 'Livro de Augusto Cury vira peça de teatro em São Paulo'],
  ['Augusto Cury', 'AVANTE', 'Avante! Augusto Cury ensina a vencer a ansiedade'],
  ['Pablo Marçal', 'PRTB', 'Curso de Pablo Marçal é alvo de reclamações de alunos'],
  ['Pedro Paulo', 'PSD', 'Pedro Paulo e Alex cantam sucessos em rodeio'],
  ['Pedro Paulo', 'PSD', 'ATACANTE PEDRO PAULO ACERTA COM O PSD DE TAUBATÉ'],
  ['Cury', '', 'Cury Construtora anuncia lucro recorde no trimestre'],
  // Written small, a name is a word.
  ['Lula', 'PT', 'Governo libera crédito para a safra da lula em Santa Catarina'],
  ['Lula', 'PT', 'Deputados votam lei que protege a lula e o polvo no litoral'],
  ['Samara', 'UP', 'Partido lança samara, a moeda digital da campanha'],
  ['Ronaldo Caiado', 'PSD', 'Muro caiado por ronaldo caiado vira tema de vereadores'],
  ['Lula', 'PT', 'SAFRA DE LULA CRESCE COM LEI DO GOVERNO FEDERAL'],
  // What is called after somebody, and people with a longer name.
  ['Zema', 'NOVO', 'Ministério Público investiga Grupo Zema por campanha de doação'],
  ['Zema', 'NOVO', 'Governo de Minas concede incentivo fiscal à Zema Financeira'],
  ['Lula', 'PT', 'Deputado Lula da Fonte relata projeto de lei sobre energia'],
  ['Lula', 'PT', 'Marcos Lula assume mandato no lugar do ministro'],
  ['Samara', 'UP', 'Ministra nomeia Samara Pataxó para assessoria do governo'],
  ['Rui Costa', 'PT', 'Rui Costa Pimenta critica atuação da PF e fala em uso político'],
  ['Edmilson Costa', 'PCB', 'Governador recebe José Edmilson Costa no partido'],
  ['Hugo Motta', 'REPUBLICANOS', 'Prefeitura entrega reforma da Praça Hugo Motta antes das eleições'],
  // The same name in an office that is not theirs.
  ['Renan Santos', 'MISSÃO', 'Vereador Renan Santos apresenta projeto de lei em Araxá'],
  ['Renan Santos', 'MISSÃO', 'Renan Santos, vereador de Niterói, deixa o partido'],
  ['Rui Costa Pimenta', 'PCO', 'Câmara Municipal de Ilhéus aprova lei de Rui Costa Pimenta'],
  ['Ana Paula Lima', 'PT', 'Vereadora Ana Paula Lima (PT) propõe CPI do transporte'],
  ['Hertz Dias', 'PSTU', 'Prefeito Hertz Dias sanciona lei e decreta feriado municipal'],
  ['Arthur Lira', 'PP', 'Deputado estadual Arthur Lira cobra o governador por obras'],
  ['Pedro Paulo', 'PSD', 'Pedro Paulo é eleito prefeito de Cabo Frio com 51% dos votos'],
  ['Wilson Grassi', 'DEMOCRATA', 'Juiz Wilson Grassi manda suspender votação na Câmara'],
];

/** Political sections whose headline is about somebody else. */
const inSection = [
  ['Zema', 'NOVO', 'Grupo Zema muda de comando'],
  ['Renan Santos', 'MISSÃO', 'Vereador Renan Santos faz balanço do ano'],
  ['Lula', 'PT', 'Entenda como a lula entrou no cardápio do Congresso'],
] as const;

/** Headlines of a search feed about the right person. */
const meant: readonly (readonly [name: string, party: string, title: string, description?: string])[] = [
  ['Lula', 'PT', 'Lula sanciona lei que amplia licença-paternidade'],
  ['Lula', 'PT', 'Presidente da República, Lula recebe governadores no Planalto'],
  ['Lula', 'PT', 'PCB e PSTU farão apoio crítico a Lula e ao PT no segundo turno'],
  ['Lula', 'PT', 'Ministros de Lula discutem orçamento de 2027'],
  ['Zema', 'NOVO', 'Zema declara apoio a Flávio Bolsonaro no segundo turno'],
  ['Zema', 'NOVO', 'Ex-governador Zema critica reforma tributária'],
  ['Samara', 'UP', 'Candidata à Presidência, Samara defende jornada menor'],
  ['Samara', 'UP', 'TSE aprova registro de Samara, da Unidade Popular'],
  ['Ronaldo Caiado', 'PSD', 'Ronaldo Caiado fala em anistia em ato do PSD'],
  ['Ronaldo Caiado', 'PSD', 'Eleições 2026: veja os números', 'Entre eles, Ronaldo Caiado.'],
  ['Renan Santos', 'MISSÃO', 'Candidato a presidente, Renan Santos participa de sabatina'],
  ['Hugo Motta', 'REPUBLICANOS', 'Presidente da Câmara, Hugo Motta marca votação para terça'],
  ['Hugo Motta', 'REPUBLICANOS', 'Deputados cobram Hugo Motta por projeto de lei'],
  ['Arthur Lira', 'PP', 'Arthur Lira é relator do projeto que isenta o imposto de renda'],
  ['Ana Paula Lima', 'PT', 'Deputada Ana Paula Lima visita hospital em Blumenau'],
  ['Rui Costa', 'PT', 'Rui Costa deixa a Casa Civil'],
  ['Lula', 'PT', 'Governadores pedem a Lula recursos do orçamento'],
  ['Lula', 'PT', 'Para Lula, oposição trava a reforma tributária'],
  ['Zema', 'NOVO', 'Novo oficializa candidatura de Romeu Zema à Presidência'],
  ['Samara', 'UP', 'UP anuncia pré-candidatura de Samara Martins à presidência do Brasil'],
  ['Escritor Augusto Cury', 'AVANTE', 'Avante anuncia pré-candidatura do escritor Augusto Cury'],
  ['Escritor Augusto Cury', 'AVANTE', 'Augusto Cury, escritor, se lança candidato à Presidência'],
  ['Veterinário Wilson Grassi', 'DEMOCRATA', 'Candidato à Presidência, Wilson Grassi defende animais'],
  ['Flávio Bolsonaro', 'PL', 'FLÁVIO BOLSONARO VOTA CONTRA A REFORMA TRIBUTÁRIA NO SENADO'],
  ['Clariana Barão', 'DC', 'Ex-Candidata à Presidência, Clariana Barão Declara Apoio no Segundo Turno'],
  ['Hugo Motta', 'REPUBLICANOS', 'Prefeitos pedem a Hugo Motta que paute emendas'],
  ['Delegado Palumbo', 'MDB', 'Deputado Delegado Palumbo é relator da CPI das bets'],
];

/** The headlines as the tests name them. */
function headlines(cases: typeof hostile) {
  return cases.map(([name, party, title, description = '']) => ({ name, party, title, description }));
}

it.each(headlines(hostile))(
  'a headline of a namesake is not about $name ($party): $title',
  ({ name, party, title, description }) => {
    expect(isAbout(name, party)(item({ title, description }))).toBe(false);
  },
);

it.each(headlines(meant))(
  'a headline is about $name ($party): $title',
  ({ name, party, title, description }) => {
    expect(isAbout(name, party)(item({ title, description }))).toBe(true);
  },
);

it.each(inSection)(
  'a headline of a namesake is not about %s (%s), even in a political section: %s',
  (name, party, title) => {
    expect(isAbout(name, party)(item({ title, url: 'https://jornal.example/politica/1' }))).toBe(false);
  },
);

const copySchema = z.object({
  noticias: z.array(
    z.object({ candidato_nome: z.string(), title: z.string(), description: z.string(), url: z.string() }),
  ),
});
const copy = new URL('../../../supabase/local/data/noticias.json', import.meta.url);
const { noticias } = copySchema.parse(JSON.parse(await readFile(copy, 'utf8')));

/** Gathered by hand per person; unnamed items cannot be found. */
const named = noticias.map((entry) => ({
  ...entry,
  description: `${entry.description} ${entry.candidato_nome}`,
}));

describe('real items about the candidates, with their sections', () => {
  const isKept = (entry: (typeof named)[number]) =>
    isAbout(entry.candidato_nome, '')({ ...entry, section: '', source: '', publishedAt: null });
  const wholeNames = named.filter(({ candidato_nome }) => candidato_nome.includes(' '));
  const singleInTitle = named.filter(
    ({ candidato_nome, title }) => !candidato_nome.includes(' ') && title.includes(candidato_nome),
  );

  it('are kept, at least 40 of them', () => {
    const kept = [...wholeNames, ...singleInTitle].filter(isKept);
    const lost = [...wholeNames, ...singleInTitle]
      .filter((entry) => !isKept(entry))
      .map(({ title }) => title);
    expect(lost).toEqual([]);
    expect(kept.length).toBeGreaterThanOrEqual(40);
  });

  it('a name of one word does not count where only the description has it', () => {
    const onlyBelow = named.filter(
      ({ candidato_nome, title }) => !candidato_nome.includes(' ') && !title.includes(candidato_nome),
    );
    expect(onlyBelow.length).toBeGreaterThan(0);
    expect(onlyBelow.filter(isKept)).toEqual([]);
  });
});

it('a feed’s category tells the section where the address does not', () => {
  const is = isAbout('Ronaldo Caiado', 'PSD');
  expect(is(item({ title: 'Ronaldo Caiado fala em Goiânia', section: 'Política' }))).toBe(true);
  expect(is(item({ title: 'Ronaldo Caiado fala em Goiânia', section: 'Esportes' }))).toBe(false);
  expect(is(item({ title: 'Ronaldo Caiado fala em Goiânia', section: 'Câmara Municipal' }))).toBe(false);
});

describe('the copy of headlines, asked as the site asks', () => {
  const ask = async (name: string, party: string) => {
    const standIn = await openNewsStandIn();
    const news = createNews((url) => standIn.fetch(new Request(url)), {
      feeds: ['https://busca.example/rss/search?q={busca}'],
    });
    const { results, leftOut = 0 } = await resultsOf(news, { candidateName: name, party });
    return { certain: results.length, leftOut };
  };

  it.each([
    ['Clariana Barão', 'DC', 1],
    ['Edmilson Costa', 'PCB', 4],
    ['Escritor Augusto Cury', 'AVANTE', 4],
    ['Flávio Bolsonaro', 'PL', 2],
    ['Hertz Dias', 'PSTU', 4],
    ['Renan Santos', 'MISSÃO', 1],
    ['Ronaldo Caiado', 'PSD', 1],
    ['Rui Costa Pimenta', 'PCO', 2],
    ['Veterinário Wilson Grassi', 'DEMOCRATA', 1],
    ['Lula', 'PT', 1],
    ['Samara', 'UP', 1],
  ])('shows what is certain about %s (%s): %i', async (name, party, certain) => {
    expect(await ask(name, party)).toMatchObject({ certain });
  });

  it('says of a name of one word, named in no headline, what was left out', async () => {
    expect(await ask('Zema', 'NOVO')).toEqual({ certain: 0, leftOut: 1 });
  });
});
