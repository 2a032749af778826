import { expect, it } from 'vitest';
import { deputyOutcomeText, outcomeTag } from './deputy-outcome';

const outcome = (destino: string, cargo: string | null = null) => ({
  deputado_id: 1,
  destino,
  cargo,
  situacao: 'preliminar',
});

it.each([
  ['reeleito', null, 'Eleição de 2026: reeleito(a)', 'Reeleito(a)'],
  ['nao_reeleito', null, 'Eleição de 2026: não reeleito(a)', 'Não reeleito(a)'],
  [
    'outro_cargo_eleito',
    'Senador(a)',
    'Eleição de 2026: eleito(a) para outro cargo ·\u00A0Senador(a)',
    'Eleito(a): Senador(a)',
  ],
  [
    'outro_cargo_nao_eleito',
    'Governador(a)',
    'Eleição de 2026: não eleito(a) para outro cargo ·\u00A0Governador(a)',
    'Não eleito(a): Governador(a)',
  ],
  ['outro_cargo_eleito', null, 'Eleição de 2026: eleito(a) para outro cargo', 'Eleito(a) para outro cargo'],
  ['nao_concorreu', null, 'Eleição de 2026: não concorreu', 'Não concorreu'],
  ['coisa_nova', null, 'Eleição de 2026: sem informação conferida', null],
])('the outcome %s (office: %s) is told as %j', (destino, cargo, sentence, tag) => {
  expect(deputyOutcomeText(outcome(destino, cargo))).toBe(sentence);
  expect(outcomeTag(outcome(destino, cargo))).toBe(tag);
});

it('no record is no outcome', () => {
  expect(deputyOutcomeText(null)).toBe('Eleição de 2026: sem informação conferida');
  expect(outcomeTag(undefined)).toBeNull();
});
