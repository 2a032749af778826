import { expect, it } from 'vitest';
import { rollCallCsv } from './roll-call-csv';
import { differenceText, totalText } from './roll-call-model';
import type { RollCallDetail } from './roll-call-schema';

/** Invented: counted votes beside what the text states of them. */
const differing: RollCallDetail = {
  id_camara: '1-1',
  dia: '2024-03-20',
  titulo: 'PL 1/2024',
  ementa: null,
  descricao: 'Rejeitada a Emenda de Plenário nº 40. Sim: 35; não: 375; total: 410.',
  tipo: 'emenda',
  aprovada: false,
  nominal: true,
  tem_votos: true,
  totais_diferem: true,
  sim: 315,
  nao: 87,
  sim_no_texto: 35,
  nao_no_texto: 375,
  abstencao: 1,
  obstrucao: 0,
  presidiu: 1,
  votos_fora: 0,
  orientacoes_fora: 0,
  explicacao: null,
  orientacoes: [],
  votos: [],
};
const left = 'As listas e as somas deste site deixam estes votos de fora.';

it.each([
  [
    35,
    375,
    `Os totais diferem: o texto da Câmara diz 35 a 375, e os votos individuais somam 315 a 87. ${left}`,
  ],
  [
    35,
    null,
    `Os totais diferem: o texto da Câmara diz 35 a não informado, e os votos individuais somam 315 a 87. ${left}`,
  ],
  [
    315,
    87,
    `O texto da Câmara e os votos individuais dão números diferentes de abstenções ou de obstruções. ${left}`,
  ],
])('a text with %s Sim and %s Não contradicts 315 and 87', (sim_no_texto, nao_no_texto, sentence) => {
  expect(differenceText({ ...differing, sim_no_texto, nao_no_texto })).toBe(sentence);
});

it('nothing is said of totals that agree, and the result has its numbers', () => {
  const agreeing = { ...differing, totais_diferem: false };
  expect(differenceText(agreeing)).toBeNull();
  expect(totalText(agreeing)).toBe('Rejeitada, 315 a 87');
});

it('the file of contradicted votes says so above them, and gives no result in numbers', () => {
  const file = rollCallCsv(differing);
  expect(file).toContain('"Resultado";"Rejeitada"\r\n"Atenção";"Os totais diferem:');
  expect(rollCallCsv({ ...differing, totais_diferem: false })).not.toContain('Atenção');
});
