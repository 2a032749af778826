import { expect, it } from 'vitest';
import { valueText } from '@/features/candidates/column-values';
import { entityName, wordsOfEntity } from './entities';

it.each([
  ['candidatos_presidencia_2026', 'Candidato'],
  ['turnos_presidencia', 'Resultado'],
  ['destinos_deputados', 'Destino de deputado(a)'],
  ['fontes', 'Fonte'],
  ['votacoes_explicadas', 'Explicação de votação'],
  ['cota_limites', 'Limites da cota parlamentar'],
  ['audit_ocultacoes', 'Ocultação do público'],
])('the audit names what was changed: %s', (entity, name) => {
  expect(entityName(entity)).toBe(name);
});

it.each([
  ['votacoes_explicadas', 'principal', true, 'Sim'],
  ['votacoes_explicadas', 'principal', false, 'Não'],
  ['turnos_presidencia', 'validos', 119_300_788, '119.300.788'],
  ['turnos_presidencia', 'percentual', 45.16, '45,16'],
  ['destinos_deputados', 'destino', 'reeleito', 'Reeleito(a)'],
  ['cota_limites', 'desde', '2026-02-01', '01/02/2026'],
  ['audit_ocultacoes', 'motivo', 'dado_pessoal', 'dado pessoal'],
])('the audit shows values in words: %s, %s, %s', (entity, column, value, words) => {
  expect(valueText(column, value, wordsOfEntity(entity))).toBe(words);
});
