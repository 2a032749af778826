import { expect, it } from 'vitest';
import { candidatePage, deputyPage, detailOf, drawnPages, fileOf } from './drawn-pages';

const id = 'ea35ceaa-f72c-5330-ac8b-7960a3689925';

it('an address of one person says whose it is', () => {
  expect(detailOf(`/candidato/${id}`)).toEqual({ page: candidatePage, id });
  expect(detailOf('/deputado-federal/220593')).toEqual({ page: deputyPage, id: '220593' });
});

it.each([
  '/',
  '/candidato',
  '/candidato/',
  '/candidato/ana',
  `/candidato/${id}/`,
  `/candidatos-2026/${id}`,
  '/deputado-federal/0',
  '/deputado-federal/12345678901',
  '/deputado-federal/220593?aba=despesas',
  `/deputado-federal/${id}`,
])('%s is nobody’s', (pathname) => {
  expect(detailOf(pathname)).toBeNull();
});

it('the samples are ids that are asked for', () => {
  for (const { id: form, sample } of [candidatePage, deputyPage]) expect(sample).toMatch(form);
});

it('each drawn page has a file of its own', () => {
  expect(drawnPages.map(({ path }) => fileOf(path))).toEqual([
    'index.html',
    'candidatos-2026.html',
    'deputados-federais.html',
    'auth.html',
    'candidato.html',
  ]);
});
