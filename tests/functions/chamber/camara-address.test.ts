import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress, RefusedError } from '../../../supabase/functions/camara-proxy/address.ts';
import { attacks } from './camara-attacks.ts';
import { chamber } from './camara-support.ts';

const host = 'dadosabertos.camara.leg.br';
const rebuilt = (path: string): string => readAddress(`${chamber}${path}`).path;

/** The calls of the specification, their correct forms, and the requests to the Chamber. */
const accepted: [string, string, string][] = [
  [
    '/deputados?siglaUf=SP&siglaPartido=PT&nome=Ana&idLegislatura=57&ordenarPor=nome&ordem=ASC&itens=50&pagina=1',
    'deputados',
    '/deputados?idLegislatura=57&itens=50&nome=Ana&ordem=ASC&ordenarPor=nome&pagina=1&siglaPartido=PT&siglaUf=SP',
  ],
  ['/deputados?itens=1000', 'deputados', '/deputados?itens=1000'],
  ['/deputados?siglaPartido=MISS%C3%83O', 'deputados', '/deputados?siglaPartido=MISS%C3%83O'],
  ['/deputados?siglaPartido=S.PART.', 'deputados', '/deputados?siglaPartido=S.PART.'],
  ['/deputados?nome=Jo%C3%A3o+da++Silva', 'deputados', '/deputados?nome=Jo%C3%A3o%20da%20Silva'],
  // Unseen characters of pastes are ignored.
  [
    '/deputados?nome=%E2%80%8BMa%C2%ADri%CC%81a%C2%A0Sol%EF%BB%BF',
    'deputados',
    '/deputados?nome=Mar%C3%ADa%20Sol',
  ],
  ["/deputados?nome=D'%C3%81vila", 'deputados', '/deputados?nome=D%27%C3%81vila'],
  ['/deputados/204528', 'deputado', '/deputados/204528'],
  [
    '/deputados/204528/despesas?ano=2026&mes=03&itens=100&pagina=1&ordem=DESC&ordenarPor=ano',
    'despesas',
    '/deputados/204528/despesas?ano=2026&idLegislatura=57&itens=100&mes=3&ordem=DESC&ordenarPor=ano&pagina=1',
  ],
  ['/deputados/1/despesas?ano=2027', 'despesas', '/deputados/1/despesas?ano=2027&idLegislatura=57%2C58'],
  [
    '/deputados/1/despesas?idLegislatura=56&ano=2023&ordenarPor=dataDocumento',
    'despesas',
    '/deputados/1/despesas?ano=2023&idLegislatura=56&ordenarPor=dataDocumento',
  ],
  [
    '/deputados/1/discursos?dataInicio=2026-05-21&dataFim=2026-11-21&itens=50&pagina=2&ordenarPor=dataHoraInicio&ordem=desc',
    'discursos',
    '/deputados/1/discursos?dataFim=2026-11-21&dataInicio=2026-05-21&itens=50&ordem=DESC&ordenarPor=dataHoraInicio&pagina=2',
  ],
  [
    '/proposicoes?idDeputadoAutor=1&dataInicio=2026-05-21&dataFim=2026-11-21&itens=50&pagina=1&ordenarPor=id&ordem=DESC',
    'proposicoes',
    '/proposicoes?dataFim=2026-11-21&dataInicio=2026-05-21&idDeputadoAutor=1&itens=50&ordem=DESC&ordenarPor=id&pagina=1',
  ],
  [
    '/proposicoes?idDeputadoAutor=1&dataApresentacaoInicio=2026-05-21&dataApresentacaoFim=2026-11-21',
    'proposicoes',
    '/proposicoes?dataApresentacaoFim=2026-11-21&dataApresentacaoInicio=2026-05-21&idDeputadoAutor=1',
  ],
  ['/referencias/deputados/siglaUF', 'referencias', '/referencias/deputados/siglaUF'],
  ['/referencias/deputados/tipoDespesa', 'referencias', '/referencias/deputados/tipoDespesa'],
  ['/referencias/deputados/codSituacao', 'referencias', '/referencias/deputados/codSituacao'],
  [
    '/partidos?itens=100&ordem=ASC&ordenarPor=sigla',
    'partidos',
    '/partidos?itens=100&ordem=ASC&ordenarPor=sigla',
  ],
];

test.each(accepted)('%s is the route %s', (given, route, path) => {
  expect(readAddress(`${chamber}${given}`)).toMatchObject({ route: { name: route }, path });
});

test('one question has one spelling, whatever the order of its parameters', () => {
  expect(rebuilt('/deputados?siglaUf=SP&itens=50')).toBe(rebuilt('/deputados?itens=050&siglaUf=SP'));
});

describe('the gate', () => {
  test.each(attacks)('refuses %j', (url) => {
    expect(() => readAddress(url)).toThrow(RefusedError);
  });

  test('refuses at most with its own refusal, whatever the text', () => {
    const piece = fc.constantFrom(
      chamber,
      'https://',
      host,
      '/api/v2',
      '/deputados',
      '/204528',
      '/despesas',
      '/proposicoes',
      '?',
      '&',
      '=',
      'itens=50',
      'ano=2026',
      'nome=',
      'nome=%E2%80%8B',
      '@',
      ':443',
      '%2e',
      '..',
      '\\',
      '#',
      '\n',
      '%',
    );
    const text = fc.oneof(
      fc
        .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 8 })
        .map((parts) => parts.join('')),
      fc.array(piece, { maxLength: 6 }).map((parts) => `${chamber}${parts.join('')}`),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
    );
    const path =
      /^\/(deputados(\/\d{1,10}(\/(despesas|discursos))?)?|proposicoes|partidos|referencias\/deputados\/(siglaUF|tipoDespesa|codSituacao))$/;
    fc.assert(
      fc.property(text, (candidate) => {
        let target;
        try {
          target = readAddress(candidate);
        } catch (error) {
          expect(error).toBeInstanceOf(RefusedError);
          return;
        }
        const url = new URL(`${chamber}${target.path}`);
        expect(url.origin).toBe(`https://${host}`);
        expect(url.pathname.slice('/api/v2'.length)).toMatch(path);
        expect(`${chamber}${target.path}`).toBe(url.href);
        expect([...url.searchParams.keys()]).toEqual([...new Set(url.searchParams.keys())].sort());
      }),
      { numRuns: 1000 },
    );
  });

  test('what it has rebuilt passes again, unchanged', () => {
    for (const [given] of accepted) {
      const { path } = readAddress(`${chamber}${given}`);
      expect(rebuilt(path)).toBe(path);
    }
  });
});
