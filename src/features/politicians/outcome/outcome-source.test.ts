import { expect, it } from 'vitest';
import { outcomeSourceText } from './outcome-source';

const outcome = (situacao: string, revisado_em: string) => ({
  deputado_id: 1,
  destino: 'reeleito',
  cargo: null,
  situacao,
  revisado_em,
});

it.each([
  [[], ''],
  [
    [outcome('preliminar', '2026-10-08'), outcome('preliminar', '2026-10-08')],
    'lista preliminar, reunida de fontes públicas lidas em 08/10/2026 e ainda não conferida com o TSE',
  ],
  [
    [
      outcome('conferido', '2026-11-20'),
      outcome('preliminar', '2026-10-08'),
      outcome('conferido', '2026-11-02'),
    ],
    'lista preliminar, reunida de fontes públicas lidas em 08/10/2026 e ainda não conferida com o TSE; conferido com a fonte que a página de cada deputado diz, lida entre 02/11/2026 e 20/11/2026',
  ],
])('the source of outcomes says from where and when they are known: %#', (outcomes, text) => {
  expect(outcomeSourceText(outcomes)).toBe(text);
});
