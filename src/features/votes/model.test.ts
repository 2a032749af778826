import { expect, it } from 'vitest';
import { resultText } from './model';
import { majoritySentence } from './texts';

it.each([
  ['eleicao', 'Votos: sim: 388. Eleita a Sra. Ana.', true, [388, 22], 'Pessoa eleita, 388 a 22'],
  ['eleicao', 'Votos: Sra. Ana: Sim: 388.', true, [388, 22], 'Eleição de pessoa, 388 a 22'],
  ['destaque', 'Mantido o texto. Sim: 302; Não: 105.', false, [302, 105], 'O trecho ficou, 302 a 105'],
  ['destaque', 'Suprimido o texto. Sim: 221; Não: 242.', true, [221, 242], 'O trecho saiu, 221 a 242'],
  ['texto', 'Aprovado o projeto.', true, [null, null], 'Aprovada'],
] as const)(
  'the result of a roll call in a file (%s: %s) is its own',
  (tipo, descricao, aprovada, votes, said) => {
    const [sim, nao] = votes;
    expect(resultText({ tipo, descricao, aprovada, titulo: null, sim, nao })).toBe(said);
  },
);

it('a deputy in no roll call that compares is compared with no party', () => {
  const none = 'Não há votações suficientes para comparar com o partido.';
  expect(majoritySentence({ iguais: 0, votacoes: 0 })).toBe(none);
});
