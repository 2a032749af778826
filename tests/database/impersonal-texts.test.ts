import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsPersonalData } from '@/lib/personal-data';
import { textAround } from './support/form-texts.ts';
import { database } from './support/migrated.ts';

/* Client and database must agree on the panel's public texts. */

async function refusedByTable(texts: readonly string[]): Promise<boolean[]> {
  const { rows } = await database.query<{ refused: boolean }>(
    `select not private.impersonal_ok(given.text) as refused
     from jsonb_array_elements_text($1::jsonb) with ordinality as given (text, place) order by place`,
    [JSON.stringify(texts)],
  );
  return rows.map(({ refused }) => refused);
}

const emails = [
  'ana@exemplo.com.br',
  'Ana＠exemplo．com',
  'ana @ exemplo.com',
  'ana @ exemplo . com . br',
  'ana arroba exemplo ponto com',
  'ana (arroba) exemplo (ponto) com',
  'ana[at]exemplo[dot]com',
  'ana at exemplo.com',
  'ana(a)exemplo.com.br',
  'ANA ARROBA EXEMPLO.COM',
  'a\u200bna@exem\u200bplo.com',
  'ana\u2060@\u00adexemplo.com',
  'ana&#64;exemplo.com',
  'ana{@}exemplo.org',
  'ana <arroba> exemplo <ponto> org',
  'conta ana no gmail',
];
const numbers = [
  '123.456.789-09',
  '12345678909',
  '123 456 789 09',
  '123-456-789-09',
  '123/456/789/09',
  '123·456·789·09',
  '123_456_789_09',
  '123.456.789 – 09',
  '１２３．４５６．７８９－０９',
  '١٢٣.٤٥٦.٧٨٩-٠٩',
  '१२३४५६७८९०९',
  '1 2 3 4 5 6 7 8 9 0 9',
  '1.2.3.4.5.6.7.8.9.0.9',
  '12345678-909',
  'x123.456.789-09',
  'CPF12345678909',
  '1234 5678 909',
  '5299 8224 725',
  '123\u200b456\u200b789\u200b09',
  '1\ufe0f\u20e32\ufe0f\u20e33\ufe0f\u20e3.456.789-09',
  '①②③④⑤⑥⑦⑧⑨⓪⑨',
  'CPF: 123,456,789,09',
  'um dois três quatro cinco seis sete oito nove zero nove',
];
const phones = [
  '(11) 98765-4321',
  '11 98765 4321',
  '11987654321',
  '+55 11 98765-4321',
  '+5511987654321',
  '011 98765.4321',
  '11-9-8765-4321',
  '（１１）９８７６５－４３２１',
  '98765-4321',
  '98765 4321',
  '(61) 3215-5555',
  '61 3215-5555',
  '6132155555',
  'tel. 3215-5555',
  'WhatsApp: 3215 5555',
  'oito três dois um cinco cinco cinco cinco',
];

it.each([...emails, ...numbers, ...phones])('both refuse a text with %j', async (hostile) => {
  const texts = [hostile, `Pedido de ${hostile}, em 04/10/2026.`, `Conferido (${hostile})`];
  expect(texts.map(holdsPersonalData)).toEqual([true, true, true]);
  expect(await refusedByTable(texts)).toEqual([true, true, true]);
});

const innocent = [
  'Registro 280002552484 conferido em 21/11/2026.',
  'Processo 0600123-45.2026.6.00.0000, julgado em 11/09/2026.',
  'Declarou R$ 1.820.760,17 em 2026 e R$ 149.986.151,74 em 2022.',
  'Bens de R$ 12.345.678,90; dívida de R$ 98.765,43.',
  'Disputou em 1998, 2002, 2006, 2018 e 2022.',
  'Mandatos 2011-2014 e 2015-2018; deputado de 12/2019-2022.',
  'Eleições de 1998 2002 2006 2010.',
  'Votos: 57.259.504 (43,20%) de 156.454.011 eleitores.',
  'Placar de 315 a 87; antes, 402 a 10.',
  'Lei 9.504/1997, Resolução 23.610/2019, PL 2630/2020 e Lei 91234/2026.',
  'Apuração em 04/10/2026, às 17h30: 100% das seções.',
  'Empresa de CNPJ 12.345.678/0001-90, CEP 70160-900.',
  'A arroba do boi subiu a R$ 300. Até este ponto o registro diz o mesmo.',
  'Perfil @lula. Depois, o candidato(a) eleito(a) tomou posse.',
  'Chapa de um, dois ou três partidos.',
  'Constituição, art. 14, § 3º, VI; ADI 6.341; RE 1.234.567.',
  'https://www12.senado.leg.br/noticias/materias/2026/10/04/flavio-bolsonaro',
  'Candidata f1911987654321-e123456789-4a12-9012-3456789012ab, 0a123456789091c2d3e4f5061728394a.',
  'Dados 66(2), 2023; doi 10.1590/dados.2023.66.2.303.',
];

it.each(innocent)('both take %j', async (text) => {
  expect(holdsPersonalData(text)).toBe(false);
  expect(await refusedByTable([text])).toEqual([false]);
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('http') ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it.each(['candidatos-2026.json', 'votacoes-explicadas.json', 'eleicao-2026/destinos-deputados.json'])(
  'both take every text of %s',
  async (file) => {
    const content: unknown = JSON.parse(await readFile(`supabase/local/data/${file}`, 'utf8'));
    const texts = [...new Set(textsIn(content))];
    expect(texts.filter(holdsPersonalData)).toEqual([]);
    const refused = await refusedByTable(texts);
    expect(texts.filter((_, index) => refused[index])).toEqual([]);
  },
);

it('both give one verdict on texts around the edges of the rules', async () => {
  const piece = fc.oneof(
    fc
      .constantFrom(...emails, ...numbers, ...phones, ...innocent)
      .chain((text) => fc.nat(text.length).map((at) => text.slice(at) + text.slice(0, at))),
    textAround(12, 20),
  );
  const texts = fc.sample(piece, { seed: 20261126, numRuns: 2000 });
  const refused = await refusedByTable(texts);
  expect(texts.filter((text, index) => holdsPersonalData(text) !== refused[index])).toEqual([]);
  expect(new Set(refused)).toEqual(new Set([true, false]));
});

it('both give one verdict on every number and telephone with something put in, or a digit changed', async () => {
  const texts = [...numbers, ...phones].flatMap((text) =>
    Array.from({ length: text.length + 1 }, (_, at) => [text.slice(0, at), text.slice(at)] as const).flatMap(
      ([before, after]) => [
        ...['0', '10', ' ', ' - ', ' .. ', ' . . ', ',', 'a', 'x'].map((put) => before + put + after),
        ...['0', '1', '9'].map((digit) => before + digit + after.slice(1)),
      ],
    ),
  );
  const refused = await refusedByTable(texts);
  expect(texts.filter((text, index) => holdsPersonalData(text) !== refused[index])).toEqual([]);
});

it('every free text of the panel is held to the rule', async () => {
  const { rows } = await database.query<{ text: string }>(
    `select replace(conrelid::regclass::text, 'public.', '') || '.' ||
       substring(pg_get_constraintdef(oid) from 'impersonal_ok\\((\\w+)\\)') as text
     from pg_constraint where conname like '%\\_impersonal' order by 1`,
  );
  const free = {
    audit_log: ['nota'],
    candidatos_presidencia_2026: [
      ...['bio_summary', 'coalition', 'escolaridade', 'foto_credito', 'inclinacao_politica'],
      ...['motivo_fora_da_urna', 'nome', 'nome_completo', 'partido_nome', 'partido_sigla', 'profissao'],
      ...['situacao_registro', 'vice_nome', 'vice_partido'],
    ],
    candidatos_revisoes: ['ressalva'],
    destinos_deputados: ['cargo', 'fonte_titulo'],
    fontes: ['titulo', 'veiculo'],
    turnos_presidencia: ['fonte_titulo'],
    votacoes_explicadas: ['fonte_titulo', 'nao_significa', 'sim_significa', 'titulo_claro'],
  };
  const expected = Object.entries(free).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
  expect(rows.map(({ text }) => text).toSorted()).toEqual(expected.toSorted());
});
