import { describe, expect, it } from 'vitest';
import { fieldNames, type FormValues } from './form-keys';
import { columnsOf, newCandidate } from './form-values';
import { candidateSchemaOver } from './schema';
import { textOfSources } from './source-choice';

const valid: FormValues = {
  ...newCandidate,
  nome: 'Ana Exemplo',
  partido_sigla: 'EX',
  partido_nome: 'Partido Exemplo',
  foto_url: 'https://fotos.exemplo/ana.jpg',
};

function messages(changes: Record<string, unknown>): Record<string, string> {
  const { error } = candidateSchemaOver(valid, false).safeParse({ ...valid, ...changes });
  const found: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
}

const unseen = 'Há um caractere invisível neste campo. Apague o texto e digite de novo.';

describe('the candidate form', () => {
  it('accepts a complete record and tidies it', () => {
    const written = {
      ...valid,
      nome: ' Ana ',
      link_wikipedia: 'HTTP://pt.wikipedia.org/wiki/Ana',
      bens_declarados: '178.707.610,09',
      coligacao_partidos: 'EX, PA ,',
      inclinacao_politica: '',
      pautas_detalhe: '[{"tema":"saúde","texto":" Postos "},{"tema":"economia","texto":" "}]',
    };
    const base = { ...valid, bens_declarados: written.bens_declarados };
    expect(columnsOf(candidateSchemaOver(base, false).parse(written))).toEqual({
      ...Object.fromEntries(fieldNames.map((name) => [name, null])),
      nome: 'Ana',
      partido_sigla: 'EX',
      partido_nome: 'Partido Exemplo',
      election_year: 2026,
      status: 'active',
      foto_url: 'https://fotos.exemplo/ana.jpg',
      link_wikipedia: 'https://pt.wikipedia.org/wiki/Ana',
      coligacao_partidos: ['EX', 'PA'],
      bens_declarados: 178707610.09,
      pautas_detalhe: [{ tema: 'saúde', texto: 'Postos' }],
    });
  });

  it.each(['EX / PA', 'EX;PA', 'EX\nPA', 'EX, PA'])('takes the parties of %j one by one', (pasted) => {
    const checked = candidateSchemaOver(valid, false).parse({ ...valid, coligacao_partidos: pasted });
    expect(checked['coligacao_partidos']).toEqual(['EX', 'PA']);
  });

  it.each([
    ['nome', 'ab', 'Nome deve ter pelo menos 3 caracteres'],
    ['nome', '  ab  ', 'Nome deve ter pelo menos 3 caracteres'],
    ['nome', 'a'.repeat(121), 'Nome deve ter no máximo 120 caracteres'],
    ['nome', 'Ana\u202eMaria', unseen],
    ['nome', 'Ana\u200bMaria', unseen],
    ['partido_sigla', 'P', 'Sigla do partido deve ter pelo menos 2 caracteres'],
    ['partido_sigla', 'P'.repeat(13), 'Sigla do partido deve ter no máximo 12 caracteres'],
    ['partido_nome', '', 'Nome do partido é obrigatório'],
    ['partido_nome', ' ', 'Nome do partido é obrigatório'],
    ['election_year', '1988', 'Ano da eleição deve ser 1989 ou posterior'],
    ['election_year', '2101', 'Ano da eleição inválido'],
    ['election_year', '2026.5', 'Ano da eleição inválido'],
    ['election_year', '', 'Ano da eleição inválido'],
    ['election_year', 'dois mil', 'Ano da eleição inválido'],
    ['link_wikipedia', 'wikipedia', 'URL inválida'],
    ['link_wikipedia', 'javascript:alert(1)', 'URL inválida'],
    ['link_wikipedia', 'https://exemplo.org/wiki', 'Link deve ser da Wikipédia (wikipedia.org)'],
    [
      'link_wikipedia',
      'https://exemplo.org/?a=pt.wikipedia.org',
      'Link deve ser da Wikipédia (wikipedia.org)',
    ],
    ['link_wikipedia', 'https://falsawikipedia.org/', 'Link deve ser da Wikipédia (wikipedia.org)'],
    ['foto_url', '', 'URL inválida'],
    ['foto_url', 'foto.jpg', 'URL inválida'],
    ['foto_url', 'http://fotos.exemplo/ana.jpg', 'URL da foto deve usar HTTPS'],
    ['foto_url', 'data:image/png;base64,AAAA', 'URL da foto deve usar HTTPS'],
    ['foto_url', 'https://ana@fotos.exemplo/a.jpg', 'URL inválida'],
    ['foto_url', 'https://fotos.exemplo/a b.jpg', 'URL inválida'],
    ['bio_summary', 'a'.repeat(801), 'Biografia deve ter no máximo 800 caracteres'],
    ['status', 'published', 'Status inválido'],
    ['idade', '40.5', 'Idade inválida'],
    ['idade', '34', 'Idade mínima é 35 anos'],
    ['idade', '131', 'Idade máxima é 130 anos'],
    ['nome_completo', 'ab', 'Nome completo deve ter pelo menos 3 caracteres'],
    ['nome_completo', 'a'.repeat(161), 'Nome completo deve ter no máximo 160 caracteres'],
    ['data_nascimento', '1990-02-30', 'Nascimento deve ser um dia a partir de 1900'],
    ['data_nascimento', '1899-12-31', 'Nascimento deve ser um dia a partir de 1900'],
    ['data_nascimento', '1993-01-01', 'Idade mínima é 35 anos na posse'],
    ['escolaridade', 'a'.repeat(61), 'Escolaridade deve ter no máximo 60 caracteres'],
    ['vice_partido', 'EX', 'Informe também o vice'],
    ['situacao_registro_em', '2026-11-27', 'Informe também a situação do registro'],
    ['coligacao_partidos', 'EX, P', 'Partidos da coligação: cada sigla deve ter de 2 a 20 caracteres'],
    [
      'coligacao_partidos',
      'EX, 11987654321',
      'Não escreva e-mail, telefone nem CPF aqui: o público lê este texto.',
    ],
    ['data_nascimento', '2999-01-01', 'Nascimento não pode estar no futuro'],
    ['bens_declarados', 'muito', 'Bens declarados: escreva um valor em reais, como 1.234,56'],
    ['bens_declarados', '-1', 'Bens declarados: escreva um valor em reais, como 1.234,56'],
    ['bens_declarados', '1.0000', 'Bens declarados: escreva um valor em reais, como 1.234,56'],
    ['bens_declarados', '0.500', 'Bens declarados: escreva um valor em reais, como 1.234,56'],
    ['plano_governo_url', 'http://a.org/plano.pdf', 'URL inválida'],
    ['ficha_tse_url', 'https://exemplo.org/', 'Página no TSE deve ser um endereço do TSE (tse.jus.br)'],
    ['tse_sq', '1234567', 'Número da candidatura no TSE deve ter de 8 a 15 algarismos'],
    [
      'pautas_detalhe',
      JSON.stringify([{ tema: 'saúde', texto: 'a'.repeat(241) }]),
      'Saúde deve ter no máximo 240 caracteres',
    ],
    ['nota', 'a'.repeat(201), 'O motivo da mudança deve ter no máximo 200 caracteres'],
    ['bens_declarados', '10,00', 'Escolha ao menos uma fonte para este campo.'],
    ['situacao_registro', 'deferido', 'Escolha ao menos uma fonte para este campo.'],
    ['inclinacao_politica', 'Centro', 'Escolha ao menos uma fonte para este campo.'],
  ])('says of %s %j: %s', (field, value, message) => {
    expect(messages({ [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['nome', 'ãéí'],
    ['nome', '🙂'.repeat(120)],
    ['partido_sigla', 'P'.repeat(12)],
    ['election_year', '1989'],
    ['election_year', ' 2100 '],
    ['link_wikipedia', ''],
    ['link_wikipedia', 'https://pt.m.wikipedia.org/wiki/Ana#vida'],
    ['bio_summary', `${'a'.repeat(799)}🙂`],
    ['bio_summary', 'Vida.\n\tObra.'],
    ['status', 'deleted'],
    ['idade', ''],
    ['idade', '35'],
    ['idade', ' 55\n'],
    ['data_nascimento', '1992-12-31'],
    ['ficha_tse_url', 'https://divulga.tse.jus.br/x'],
    ['tse_sq', '280001600001'],
  ])('accepts %s %j', (field, value) => {
    expect(messages({ [field]: value })).toEqual({});
  });
});

describe('the source of a leaning', () => {
  const source = (tipo: string) => ({
    id: tipo,
    titulo: 'Título',
    veiculo: 'Veículo',
    tipo,
    publicada_em: null,
  });
  const stated = (value: string, ...kinds: string[]): FormValues => ({
    inclinacao_politica: value,
    fontes_de_inclinacao_politica: textOfSources({
      fontes: kinds.map(source),
      confianca: null,
      ressalva: '',
    }),
  });

  it('is not the campaign alone', () => {
    expect(messages(stated('Direita', 'partido_ou_campanha'))).toEqual({
      inclinacao_politica: 'Escolha também uma fonte que não seja do partido ou da campanha.',
    });
    expect(messages(stated('Direita', 'partido_ou_campanha', 'imprensa'))).toEqual({});
  });

  it('is not asked for where nothing is stated or nothing changed', () => {
    expect(messages(stated(''))).toEqual({});
    const base = { ...valid, ...stated('Direita') };
    expect(candidateSchemaOver(base, false).safeParse({ ...base, nome: 'Ana Maria' }).success).toBe(true);
    expect(candidateSchemaOver(base, false).safeParse({ ...base, ...stated('Centro') }).success).toBe(false);
  });

  it('cannot be taken away', () => {
    const base = { ...valid, ...stated('Direita', 'imprensa') };
    expect(candidateSchemaOver(base, false).safeParse({ ...base, ...stated('Direita') }).success).toBe(false);
  });
});

it('a record that came without a photo is saved without one, unless it is new or goes on the ballot', () => {
  const base = { ...valid, foto_url: '' };
  const photoIn = (status: string, isNew: boolean) =>
    candidateSchemaOver(base, isNew)
      .safeParse({ ...base, status })
      .error?.issues.map(({ path, message }) => [path[0], message]);
  expect(photoIn('archived', false)).toBeUndefined();
  for (const [status, isNew] of [
    ['active', false],
    ['archived', true],
  ] as const)
    expect(photoIn(status, isNew), status).toEqual([['foto_url', 'URL inválida']]);
});
