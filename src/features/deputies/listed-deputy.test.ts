import { expect, it } from 'vitest';
import { createQueryClient } from '@/lib/query-client';
import { listedDeputy } from './listed-deputy';
import { type DeputyFilters, noFilters } from './model';
import { deputyQueries } from './queries';

const ana = { id: 7, nome: 'Ana', siglaPartido: 'PP', siglaUf: 'AL', urlFoto: null };
const read = { obtidoEm: '2026-11-20T12:00:00Z', origem: { tipo: 'camara' as const } };

function withList(filters: DeputyFilters) {
  const client = createQueryClient();
  const page = { deputies: [ana], pageCount: 1, next: null, leftOut: 0, ...read };
  client.setQueryData(deputyQueries.list(filters).queryKey, { pages: [page], pageParams: [] });
  return client;
}

it('a list of deputies in exercise tells of its own, with its day', () => {
  const known = listedDeputy(withList({ ...noFilters, uf: 'AL' }), '7');
  expect(known).toMatchObject({ ...read, deputy: { id: 7, nomeCivil: null } });
  expect(known?.deputy.ultimoStatus).toMatchObject({
    nome: 'Ana',
    siglaPartido: 'PP',
    situacao: 'Exercício',
  });
  expect(listedDeputy(withList(noFilters), '8')).toBeUndefined();
});

it('a list of an earlier legislature does not tell who is in exercise', () => {
  expect(listedDeputy(withList({ ...noFilters, legislatura: '57' }), '7')).toBeUndefined();
});
