import { expect, it } from 'vitest';
import { fieldOfError } from './field-of-error';

function refusal(code: string, message: string, details = ''): Error {
  return Object.assign(new Error(message), { code, details });
}

const check = (name: string) =>
  `new row for relation "candidatos_presidencia_2026" violates check constraint "${name}"`;

it.each([
  [refusal('23514', check('candidatos_nome_valid')), 'nome'],
  [refusal('23514', check('candidatos_nome_completo_valid')), 'nome_completo'],
  [refusal('23514', check('candidatos_situacao_registro_em_valid')), 'situacao_registro_em'],
  [refusal('P0001', 'fonte_obrigatoria', '{"campo": "inclinacao_politica"}'), 'inclinacao_politica'],
  [refusal('23514', check('candidatos_partido_nome_valid')), 'partido_nome'],
  [refusal('23514', check('candidatos_foto_url_required')), 'foto_url'],
  [refusal('23514', check('candidatos_bio_summary_impersonal')), 'bio_summary'],
  [refusal('23514', 'foto_url is required'), 'foto_url'],
  [refusal('23514', check('candidatos_status_known')), 'status'],
  [
    refusal('23502', 'null value in column "partido_nome" of relation "x" violates not-null constraint'),
    'partido_nome',
  ],
  [
    refusal(
      '23505',
      'duplicate key value violates unique constraint "one_each"',
      'Key (nome)=(Ana) already exists.',
    ),
    'nome',
  ],
])('the refusal of the database leads to the field of %s', (error, field) => {
  expect(fieldOfError(error)?.field).toBe(field);
});

it.each([
  ['a check about a column that is not on the form', refusal('23514', check('candidatos_profissao_valid'))],
  ['another kind of refusal', refusal('57014', 'canceling statement: nome')],
  ['no answer', new TypeError('Failed to fetch')],
  ['something that is no error', 'nome'],
])('the refusal of the database names no field in %s', (_, error) => {
  expect(fieldOfError(error)).toBeNull();
});

it.each([
  [
    '23514',
    check('candidatos_bio_summary_impersonal'),
    /^Não escreva e-mail, telefone nem CPF aqui: o público lê este texto\.$/,
  ],
  ['23514', check('candidatos_nome_valid'), /^O banco de dados recusou este valor\. Confira-o\.$/],
  ['23502', 'null value in column "nome"', /^Este campo é obrigatório\.$/],
  ['23505', 'Key (nome)=(Ana) already exists.', /^Já existe um candidato com este valor\.$/],
  ['P0001', 'fonte_obrigatoria: inclinacao_politica', /^Este campo precisa de uma fonte; /],
])('the refusal %s of the database (%s) is said as %s', (code, message, sentence) => {
  expect(fieldOfError(refusal(code, message))?.message).toMatch(sentence);
});
