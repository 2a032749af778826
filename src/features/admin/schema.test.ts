import { describe, expect, it } from 'vitest';
import { newCandidate } from './form-values';
import { candidateSchema, type FormValues } from './schema';

const valid: FormValues = {
  ...newCandidate,
  nome: 'Ana Exemplo',
  partido_sigla: 'EX',
  partido_nome: 'Partido Exemplo',
  foto_url: 'https://fotos.exemplo/ana.jpg',
};

/** The first sentence said about each field. */
function messages(changes: Partial<Record<keyof FormValues, unknown>>): Record<string, string> {
  const { error } = candidateSchema.safeParse({ ...valid, ...changes });
  const found: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
}

const unseen = 'Há um caractere invisível neste campo. Apague o texto e digite de novo.';

describe('the candidate form', () => {
  it('accepts a complete record and tidies it', () => {
    expect(
      candidateSchema.parse({ ...valid, nome: ' Ana ', link_wikipedia: 'HTTP://pt.wikipedia.org/wiki/Ana' }),
    ).toEqual({
      ...valid,
      nome: 'Ana',
      election_year: 2026,
      link_wikipedia: 'https://pt.wikipedia.org/wiki/Ana',
    });
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
    ['idade', 40.5, 'Idade inválida'],
    ['idade', 34, 'Idade mínima é 35 anos'],
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
    ['idade', null],
    ['idade', 35],
  ])('accepts %s %j', (field, value) => {
    expect(messages({ [field]: value })).toEqual({});
  });
});
