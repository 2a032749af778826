import { expect, it } from 'vitest';
import { fateSourceText } from './fate-source';

const fate = (situacao: string, revisado_em: string) => ({
  deputado_id: 1,
  destino: 'reeleito',
  cargo: null,
  situacao,
  revisado_em,
});

it.each([
  [[], ''],
  [
    [fate('preliminar', '2026-10-08'), fate('preliminar', '2026-10-08')],
    'lista preliminar, reunida de fontes públicas lidas em 08/10/2026 e ainda não conferida com o TSE',
  ],
  [
    [fate('conferido', '2026-11-20'), fate('preliminar', '2026-10-08'), fate('conferido', '2026-11-02')],
    'lista preliminar, reunida de fontes públicas lidas em 08/10/2026 e ainda não conferida com o TSE; conferido com a fonte que a página de cada deputado diz, lida entre 02/11/2026 e 20/11/2026',
  ],
])('the source of outcomes says from where and when they are known: %#', (fates, text) => {
  expect(fateSourceText(fates)).toBe(text);
});
